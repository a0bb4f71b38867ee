import type { Point } from '../geometry/matrix.ts'

/** Settings of the background removal. */
export interface CutoutSettings {
  /** Removes the edge colours where they are connected to an edge. */
  isFromEdges: boolean
  /** Picked points in fractions of the picture, whose colours are removed as well. */
  picks: readonly Point[]
  /** Colour tolerance as an OKLab distance: 0.02 is hardly visible, 0.4 matches almost anything. */
  tolerance: number
  /** Feathering in thousandths of the longer side. */
  feather: number
  /** Also removes unconnected regions, such as the hole of a ring. */
  isEverywhere: boolean
}
