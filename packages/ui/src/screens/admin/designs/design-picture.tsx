import { chakra } from '@chakra-ui/react'

/** The picture of a design on plain ground. */
export const DesignPicture = chakra(
  'img',
  { base: { aspectRatio: '1', objectFit: 'contain', bg: 'bg.raised', borderRadius: 'control' } },
  { defaultProps: { loading: 'lazy' } }
)
