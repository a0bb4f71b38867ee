import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'

export interface PaintedCanvasProps {
  ref: RefObject<HTMLCanvasElement | null>
  /** What is painted there is what is meant: until then the picture below is seen. */
  isShown: boolean
}

/** Lies over a product picture, for the same product painted here. The picture's words stand for both. */
export const PaintedCanvas = ({ ref, isShown }: PaintedCanvasProps) => (
  <chakra.canvas
    ref={ref}
    aria-hidden
    position="absolute"
    inset={0}
    width="full"
    height="full"
    borderRadius="inherit"
    pointerEvents="none"
    opacity={isShown ? 1 : 0}
    transition="opacity 150ms ease-out"
    _motionReduce={{ transition: 'none' }}
  />
)
