import { z } from 'zod'
import { number } from './number.ts'

const far = 10_000
const millimetres = number(-far, far)
const furthestOffset = 5000

/** Points a drawn line has at most: what a hand draws is smoothed to fewer. */
export const mostBaselinePoints = 12

/** A line that words stand on: a smooth curve through points around the node's centre, in millimetres. */
export const baseline = z.strictObject({
  points: z
    .array(z.strictObject({ x: millimetres, y: millimetres }))
    .min(2)
    .max(mostBaselinePoints),
  /** How much further along the line words begin than their alignment says, in millimetres. */
  offset: number(-furthestOffset, furthestOffset).default(0),
  /** Words stand on the other side, and run the other way. */
  flip: z.literal(true).optional()
})
export type Baseline = z.infer<typeof baseline>
