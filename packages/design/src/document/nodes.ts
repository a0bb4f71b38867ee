import { z } from 'zod'
import { baseline } from './baseline.ts'
import { listKinds } from './list.ts'
import { number } from './number.ts'
import { adjustments, pictureEffect } from './picture-colours.ts'
import { pictureMask } from './picture-mask.ts'
import { outlines, paint, shadow, stroke } from './paint.ts'
import { areRunsOf, textRuns } from './runs.ts'
import { pathData, starForm } from './shape-form.ts'
import { warp } from './warp.ts'
import { textLimit, wellFormed } from './well-formed.ts'

const finite = number(-10_000, 10_000)
const length = z.number().positive().max(5000)
/** Said or left out, so that one document has one spelling. */
const yes = z.literal(true).optional()

/**
 * Where a node stands: its centre in millimetres from the print area's top left corner (within a group: from the
 * group's origin), mirrored, then turned clockwise in degrees.
 */
const placement = {
  id: z.string().min(1).max(40),
  /** What the layers panel calls it. */
  name: z.string().max(80).refine(wellFormed, 'text without half characters').optional(),
  x: finite,
  y: finite,
  rotation: number(-360, 360).default(0),
  opacity: number(0, 1).default(1),
  flipX: yes,
  flipY: yes,
  /** Stays where it is until it is unlocked. */
  locked: yes,
  /** Neither shown nor printed. */
  hidden: yes
}

/** Letters smaller than this many millimetres, six points, fill in or break up in print: words in a box shrink no further. */
export const smallestLetters = 2.1

const textMembers = z.strictObject({
  type: z.literal('text'),
  ...placement,
  text: z.string().max(textLimit).refine(wellFormed, 'text without half characters'),
  font: z.string().max(60),
  /** Height of the em square in millimetres; of words that shrink to fit, the most it may be. */
  size: z.number().min(1).max(1000),
  align: z.enum(['start', 'centre', 'end']).default('centre'),
  /** Which way lines run; left out, the letters decide (UAX #9). */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Extra space between letters, in em. */
  letterSpacing: number(-0.5, 2).default(0),
  /** Distance of baselines, in em. */
  lineHeight: z.number().min(0.5).max(4).default(1.2),
  fill: paint,
  /** Letters that look otherwise than all of it, in the order of the text. */
  runs: textRuns.optional(),
  /** A line around the letters, outside them. */
  stroke: stroke.optional(),
  /** More lines, each outside of the one before it. */
  outlines: outlines.optional(),
  /** Behind all of them; turns and is mirrored with the text. */
  shadow: shadow.optional(),
  /** Lines are broken to this width in millimetres; without it only where the text itself breaks. */
  width: length.optional(),
  /** Height of the box that words shrink to fit, in millimetres. */
  height: length.optional(),
  /**
   * How words keep to `width`. `wrap`: what is longer than a line alone is broken between letters, and the box is as high as
   * its lines. `shrink`: letters become smaller until the words fit into `width` and `height`, and no smaller than
   * `smallestLetters`. Left out, as before version 3, a word longer than the width stays whole and runs beyond it.
   */
  fit: z.enum(['wrap', 'shrink']).optional(),
  /** Its paragraphs are items: those that begin with the marker, which is part of the text, hang beside it in a box. */
  list: z.enum(listKinds).optional(),
  /** Degrees of a circle the widest line covers: above 0 it bends like a rainbow, below 0 like a bowl. */
  arc: number(-360, 360)
    .refine((degrees) => Math.abs(degrees) >= 1, 'at least one degree')
    .optional(),
  /** The envelope its letters are bent into, instead of an arc. */
  warp: warp.optional(),
  /** The line its words stand on, instead of a straight one. */
  baseline: baseline.optional(),
  /** Its words stand for those of each member of the team. */
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
  /** The part that is shown, as shares of the whole picture; it fills the node's box. */
  crop: z
    .strictObject({ x: share, y: share, width: share.min(0.001), height: share.min(0.001) })
    .refine(({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001, 'a part within the picture')
    .optional(),
  /** Lighter, stronger, warmer: of all that is shown. */
  adjust: adjustments.optional(),
  /** What is then made of its colours. */
  effect: pictureEffect.optional(),
  /** The shape or the words it is cut to; all of its box where it is left out. */
  mask: pictureMask.optional()
})

export const shapeNode = z.strictObject({
  type: z.literal('shape'),
  ...placement,
  /** A line runs along the width, through the middle of the height. */
  shape: z.enum(['rectangle', 'ellipse', 'polygon', 'star', 'line', 'path']),
  width: length,
  height: length,
  /** SVG path data in the unit square (0 to 1 both ways), only for `path`. */
  path: pathData(20_000).optional(),
  ...starForm,
  /** Radius of a rectangle's corners in millimetres. */
  corner: number(0, 2500).optional(),
  fill: paint.optional(),
  stroke: stroke.optional()
})

export const clipArtNode = z.strictObject({
  type: z.literal('clip-art'),
  ...placement,
  /** Name of a drawing in the catalogue. */
  art: z.string().min(1).max(60),
  width: length,
  height: length,
  fill: paint,
  stroke: stroke.optional()
})

export const qrNode = z.strictObject({
  type: z.literal('qr'),
  ...placement,
  /** What a scanner reads; at most what the level leaves room for, see `fitsQr`. */
  data: z.string().min(1).max(1000).refine(wellFormed, 'text without half characters'),
  /** How much may be damaged and still be read: about 7, 15, 25, 30 %. */
  level: z.enum(['L', 'M', 'Q', 'H']).default('M'),
  /** Both sides, quiet zone included. */
  width: length,
  /** Modules left empty around it; scanners ask for four. */
  quiet: z.int().min(0).max(8).default(4),
  fill: paint,
  /** Colour behind it, quiet zone included; none where it is left out. */
  background: paint.optional()
})

/** Nodes of all areas together, those in groups and the groups themselves included. */
export const nodeLimit = 500

/** Groups within groups; a node outside of any is at depth 1. */
export const depthLimit = 8

const groupOwn = z.strictObject({
  type: z.literal('group'),
  ...placement,
  /** Children are drawn so many times as large, around the group's origin. */
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

/** Said by hand, because a type cannot be read off a schema that holds itself. */
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
