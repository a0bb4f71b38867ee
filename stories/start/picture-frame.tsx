import { chakra } from '@chakra-ui/react'

/** The top of a baseline image, as wide as the frame. Without an image the frame is empty. */
export const PictureFrame = ({ picture }: { picture: string | undefined }) => (
  <chakra.span
    display="block"
    height="240px"
    overflow="hidden"
    borderWidth="1px"
    borderRadius="control"
    background="bg.raised"
  >
    {picture !== undefined && <chakra.img src={picture} alt="" loading="lazy" width="100%" />}
  </chakra.span>
)
