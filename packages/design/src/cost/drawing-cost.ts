import { coloursOfPicture } from '../colour/colour-matrix.ts'
import { sharpeningOf } from '../colour/sharpening.ts'
import type { DesignNode } from '../document/nodes.ts'
import type { PictureMask } from '../document/picture-mask.ts'
import { nodeText } from '../document/node-text.ts'
import type { Paint, Stroke } from '../document/paint.ts'
import { numbersIn } from './numbers-in.ts'

/** Estimated cost of rendering one print area. */
export interface DrawingCost {
  /** Rendered nodes, including groups and their children. */
  nodes: number
  /** Characters of text, in code points. */
  letters: number
  /** Uses of uploaded pictures. */
  images: number
  /** How many times the area is painted over; parts outside of it do not count. */
  coverage: number
  /** Processor time for layout and rasterizing at 3 megapixels. */
  milliseconds: number
}

/**
 * Maximum estimated milliseconds of a print area; the API refuses designs above it. It is three times the shop's most
 * expensive template (920, a sea chart of 131 nodes), or about 25,000 Latin letters.
 */
export const drawingCostLimit = 3_000

/**
 * Processor milliseconds, measured at 1500 × 2000 px with sharp 0.35 (librsvg, one thread) on a shared 2-core server by
 * `npm run measure:drawing -w @motif/api`, and rounded up. Measure again after updates of sharp or harfbuzzjs.
 */
const measured = {
  node: 0.1,
  /** Outlines of most faces are two to four times as long as those of the measured sans. */
  letter: 0.12,
  /** East Asian characters are spread over a hundred files per face, and lines may break at each of them. */
  eastAsianLetter: 1,
  emoji: 1.4,
  /** A stroked outline is processed twice and widened. */
  strokedLetter: 0.24,
  /** Warping an outline adds half as many curves again. */
  warpedLetter: 0.12,
  /** Side faces of a short glyph; those of longer ones cost a multiple of the glyph. */
  extrudedLetter: 0.3,
  extrudedPerLetter: 2.5,
  /** Warped glyphs have half as many curves again. */
  extrudedWarp: 1.5,
  /** One point of a path; long crossing lines cost more. */
  point: 0.045,
  pointAcrossArea: 0.04,
  strokedPoint: 0.2,
  /** One dash, plus a cost per millimetre of stroke width. */
  dash: 0.005,
  dashWidth: 0.0015,
  /** Painting the whole area once. */
  fill: 1.3,
  linear: 38,
  radial: 68,
  /** A translucent node is rendered to its own layer, whatever its size, and composited. */
  layer: 2.7,
  layerAcrossArea: 11,
  clipArt: 0.45,
  qrLetter: 0.013,
  /** Decoding a picture at 960 px, or at 480 px if there are many. */
  image: 160,
  smallImage: 50,
  /** Applying a colour matrix. */
  recoloured: 25,
  /** Blurring and compositing for the unsharp mask. */
  sharpened: 40,
  sharpenedAcrossArea: 450
} as const

/** From this number of pictures on, an area decodes them at the smaller size. */
export const manyImages = 8

/** Faces with even longer outlines, as multiples of `letter`: path bytes per glyph, averaged over each face. */
const ornateFaces: Readonly<Record<string, number>> = {
  'special-elite': 8,
  sacramento: 2,
  'permanent-marker': 2,
  satisfy: 2,
  caveat: 2,
  'caveat-700': 2,
  'great-vibes': 2,
  monoton: 2
}

interface Size {
  widthMm: number
  heightMm: number
}

/** State of the traversal: the accumulated scale of groups. */
interface Situation {
  scale: number
  areaMm2: number
}

const eastAsianFrom = 0x1100
const eastAsianHangulJamoTo = 0x11ff
const eastAsianBlocksFrom = 0x2e80
const emojiFrom = 0x1f000

function costOfLetters(text: string): { count: number; milliseconds: number } {
  let [count, milliseconds] = [0, 0]
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    count += 1
    if (codePoint >= emojiFrom && codePoint < 0x20000) milliseconds += measured.emoji
    else if (codePoint >= eastAsianBlocksFrom || (codePoint >= eastAsianFrom && codePoint <= eastAsianHangulJamoTo))
      milliseconds += measured.eastAsianLetter
    else milliseconds += measured.letter
  }
  return { count, milliseconds }
}

const perArea = (paint: Paint | undefined): number =>
  paint === undefined
    ? 0
    : typeof paint === 'string'
      ? measured.fill
      : paint.type === 'linear'
        ? measured.linear
        : measured.radial

/** Cost of the dashes along a line; lengths in the area's millimetres. */
function costOfDashes(stroke: Stroke | undefined, length: number, scale: number): number {
  if (stroke?.dash === undefined) return 0
  const period = stroke.dash.reduce((sum, part) => sum + part, 0) / stroke.dash.length
  return (length / (period * scale)) * (measured.dash + measured.dashWidth * stroke.width * scale)
}

interface Part {
  milliseconds: number
  /** Fraction of the area that is painted, at most 1. */
  share: number
  letters?: number
  images?: number
}

