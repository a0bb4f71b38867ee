import type { Baseline } from '../document/baseline.ts'
import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { FontMetrics } from '../fonts/open-font.ts'
import { type Box, boxAround, boxOf } from '../geometry/box.ts'
import type { Point } from '../geometry/matrix.ts'
import { type BoxedText, layoutInBox } from './box-layout.ts'
import { type FaceRun, facesOf, facesWithin, stack, tallest } from './faces.ts'
import { type TextRange, lineRangesOf } from './lines.ts'
import { type Curve, createCurve } from './curve.ts'
import { type LruCache, createLruCache } from '../lru-cache.ts'
import { type ShapedLine, shapeLine } from './shape-line.ts'

/**
 * A line of a text block: left end and baseline in millimetres, y downwards; `start` and `end` are its range of the
 * text.
 */
export interface LaidLine extends ShapedLine, TextRange {
  left: number
  baseline: number
  /** Radius of the arc its baseline follows, positive with the centre below; undefined if straight. */
  radius?: number
  /** Horizontal position of the arc's centre, relative to the node's. */
  middle?: number
  /** The curve it follows: `left` is the arc length, `baseline` the distance below the curve. */
  curve?: Curve
  /** Its largest scale relative to the text's font size. */
  tall: number
}

export interface TextLayout {
  /** Bounds of the text, in millimetres around the node's centre. */
  box: Box
  lines: readonly LaidLine[]
  /** Ascent and descent, in em of its largest size. */
  metrics: FontMetrics
  /** Font size in millimetres: the node's, or less in a shrinking box. */
  size: number
  /** Set if the text overflows its box at the minimum font size. */
  isOverfull: boolean
  /** Set if the text is longer than its baseline. */
  isBeyond?: boolean
}

const shareBefore = { start: 0, centre: 0.5, end: 1 } as const

/** Minimum radius of a line on an arc, in em. */
const tightest = 0.3

/** Maps a position on an arc: `along` its baseline from the middle, `above` it in millimetres. */
function bend(
  { baseline, radius = 0, middle = 0 }: Pick<LaidLine, 'baseline' | 'radius' | 'middle'>,
  along: number,
  above: number
): Point {
  const angle = along / radius
  return { x: middle + (radius + above) * Math.sin(angle), y: baseline + radius - (radius + above) * Math.cos(angle) }
}

/** The point of a line `along` its baseline and `above` it, in millimetres. */
export function pointOn(line: LaidLine, along: number, above: number): Point {
  if (line.curve === undefined)
    return line.radius === undefined ? { x: along, y: line.baseline - above } : bend(line, along, above)
  const { x, y, angle } = line.curve.at(along)
  const up = above - line.baseline
  return { x: x + Math.sin(angle) * up, y: y - Math.cos(angle) * up }
}

/** The inverse of `pointOn`. */
export function placeOn(line: LaidLine, { x, y }: Point): { along: number; above: number } {
  const { baseline, radius, middle = 0, curve } = line
  if (curve !== undefined) {
    const { along, above } = curve.nearest({ x, y })
    return { along, above: above + baseline }
  }
  if (radius === undefined) return { along: x, above: baseline - y }
  const side = Math.sign(radius)
  const [across, up] = [(x - middle) * side, (baseline + radius - y) * side]
  return { along: Math.atan2(across, up) * radius, above: Math.hypot(across, up) * side - radius }
}

/** Maximum number of outline points along a curve. */
const maxSteps = 200

/**
 * Outline of a line or a range of it (in em from its left end), clockwise from the top left: four corners, plus a point
 * every five degrees if curved.
 */
export function outlineOf(
  line: LaidLine,
  { ascent, descent }: FontMetrics,
  size: number,
  { left, right } = { left: 0, right: line.width }
): Point[] {
  const length = (right - left) * size
  const steps = line.curve
    ? Math.max(1, Math.min(maxSteps, Math.ceil((2 * length) / size)))
    : line.radius === undefined
      ? 1
      : Math.max(1, Math.ceil(Math.abs(length / line.radius) / (Math.PI / 36)))
  const stops = Array.from({ length: steps + 1 }, (_, step) => line.left + left * size + (length * step) / steps)
  return [
    ...stops.map((along) => pointOn(line, along, ascent * line.tall * size)),
    ...stops.toReversed().map((along) => pointOn(line, along, -descent * line.tall * size))
  ]
}

/** Lines set straight, bent along an arc of some degrees. */
export function bent({ lines, metrics, size, isOverfull }: Omit<TextLayout, 'box'>, arc: number): TextLayout {
  const longest = Math.max(size * 0.1, ...lines.map(({ width }) => width * size))
  const radius = longest / ((arc * Math.PI) / 180)
  const first = lines[0]?.baseline ?? 0
  const curved = lines.map((line) => {
    const own = radius - (line.baseline - first)
    return { ...line, radius: radius > 0 ? Math.max(own, tightest * size) : own }
  })
  const box = boxAround(curved.flatMap((line) => outlineOf(line, metrics, size)))
  // Curving moves the centre of the bounds; the node's centre must stay in it.
  const rise = (box.top + box.bottom) / 2
  const shift = (box.left + box.right) / 2
  return {
    box: { left: box.left - shift, right: box.right - shift, top: box.top - rise, bottom: box.bottom - rise },
    lines: curved.map((line) => ({ ...line, baseline: line.baseline - rise, middle: -shift })),
    metrics,
    size,
    isOverfull
  }
}

