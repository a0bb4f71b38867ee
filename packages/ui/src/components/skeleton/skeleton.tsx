import { Skeleton as ChakraSkeleton, defineRecipe, type SkeletonProps } from '@chakra-ui/react'

const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: { bg: 'bg.raised', borderRadius: 'control', animation: 'pulse 1.6s ease-in-out infinite' }
})

/** A placeholder block. The surrounding list or page announces loading once, with `aria-busy`. */
export const Skeleton = (props: SkeletonProps) => <ChakraSkeleton recipe={skeletonRecipe} aria-hidden {...props} />
