import { chakra } from '@chakra-ui/react'
import { m } from '../messages/index.ts'

/** Stands where a screen will, while its code loads. */
export const LoadingScreen = () => (
  <chakra.output display="grid" placeItems="center" minHeight="70dvh" color="fg.muted" aria-busy="true">
    {m.shell_loading()}
  </chakra.output>
)
