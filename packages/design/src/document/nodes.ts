import { z } from 'zod'
import { baseline } from './baseline.ts'
import { textListKinds } from './list.ts'
import { number } from './number.ts'
import { adjustments, pictureEffect } from './picture-colours.ts'
import { pictureMask } from './picture-mask.ts'
import { extrusion, outlines, paint, shadow, stroke } from './paint.ts'
import { areRunsOf, textRuns } from './runs.ts'
import { pathData, starForm } from './shape-form.ts'
import { warp } from './warp.ts'
import { textLimit, wellFormed } from './well-formed.ts'

const finite = number(-10_000, 10_000)
const length = z.number().positive().max(5000)
/** True or omitted, so that every document has one canonical form. */
const yes = z.literal(true).optional()

/**
 * Position of a node: its centre in millimetres from the print area's top left corner (within a group: from the group's
 * origin). The node is mirrored first, then rotated clockwise by degrees.
 */
const placement = {
  id: z.string().min(1).max(40),
  /** Display name in the layers panel. */
  name: z.string().max(80).refine(wellFormed, 'text without half characters').optional(),
  x: finite,
  y: finite,
  rotation: number(-360, 360).default(0),
  opacity: number(0, 1).default(1),
  flipX: yes,
  flipY: yes,
  /** Cannot be moved or edited until it is unlocked. */
  locked: yes,
  /** Excluded from display and print. */
  hidden: yes
}

/**
 * Minimum font size in millimetres (six points). Smaller characters fill in or break up in print, so text in a box
 * shrinks no further.
 */
export const minFontSize = 2.1

const textMembers = z.strictObject({
  type: z.literal('text'),
  ...placement,
  text: z.string().max(textLimit).refine(wellFormed, 'text without half characters'),
  font: z.string().max(60),
  /** Height of the em square in millimetres. For shrinking text boxes, the maximum. */
  size: z.number().min(1).max(1000),
  align: z.enum(['start', 'centre', 'end']).default('centre'),
  /** Text direction. If omitted, it follows from the characters (UAX #9). */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Letter spacing in em. */
  letterSpacing: number(-0.5, 2).default(0),
  /** Distance of baselines in em. */
  lineHeight: z.number().min(0.5).max(4).default(1.2),
  fill: paint,
  /** Style runs that differ from the text's own style, in text order. */
  runs: textRuns.optional(),
  /** Outline around the glyphs, outside of them. */
  stroke: stroke.optional(),
  /** More outlines, each outside of the previous one. */
  outlines: outlines.optional(),
  /** Side faces behind the text and its outlines; they rotate and mirror with the text. */
  extrusion: extrusion.optional(),
  /** Shadow behind the text, its outlines and its side faces; it rotates and mirrors with the text. */
  shadow: shadow.optional(),
  /** Wrapping width in millimetres. If omitted, lines break only at line breaks in the text. */
  width: length.optional(),
  /** Height in millimetres of the box that the text shrinks to fit. */
  height: length.optional(),
  /**
   * How text fits `width`. `wrap`: a word longer than a line breaks between characters, and the box grows with its
   * lines. `shrink`: the font size shrinks until the text fits `width` and `height`, down to `minFontSize`. If omitted,
   * as before version 3, a word longer than the width overflows.
   */
  fit: z.enum(['wrap', 'shrink']).optional(),
  /**
   * List style. Paragraphs that start with its marker are items, with a hanging indent in a text box. The marker is
   * part of the text.
   */
  list: z.enum(textListKinds).optional(),
  /** Degrees of a circle that the widest line covers: positive bends like a rainbow, negative like a bowl. */
  arc: number(-360, 360)
    .refine((degrees) => Math.abs(degrees) >= 1, 'at least one degree')
    .optional(),
  /** The envelope the text is warped to, instead of an arc. */
  warp: warp.optional(),
  /** The curve the text is set along, instead of a straight line. */
  baseline: baseline.optional(),
  /** Placeholder for this field of each team member. */
  role: z.enum(['name', 'number']).optional()
})

export const textNode = textMembers
  .refine(({ fit, width }) => fit === undefined || width !== undefined, {
    error: 'a width with the way words keep to it',
    path: ['width']
  })
  .refine(({ fit, height }) => (fit === 'shrink') === (height !== undefined), {
    error: 'a height where words shrink to fit, and nowhere else',
    path: ['height']
  })
  .refine(({ arc, warp: envelope, baseline: line }) => [arc, envelope, line].filter(Boolean).length < 2, {
    error: 'an arc, a warp or a line to stand on',
    path: ['warp']
  })
  .refine(({ text, runs }) => runs === undefined || areRunsOf(runs, text), {
    error: 'whole letters of the text, each in one run at most',
    path: ['runs']
  })
  .refine(({ role, runs }) => role === undefined || runs === undefined, {
    error: 'one style for words that stand for others',
    path: ['runs']
  })
  .refine(({ role, list }) => role === undefined || list === undefined, {
    error: 'no list of words that stand for others',
    path: ['list']
  })