/** Sets lines along a curve: the first on it, the others below. Overlong text continues straight. */
function alongCurve(
  { lines, metrics, size, isOverfull }: Omit<TextLayout, 'box'>,
  { baseline, align }: Pick<TextNode, 'align'> & { baseline: Baseline }
): TextLayout {
  const curve = createCurve(baseline)
  const first = lines[0]?.baseline ?? 0
  const placed = lines.map((line): LaidLine => {
    const share = shareBefore[align]
    const before = line.direction === 'rtl' ? 1 - share : share
    return {
      ...line,
      curve,
      left: (curve.length - line.width * size) * before + baseline.offset,
      baseline: line.baseline - first
    }
  })
  const nearly = 0.01
  return {
    box: boxAround(placed.flatMap((line) => outlineOf(line, metrics, size))),
    lines: placed,
    metrics,
    size,
    isOverfull,
    isBeyond: placed.some(({ left, width }) => left < -nearly || left + width * size > curve.length + nearly)
  }
}

/** Breaks lines at the text's line breaks, and between words at a width; longer words overflow. */
function setWhole(node: TextNode, faces: readonly FaceRun[] | undefined, fonts: FontSet): BoxedText {
  const { size, font, letterSpacing, direction, text, width } = node
  const shape = (line: string, start: number) =>
    shapeLine(
      line,
      { font, letterSpacing, direction, text, faces: facesWithin(faces, start, start + line.length) },
      fonts
    )
  const ranges = lineRangesOf(text, width, (line, start) => shape(line, start).width * size)
  const lines = ranges.map(({ start, end }) => ({ ...shape(text.slice(start, end), start), start, end }))
  return { lines, size, isOverfull: false }
}

function setText(node: TextNode, fonts: FontSet): TextLayout {
  const metrics = fonts.metricsOf(node.font)
  const faces = facesOf(node)
  const {
    lines: shaped,
    size,
    isOverfull
  } = node.fit ? layoutInBox(node, { metrics, faces }, fonts) : setWhole(node, faces, fonts)
  const width = node.width ?? shaped.reduce((widest, line) => Math.max(widest, line.width * size), 0)
  const heights = shaped.map(({ start, end }) => tallest(faces, start, end))
  const stacked = stack(heights, { metrics, lineHeight: node.lineHeight })
  const height = stacked.height * size
  const lines = shaped.map((line, index): LaidLine => {
    const share = shareBefore[node.align]
    const before = line.direction === 'rtl' ? 1 - share : share
    return {
      ...line,
      left:
        -width / 2 +
        (width - line.width * size) * before +
        (line.indent ?? 0) * size * (line.direction === 'rtl' ? -1 : 1),
      baseline: -height / 2 + (stacked.above + (stacked.baselines[index] ?? 0)) * size,
      tall: heights[index] ?? 1
    }
  })
  if (node.baseline !== undefined)
    return alongCurve({ lines, metrics, size, isOverfull }, { baseline: node.baseline, align: node.align })
  if (node.arc !== undefined) return bent({ lines, metrics, size, isOverfull }, node.arc)
  // Text is vertically centred in a box with a height; overflow enlarges the box.
  const filled = boxOf(width, Math.max(height, node.height ?? 0))
  const box = node.fit
    ? {
        ...filled,
        left: lines.reduce((least, line) => Math.min(least, line.left), filled.left),
        right: lines.reduce((most, line) => Math.max(most, line.left + line.width * size), filled.right)
      }
    : filled
  return { box, lines, metrics, size, isOverfull }
}

/** Nodes are immutable, so layouts are cached per node and font set. */
const kept = new WeakMap<FontSet, WeakMap<TextNode, TextLayout>>()

/**
 * Moving or rotating creates a new node with equal text, so layouts are also cached by content. A character takes 250
 * bytes: 15 MB at most.
 */
const lettersKept = 60_000
const keptByWords = new WeakMap<FontSet, LruCache<string, TextLayout>>()

/** Weight in characters, with a constant for the layout itself. */
const weightOf = ({ lines }: TextLayout) => lines.reduce((sum, { glyphs }) => sum + glyphs.length, 5)

function setOnce(node: TextNode, fonts: FontSet): TextLayout {
  const { text, font, size, align, direction, letterSpacing, lineHeight, width, height, fit, arc, baseline, list } =
    node
  const faces = facesOf(node)
  const words = JSON.stringify([
    [text, font, size, align, direction, letterSpacing, lineHeight, width, height, fit, arc, baseline, list],
    faces
  ])
  const ofFonts = keptByWords.get(fonts) ?? createLruCache<string, TextLayout>(lettersKept, weightOf)
  keptByWords.set(fonts, ofFonts)
  return ofFonts.get(words, () => setText(node, fonts))
}

/**
 * Lays out the text of a node: lines and bounds in millimetres. Line heights depend on the node's own face alone, so
 * that fallback glyphs never shift lines.
 */
export function layoutText(node: TextNode, fonts: FontSet): TextLayout {
  const ofFonts = kept.get(fonts) ?? new WeakMap<TextNode, TextLayout>()
  kept.set(fonts, ofFonts)
  const layout = ofFonts.get(node) ?? setOnce(node, fonts)
  ofFonts.set(node, layout)
  return layout
}

/** Width and height of a node's text in millimetres, before rotation. */
export function measureText(node: TextNode, fonts: FontSet): { width: number; height: number } {
  const { left, right, top, bottom } = layoutText(node, fonts).box
  return { width: right - left, height: bottom - top }
}
