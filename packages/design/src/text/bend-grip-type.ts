import type { Point } from '../geometry/matrix.ts'

/** The handle of a text's warp or arc, in the node's local millimetres. */
export interface BendGrip {
  at: Point
  /** The amount whose handle is nearest to a point: per cent of a warp, degrees of an arc, both whole. */
  amountAt: (point: Point) => number
}
