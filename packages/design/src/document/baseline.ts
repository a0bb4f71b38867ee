import { z } from 'zod'
import { number } from './number.ts'

const far = 10_000
const millimetres = number(-far, far)
const furthestOffset = 5000

/** Maximum number of points of a baseline. Freehand strokes are simplified to fewer. */
export const maxBaselinePoints = 12

/** The curve a text is set along: a smooth curve through points relative to the node's centre, in millimetres. */
export const baseline = z.strictObject({
  points: z
    .array(z.strictObject({ x: millimetres, y: millimetres }))
    .min(2)
    .max(maxBaselinePoints),
  /** Shift of the text along the curve, in millimetres, added to its alignment. */
  offset: number(-furthestOffset, furthestOffset).default(0),
  /** The text runs on the other side of the curve, in the opposite direction. */
  flip: z.literal(true).optional()
})
export type Baseline = z.infer<typeof baseline>
