import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fullyVisibleWidth } from '../../components/picture/index.ts'

interface GalleryFrameProps extends HTMLChakraProps<'section'> {
  picture: ReactNode
  /** Below the picture on phones, else at its start. Null for a single picture. */
  thumbnails: ReactNode
}

/** Layout of the gallery. The picture keeps its place while the thumbnails, which come later in the document, are still on their way. */
export const GalleryFrame = ({ picture, thumbnails, children, ...props }: GalleryFrameProps) => (
  <chakra.section
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: thumbnails ? '5rem minmax(0, 1fr)' : undefined }}
    gap={2}
    {...props}
  >
    <chakra.div
      position="relative"
      gridColumn={{ sm: '-2' }}
      gridRow={{ sm: '1' }}
      width="full"
      maxWidth={{ sm: fullyVisibleWidth, lg: 'none' }}
      alignSelf="start"
      overflow="clip"
      borderRadius="panel"
      // Keeps focus rings visible.
      overflowClipMargin="6px"
    >
      {picture}
    </chakra.div>
    {thumbnails ? (
      <chakra.div position="relative" gridColumn={{ sm: '1' }} gridRow={{ sm: '1' }}>
        {thumbnails}
      </chakra.div>
    ) : null}
    {children}
  </chakra.section>
)
