import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'

export interface LoadingScreenProps {
  /** The heading the page is going to have, where it is known. */
  title?: string
}

/** Stands where a screen will, while its code, or what only the browser knows, is on the way: as high as the window, so that the footer does not come and go. */
export const LoadingScreen = ({ title }: LoadingScreenProps) => (
  <>
    {title === undefined ? null : <VisuallyHidden as="h1">{title}</VisuallyHidden>}
    <chakra.output display="grid" placeItems="center" minHeight="100dvh" color="fg.muted" aria-busy="true">
      {m.shell_loading()}
    </chakra.output>
  </>
)