const share = number(0, 1)

export const imageNode = z.strictObject({
  type: z.literal('image'),
  ...placement,
  /** Identifier of an upload. */
  image: z.string().min(1).max(64),
  width: length,
  height: length,
  /** The visible part, as fractions of the whole picture; it fills the node's box. */
  crop: z
    .strictObject({ x: share, y: share, width: share.min(0.001), height: share.min(0.001) })
    .refine(({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001, 'a part within the picture')
    .optional(),
  /** Light and colour adjustments of the visible part. */
  adjust: adjustments.optional(),
  /** Colour effect, applied after the adjustments. */
  effect: pictureEffect.optional(),
  /** Shape or text mask; the whole box if omitted. */
  mask: pictureMask.optional()
})

export const shapeNode = z.strictObject({
  type: z.literal('shape'),
  ...placement,
  /** A line spans the width at half the height. */
  shape: z.enum(['rectangle', 'ellipse', 'polygon', 'star', 'line', 'path']),
  width: length,
  height: length,
  /** SVG path data in the unit square (0 to 1 on both axes), only for `path`. */
  path: pathData(20_000).optional(),
  ...starForm,
  /** Corner radius of a rectangle in millimetres. */
  corner: number(0, 2500).optional(),
  fill: paint.optional(),
  stroke: stroke.optional()
})

export const clipArtNode = z.strictObject({
  type: z.literal('clip-art'),
  ...placement,
  /** Id of a drawing in the clip-art catalogue. */
  art: z.string().min(1).max(60),
  width: length,
  height: length,
  fill: paint,
  stroke: stroke.optional()
})

export const qrNode = z.strictObject({
  type: z.literal('qr'),
  ...placement,
  /** The encoded data. The level limits its length, see `fitsQr`. */
  data: z.string().min(1).max(1000).refine(wellFormed, 'text without half characters'),
  /** Error correction level: recovers about 7, 15, 25 or 30 % damage. */
  level: z.enum(['L', 'M', 'Q', 'H']).default('M'),
  /** Length of both sides, quiet zone included. */
  width: length,
  /** Width of the quiet zone in modules; scanners require four. */
  quiet: z.int().min(0).max(8).default(4),
  fill: paint,
  /** Background colour, quiet zone included; transparent if omitted. */
  background: paint.optional()
})

/** Maximum number of nodes in all areas, including groups and their children. */
export const nodeLimit = 500

/** Maximum nesting depth; a node outside of any group has depth 1. */
export const depthLimit = 8

const groupOwn = z.strictObject({
  type: z.literal('group'),
  ...placement,
  /** Scale of the children around the group's origin. */
  scale: z.number().min(0.001).max(1000).default(1)
})

export type TextNode = z.infer<typeof textNode>
export type ImageNode = z.infer<typeof imageNode>
export type ShapeNode = z.infer<typeof shapeNode>
export type ClipArtNode = z.infer<typeof clipArtNode>
export type QrNode = z.infer<typeof qrNode>
export interface GroupNode extends z.infer<typeof groupOwn> {
  /** Back to front. */
  children: DesignNode[]
}
export type DesignNode = TextNode | ImageNode | ShapeNode | ClipArtNode | QrNode | GroupNode

type Sent<Schema extends z.ZodType> = z.input<Schema>
type DesignNodeInput =
  | Sent<typeof textNode>
  | Sent<typeof imageNode>
  | Sent<typeof shapeNode>
  | Sent<typeof clipArtNode>
  | Sent<typeof qrNode>
  | (Sent<typeof groupOwn> & { children: DesignNodeInput[] })

/** Declared explicitly: TypeScript cannot infer the type of a recursive schema. */
type Children = z.ZodArray<z.ZodType<DesignNode, DesignNodeInput>>

export const groupNode = z.strictObject({
  ...groupOwn.shape,
  get children(): Children {
    return z.array(designNode).max(nodeLimit)
  }
})

export const designNode: z.ZodType<DesignNode, DesignNodeInput> = z.discriminatedUnion('type', [
  textNode,
  imageNode,
  shapeNode,
  clipArtNode,
  qrNode,
  groupNode
])
