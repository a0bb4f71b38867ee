import { z } from 'zod'
import { parsePath } from './geometry/path.ts'

/** The version this code writes. A newer one is refused, an older one migrated. */
export const documentVersion = 1

/** Nodes of all areas together. */
export const nodeLimit = 500

const finite = z.number().min(-10_000).max(10_000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in lower case')
/** A line around something; width in millimetres. */
const stroke = z.strictObject({ colour, width: z.number().positive().max(100) })

/** Where a node stands: its centre in millimetres from the print area's top left corner, turned clockwise in degrees. */
const placement = {
  id: z.string().min(1).max(40),
  name: z.string().max(80).optional(),
  x: finite,
  y: finite,
  rotation: z.number().min(-360).max(360).default(0),
  opacity: z.number().min(0).max(1).default(1)
}

export const textNode = z.strictObject({
  type: z.literal('text'),
  ...placement,
  // What no database and no XML can hold is refused, not silently dropped.
  text: z.string().max(2000).refine((text) => text.isWellFormed() && !text.includes('\0'), 'text without half characters'),
  font: z.string().max(60),
  /** Height of the em square in millimetres. */
  size: z.number().min(1).max(1000),
  align: z.enum(['start', 'centre', 'end']).default('centre'),
  /** Extra space between letters, in em. */
  letterSpacing: z.number().min(-0.5).max(2).default(0),
  /** Distance of baselines, in em. */
  lineHeight: z.number().min(0.5).max(4).default(1.2),
  fill: colour,
  /** A line around the letters, outside them. */
  stroke: stroke.optional(),
  /** Lines are broken to this width in millimetres; without it only where the text itself breaks. */
  width: z.number().positive().max(5000).optional()
})

export const imageNode = z.strictObject({
  type: z.literal('image'),
  ...placement,
  /** Identifier of an upload. */
  image: z.string().min(1).max(64),
  width: z.number().positive().max(5000),
  height: z.number().positive().max(5000)
})

export const shapeNode = z.strictObject({
  type: z.literal('shape'),
  ...placement,
  shape: z.enum(['rectangle', 'ellipse', 'polygon', 'star', 'path']),
  width: z.number().positive().max(5000),
  height: z.number().positive().max(5000),
  /** SVG path data in the unit square (0 to 1 both ways), only for `path`. */
  path: z
    .string()
    .max(20_000)
    .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9eE .,+-]*$/)
    .refine((data) => parsePath(data) !== undefined, 'SVG path data')
    .optional(),
  /** Corners of a polygon, points of a star. */
  points: z.int().min(3).max(60).optional(),
  /** Radius of a rectangle's corners in millimetres. */
  corner: z.number().min(0).max(2500).optional(),
  fill: colour.optional(),
  stroke: stroke.optional()
})

export const designNode = z.discriminatedUnion('type', [textNode, imageNode, shapeNode])
export type DesignNode = z.infer<typeof designNode>
export type TextNode = z.infer<typeof textNode>
export type ImageNode = z.infer<typeof imageNode>
export type ShapeNode = z.infer<typeof shapeNode>

/** What a person made: nodes, back to front, on each print area of one product. Lengths are millimetres. */
export const designDocument = z.strictObject({
  version: z.literal(documentVersion),
  /** Slug of the product it is placed on. */
  product: z.string().min(1).max(120),
  /** Value of the product's colour option the design is seen on. */
  colour: z.string().max(60).optional(),
  /** Nodes by print area id. */
  areas: z
    .record(z.string().max(40).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.array(designNode).max(nodeLimit))
    .refine((areas) => Object.values(areas).reduce((count, nodes) => count + nodes.length, 0) <= nodeLimit, 'at most 500 nodes in all')
})
export type DesignDocument = z.infer<typeof designDocument>
