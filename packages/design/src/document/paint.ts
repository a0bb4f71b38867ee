import { z } from 'zod'
import { number } from './number.ts'

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in lower case')

const share = number(0, 1)

/** Gradient stop; `at` is its offset, 0 to 1. */
const stop = z.strictObject({ at: share, colour, opacity: share.default(1) })

/** At least two stops, ordered by offset. */
const stops = z
  .array(stop)
  .min(2)
  .max(16)
  .refine((all) => all.every(({ at }, index) => at >= (all[index - 1]?.at ?? 0)), 'stops in the order of their places')

/**
 * Runs through the centre of the node's box, corner to corner if slanted. 0 degrees is left to right, 90 top to bottom.
 */
const linearGradient = z.strictObject({ type: z.literal('linear'), angle: number(-360, 360), stops })

/** Runs outwards from a point. The centre is a fraction of the node's box, the radius a fraction of its longer side. */
const radialGradient = z.strictObject({
  type: z.literal('radial'),
  x: share.default(0.5),
  y: share.default(0.5),
  radius: z.number().min(0.01).max(2).default(0.5),
  stops
})

const gradient = z.discriminatedUnion('type', [linearGradient, radialGradient])
export type Gradient = z.infer<typeof gradient>

/** Fill of an area: a colour or a gradient. */
export const paint = z.union([colour, gradient])
export type Paint = z.infer<typeof paint>

/** Minimum stroke width in millimetres: one printer's point. Thinner lines break up in print. */
export const minStrokeWidth = 0.35

/** A stroke, in millimetres. `dash` alternates lengths of dashes and gaps. */
export const stroke = z.strictObject({
  colour,
  width: z.number().positive().max(100),
  dash: z.array(z.number().min(0.1).max(500)).min(1).max(6).optional(),
  cap: z.enum(['round', 'square']).optional()
})
export type Stroke = z.infer<typeof stroke>

/** An outline around everything inside it, in millimetres beyond it. */
const outline = z.strictObject({ colour, width: z.number().positive().max(100) })

/** Maximum number of outlines beyond the first, from the inside outwards. */
export const outlineLimit = 4
export const outlines = z.array(outline).min(1).max(outlineLimit)
export type TextOutline = z.infer<typeof outline>

/** Maximum offset of a shadow in millimetres. */
export const shadowReach = 100

/** Hard-edged shadow: the glyphs and outlines repeated in one colour, shifted right and down, in millimetres. */
export const shadow = z.strictObject({
  colour,
  x: number(-shadowReach, shadowReach),
  y: number(-shadowReach, shadowReach),
  opacity: share.default(1)
})
export type TextShadow = z.infer<typeof shadow>

/** Maximum depth of an extrusion in millimetres. */
export const extrusionReach = 100

/**
 * Side faces of solid letters, in one colour: the area that glyphs and outlines sweep when they move by `depth`
 * millimetres. `angle` is the direction in degrees, at most 180 after parsing: 0 is right, 90 down.
 */
export const extrusion = z.strictObject({
  colour,
  depth: z.number().positive().max(extrusionReach),
  angle: number(-360, 360).overwrite((degrees) =>
    Math.abs(degrees) > 180 ? degrees - 360 * Math.sign(degrees) + 0 : degrees
  )
})
export type TextExtrusion = z.infer<typeof extrusion>

/** All colours of a paint; for a gradient, in the order of its stops. */
export const coloursOf = (value: Paint): string[] =>
  typeof value === 'string' ? [value] : value.stops.map((one) => one.colour)
