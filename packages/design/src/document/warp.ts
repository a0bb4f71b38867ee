import { z } from 'zod'
import { number } from './number.ts'

/** Shapes of the envelope a text is bent into. */
export const warpShapes = ['wave', 'flag', 'bulge', 'arch', 'arch-lower', 'rise', 'grow'] as const
export type WarpShape = (typeof warpShapes)[number]

/** `amount` is per cent of as far as the shape goes; below 0 it goes the other way, at 0 letters stand straight. */
export const warp = z.strictObject({ shape: z.enum(warpShapes), amount: number(-100, 100) })
export type Warp = z.infer<typeof warp>