function costOfText(node: Extract<DesignNode, { type: 'text' }>, { scale, areaMm2 }: Situation): Part {
  const { count, milliseconds } = costOfLetters(node.text)
  const runs = node.runs ?? []
  // All characters are estimated at the most expensive face and the largest size.
  const size = node.size * scale * Math.max(1, ...runs.map((run) => run.scale ?? 1))
  const share = Math.min(1, (count * size * size * 0.6) / areaMm2)
  const times = Math.max(...[node.font, ...runs.flatMap((run) => run.font ?? [])].map((face) => ornateFaces[face] ?? 1))
  const bent = node.warp ? count * measured.warpedLetter * times : 0
  const stroked = node.stroke
    ? count * measured.strokedLetter * times + costOfDashes(node.stroke, count * size * 3, scale)
    : 0
  const outlines = (node.outlines?.length ?? 0) * count * measured.strokedLetter * times
  const isOutlined = node.stroke !== undefined || node.outlines !== undefined
  // Side faces double the path of the characters; a line around them runs along all of it.
  const sides =
    Math.max(count * measured.extrudedLetter, milliseconds * measured.extrudedPerLetter) *
    (node.warp ? measured.extrudedWarp : 1)
  const extrusion = node.extrusion ? times * (sides + (isOutlined ? count * 2 * measured.strokedLetter : 0)) : 0
  // The shadow repeats the characters, and their side faces, on its own layer if it is translucent.
  const shadow = node.shadow
    ? milliseconds * times +
      extrusion +
      (isOutlined ? count * measured.strokedLetter * times : 0) +
      (node.shadow.opacity < 1 ? measured.layer + measured.layerAcrossArea * share : 0)
    : 0
  const colours = new Set(runs.flatMap(({ fill }) => fill ?? []))
  return {
    milliseconds:
      colours.size * measured.node +
      milliseconds * times +
      bent +
      stroked +
      outlines +
      extrusion +
      shadow +
      perArea(node.fill) * share,
    share,
    letters: count
  }
}

/** Cost of a picture's mask; all characters count as the most expensive. */
function costOfMask(mask: PictureMask, share: number): number {
  return mask.shape === 'text'
    ? costOfLetters(mask.text).milliseconds * (ornateFaces[mask.font] ?? 1)
    : (numbersIn(mask.path ?? '') / 2) * (measured.point + measured.pointAcrossArea * share)
}

function costOfBox(
  node: Extract<DesignNode, { type: 'shape' | 'clip-art' | 'image' | 'qr' }>,
  { scale, areaMm2 }: Situation
): Part {
  const [width, height] = [node.width * scale, ('height' in node ? node.height : node.width) * scale]
  const share = Math.min(1, (width * height) / areaMm2)
  if (node.type === 'image') {
    const colours = coloursOfPicture(node) ? measured.recoloured : 0
    const sharpening = sharpeningOf(node, node) ? measured.sharpened + measured.sharpenedAcrossArea * share : 0
    // Masked pictures are rendered to their own layer first.
    const mask = node.mask ? measured.layer + measured.layerAcrossArea * share + costOfMask(node.mask, share) : 0
    return {
      milliseconds: colours + sharpening + mask + measured.fill * share,
      share,
      images: 1,
      letters: nodeText(node)?.length ?? 0
    }
  }
  if (node.type === 'qr')
    return {
      milliseconds: node.data.length * measured.qrLetter + (perArea(node.fill) + perArea(node.background)) * share,
      share
    }
  const isDrawn = node.type === 'shape' && node.shape === 'path'
  const points = isDrawn ? numbersIn(node.path ?? '') / 2 : 0
  const length = isDrawn
    ? points * Math.max(width, height) * 0.6
    : (width + height) * (node.type === 'clip-art' ? 6 : 2)
  const outline = node.stroke
    ? points * (measured.strokedPoint + measured.dashWidth * node.stroke.width * scale) +
      costOfDashes(node.stroke, length, scale)
    : 0
  const fill =
    node.fill === undefined
      ? 0
      : points * (measured.point + measured.pointAcrossArea * share) + perArea(node.fill) * share
  return { milliseconds: outline + fill + (node.type === 'clip-art' ? measured.clipArt : 0), share }
}

function add(sum: DrawingCost, node: DesignNode, situation: Situation): number {
  if (node.hidden) return 0
  sum.nodes += 1
  sum.milliseconds += measured.node
  let share = 0
  if (node.type === 'group') {
    const inside = { ...situation, scale: situation.scale * node.scale }
    for (const child of node.children) share += add(sum, child, inside)
  } else {
    const part = node.type === 'text' ? costOfText(node, situation) : costOfBox(node, situation)
    sum.milliseconds += part.milliseconds
    sum.coverage += part.share
    sum.letters += part.letters ?? 0
    sum.images += part.images ?? 0
    share = part.share
  }
  if (node.opacity < 1) sum.milliseconds += measured.layer + measured.layerAcrossArea * Math.min(1, share)
  return share
}

/**
 * Estimates the cost of rendering one print area, without fonts, pictures or pixels. Pure, and linear in the document's
 * length. Lengths are millimetres. It overestimates: nodes outside the area count as visible. Hidden nodes cost
 * nothing.
 */
export function drawingCost(nodes: readonly DesignNode[], { widthMm, heightMm }: Size): DrawingCost {
  const sum: DrawingCost = { nodes: 0, letters: 0, images: 0, coverage: 0, milliseconds: 0 }
  const situation = { scale: 1, areaMm2: widthMm * heightMm }
  for (const node of nodes) add(sum, node, situation)
  sum.milliseconds += sum.images * (sum.images > manyImages ? measured.smallImage : measured.image)
  return sum
}
