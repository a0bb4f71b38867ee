import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../skeleton/index.ts'

/** The size of a tile, before there is one. */
export const ProductTileSkeleton = () => (
  <chakra.div aria-hidden>
    <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
    <Skeleton height="18px" width="80%" marginTop="15px" />
    <Skeleton height="18px" width="40%" marginTop={2} />
    <chakra.div height="target" />
  </chakra.div>
)
