import { coloursOfPicture } from '../colour/colour-matrix.ts'
import { sharpeningOf } from '../colour/sharpening.ts'
import type { DesignNode } from '../document/nodes.ts'
import type { PictureMask } from '../document/picture-mask.ts'
import { wordsIn } from '../document/words-in.ts'
import type { Paint, Stroke } from '../document/paint.ts'
import { numbersIn } from './numbers-in.ts'

/** What drawing one print area takes, estimated before anything is drawn. */
export interface DrawingCost {
  /** Nodes that are drawn, groups and those within them included. */
  nodes: number
  /** Letters that are set, in code points. */
  letters: number
  /** Uses of uploaded pictures. */
  images: number
  /** How many times over the area is painted; what lies outside of it is not counted. */
  coverage: number
  /** Processor time for setting and painting it at 3 megapixels. */
  milliseconds: number
}

/**
 * A print area that is estimated above this many milliseconds is refused where a design enters the shop. Three times the
 * costliest of the shop's own designs (920, a sea chart of 131 nodes), and about 25,000 Latin letters.
 */
export const drawingCostLimit = 3_000

/**
 * Processor milliseconds, measured at 1500 × 2000 px with sharp 0.35 (librsvg, one thread) on a shared 2-core server by
 * `npm run measure:drawing -w @motif/api`, and rounded up. Take the measurement again after an update of sharp or harfbuzzjs.
 */
const measured = {
  node: 0.1,
  /** Outlines of most faces are two to four times those of the sans that was measured. */
  letter: 0.12,
  /** Signs of East Asian scripts lie in a hundred files a face, and a line may break at each of them. */
  eastAsianLetter: 1,
  emoji: 1.4,
  /** An outline is laid out twice and widened. */
  strokedLetter: 0.24,
  /** Its outline is bent, and has half as many curves again. */
  warpedLetter: 0.12,
  /** One point of a path: crossing lines cost more where they are long. */
  point: 0.045,
  pointAcrossArea: 0.04,
  strokedPoint: 0.2,
  /** One dash, and what each millimetre of its width adds. */
  dash: 0.005,
  dashWidth: 0.0015,
  /** The whole area painted once. */
  fill: 1.3,
  linear: 38,
  radial: 68,
  /** A see-through node is painted on a sheet of its own, however small it is, which is then laid over. */
  layer: 2.7,
  layerAcrossArea: 11,
  clipArt: 0.45,
  qrLetter: 0.013,
  /** A picture that is unpacked at 960 px, and one at 480 px: that small they are read where there are many. */
  image: 160,
  smallImage: 50,
  /** Its colours are counted anew. */
  recoloured: 25,
  /** It is softened and composed with itself. */
  sharpened: 40,
  sharpenedAcrossArea: 450
} as const

/** Pictures are read smaller where an area uses more of them. */
export const manyImages = 8

/** Faces whose outlines are longer still, as multiples of `letter`: bytes of path data a letter, counted over all faces. */
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

/** What is known on the way down: how much larger groups draw what they hold. */
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

/** Dashes along a line of so many millimetres, all in millimetres of the area. */
function costOfDashes(stroke: Stroke | undefined, length: number, scale: number): number {
  if (stroke?.dash === undefined) return 0
  const period = stroke.dash.reduce((sum, part) => sum + part, 0) / stroke.dash.length
  return (length / (period * scale)) * (measured.dash + measured.dashWidth * stroke.width * scale)
}

interface Part {
  milliseconds: number
  /** Share of the area it paints, at most 1. */
  share: number
  letters?: number
  images?: number
}

function costOfText(node: Extract<DesignNode, { type: 'text' }>, { scale, areaMm2 }: Situation): Part {
  const { count, milliseconds } = costOfLetters(node.text)
  const runs = node.runs ?? []
  // All letters as the dearest and the largest of them.
  const size = node.size * scale * Math.max(1, ...runs.map((run) => run.scale ?? 1))
  const share = Math.min(1, (count * size * size * 0.6) / areaMm2)
  const times = Math.max(...[node.font, ...runs.flatMap((run) => run.font ?? [])].map((face) => ornateFaces[face] ?? 1))
  const bent = node.warp ? count * measured.warpedLetter * times : 0
  const stroked = node.stroke
    ? count * measured.strokedLetter * times + costOfDashes(node.stroke, count * size * 3, scale)
    : 0
  const outlines = (node.outlines?.length ?? 0) * count * measured.strokedLetter * times
  const isOutlined = node.stroke !== undefined || node.outlines !== undefined
  // Letters once more, on a sheet of their own where something is seen through them.
  const shadow = node.shadow
    ? milliseconds * times +
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
      shadow +
      perArea(node.fill) * share,
    share,
    letters: count
  }
}

/** The outline a picture is cut to: all letters as the dearest. */
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
    // What is cut is painted on a sheet of its own first.
    const mask = node.mask ? measured.layer + measured.layerAcrossArea * share + costOfMask(node.mask, share) : 0
    return {
      milliseconds: colours + sharpening + mask + measured.fill * share,
      share,
      images: 1,
      letters: wordsIn(node)?.length ?? 0
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
 * Estimates what drawing the nodes of one print area takes, without a font, a picture or a pixel. Pure, and linear in the
 * length of the document. Lengths are millimetres. It errs towards more: hidden nodes cost nothing, and what lies beside the
 * area counts as though it were seen.
 */
export function drawingCost(nodes: readonly DesignNode[], { widthMm, heightMm }: Size): DrawingCost {
  const sum: DrawingCost = { nodes: 0, letters: 0, images: 0, coverage: 0, milliseconds: 0 }
  const situation = { scale: 1, areaMm2: widthMm * heightMm }
  for (const node of nodes) add(sum, node, situation)
  sum.milliseconds += sum.images * (sum.images > manyImages ? measured.smallImage : measured.image)
  return sum
}
