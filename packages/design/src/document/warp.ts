import { z } from 'zod'
import { number } from './number.ts'

/** Envelope shapes of a text warp. */
export const warpShapes = ['wave', 'flag', 'bulge', 'arch', 'arch-lower', 'rise', 'grow'] as const
export type WarpShape = (typeof warpShapes)[number]

/** `amount` is a percentage of the shape's maximum; negative inverts it, 0 leaves the text straight. */
export const warp = z.strictObject({ shape: z.enum(warpShapes), amount: number(-100, 100) })
export type Warp = z.infer<typeof warp>
