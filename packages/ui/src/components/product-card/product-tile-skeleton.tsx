import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../skeleton/index.ts'

/** Placeholder with a tile's size. */
export const ProductTileSkeleton = () => (
  <chakra.div aria-hidden>
    <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    <Skeleton height="18px" width="80%" marginTop="15px" />
    <Skeleton height="18px" width="40%" marginTop={2} />
    <chakra.div height="target" />
  </chakra.div>
)
