import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'

export interface PaintedCanvasProps {
  ref: RefObject<HTMLCanvasElement | null>
  /** Shows the canvas; until then the picture below is visible. */
  isShown: boolean
}

/** A canvas over a product picture that renders the same product. The picture's alternative text covers both. */
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
