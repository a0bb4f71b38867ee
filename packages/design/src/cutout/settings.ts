import type { Point } from '../geometry/matrix.ts'

/** What is taken out of a picture. */
export interface CutoutSettings {
  /** The colours its edges show, wherever they hang together with an edge. */
  isFromEdges: boolean
  /** Places that were pointed at, as shares of the picture: their colours, too. */
  picks: readonly Point[]
  /** How far a colour may be from those and still go, as a distance in OKLab: 0.02 is hardly seen, 0.4 is nearly anything. */
  tolerance: number
  /** How far the edge runs out, in thousandths of the longer side. */
  feather: number
  /** Also where it hangs together with nothing: the hole of a ring. */
  isEverywhere: boolean
}
