import { chakra } from '@chakra-ui/react'

/** The top of an accepted picture, as wide as the frame; without one the frame stays empty. */
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
