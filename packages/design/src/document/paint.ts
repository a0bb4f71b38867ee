import { z } from 'zod'
import { number } from './number.ts'

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in lower case')

const share = number(0, 1)

/** One colour of a gradient; `at` is its place on the way, 0 to 1. */
const stop = z.strictObject({ at: share, colour, opacity: share.default(1) })

/** At least two, in the order of their places. */
const stops = z
  .array(stop)
  .min(2)
  .max(16)
  .refine((all) => all.every(({ at }, index) => at >= (all[index - 1]?.at ?? 0)), 'stops in the order of their places')

/** Runs across the node's box through its centre, from corner to corner where it is slanted; 0 degrees is left to right, 90 downwards. */
const linearGradient = z.strictObject({ type: z.literal('linear'), angle: number(-360, 360), stops })

/** Runs from a point outwards. Centre as shares of the node's box, radius as a share of its longer side. */
const radialGradient = z.strictObject({
  type: z.literal('radial'),
  x: share.default(0.5),
  y: share.default(0.5),
  radius: z.number().min(0.01).max(2).default(0.5),
  stops
})

const gradient = z.discriminatedUnion('type', [linearGradient, radialGradient])
export type Gradient = z.infer<typeof gradient>

/** What an area is filled with: one colour or a gradient. */
export const paint = z.union([colour, gradient])
export type Paint = z.infer<typeof paint>

/** Lines thinner than this, in millimetres, break up in print: one point, as printers count. */
export const thinnestLine = 0.35

/** A line around something, in millimetres. `dash` is lengths of strokes and gaps in turn. */
export const stroke = z.strictObject({
  colour,
  width: z.number().positive().max(100),
  dash: z.array(z.number().min(0.1).max(500)).min(1).max(6).optional(),
  cap: z.enum(['round', 'square']).optional()
})
export type Stroke = z.infer<typeof stroke>

/** A line around all that is within it, in millimetres beyond that. */
const outline = z.strictObject({ colour, width: z.number().positive().max(100) })

/** Outlines around the first one, from the inside outwards. */
export const outlineLimit = 4
export const outlines = z.array(outline).min(1).max(outlineLimit)
export type TextOutline = z.infer<typeof outline>

/** How far a shadow may lie beside what throws it, in millimetres. */
export const shadowReach = 100

/** A shadow with a hard edge: the letters and their outlines once more in one colour, moved to the right and down, in millimetres. */
export const shadow = z.strictObject({
  colour,
  x: number(-shadowReach, shadowReach),
  y: number(-shadowReach, shadowReach),
  opacity: share.default(1)
})
export type TextShadow = z.infer<typeof shadow>

/** Every colour a paint shows, a gradient's in the order of its stops. */
export const coloursOf = (value: Paint): string[] =>
  typeof value === 'string' ? [value] : value.stops.map((one) => one.colour)
