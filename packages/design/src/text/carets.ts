import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { type TextLayout, layoutText, outlineOf, placeOn, pointOn } from './layout.ts'
import { type GraphemeExtent, graphemeExtents } from './grapheme-extents.ts'
import { envelopeOf } from './text-path.ts'
import { graphemesOf } from './graphemes.ts'

/**
 * Text cursor and selection geometry. Coordinates are the node's local millimetres, before mirroring, rotation and
 * translation (`matrixOf` maps them to the area). Offsets are UTF-16 units of the node's text.
 */

/** A caret position: a line from its foot (`x`, `y`) `height` upwards, rotated clockwise by `angle` degrees. */
export interface Caret extends Point {
  index: number
  /** Line index. */
  line: number
  height: number
  angle: number
}

interface Stop {
  index: number
  line: number
  /** Distance along the line's baseline, in millimetres. */
  along: number
  /** Scale relative to the text's font size. */
  scale: number
}

const kept = new WeakMap<TextLayout, { seats: GraphemeExtent[][]; stops: Stop[] }>()

/** Characters and caret stops of each line, cached per layout. */
function caretStopsOf(node: TextNode, layout: TextLayout) {
  const known = kept.get(layout)
  if (known) return known
  const seats = layout.lines.map(({ start, end, clusters }) => graphemeExtents(node.text.slice(start, end), clusters))
  const graphemes = Array.from(graphemesOf(node.text), ({ index }) => index)
  let line = 0
  let seat = 0
  const stops = [...graphemes, node.text.length].map((index): Stop => {
    while ((layout.lines[line + 1]?.start ?? Infinity) <= index) {
      line += 1
      seat = 0
    }
    const { start = 0, left = 0 } = layout.lines[line] ?? {}
    const row = seats[line] ?? []
    while (seat < row.length && (row[seat]?.start ?? 0) < index - start) seat += 1
    const [before, after] = [row[seat - 1], row[seat]]
    // Before a character the caret is at its leading edge; at the end of a line, at the last one's trailing edge.
    const along = after
      ? after.isRtl
        ? after.right
        : after.left
      : before
        ? before.isRtl
          ? before.left
          : before.right
        : 0
    const { scale } = before ?? after ?? { scale: layout.lines[line]?.tall ?? 1 }
    return { index, line, along: left + along * layout.size, scale }
  })
  const found = { seats, stops }
  kept.set(layout, found)
  return found
}

/** All caret positions in text order: one per grapheme boundary. */
export function caretsOf(node: TextNode, fonts: FontSet): Caret[] {
  const layout = layoutText(node, fonts)
  const { size } = layout
  const { ascent, descent } = layout.metrics
  const envelope = envelopeOf(node, fonts)
  return caretStopsOf(node, layout).stops.flatMap(({ index, line, along, scale }) => {
    const laid = layout.lines[line]
    if (!laid) return []
    const turn = laid.curve ? laid.curve.at(along).angle : laid.radius === undefined ? 0 : along / laid.radius
    const angle = (turn * 180) / Math.PI
    const foot = pointOn(laid, along, -descent * scale * size)
    const height = (ascent + descent) * scale * size
    // Envelopes keep stems upright, and so the caret.
    return envelope
      ? { index, line, ...envelope.place(foot), height: height * envelope.scaleAt(foot.x), angle }
      : { index, line, ...foot, height, angle }
  })
}

/** The caret position nearest to a point, on the nearest line. */
export function indexAt(node: TextNode, point: Point, fonts: FontSet): number {
  const layout = layoutText(node, fonts)
  const middle = ((layout.metrics.ascent - layout.metrics.descent) / 2) * layout.size
  const straight = envelopeOf(node, fonts)?.unplace(point) ?? point
  const lines = layout.lines.map((line, index) => {
    const { along, above } = placeOn(line, straight)
    return { index, along, away: Math.abs(above - middle * line.tall) }
  })
  const nearest = lines.reduce((best, line) => (line.away < best.away ? line : best))
  const stops = caretStopsOf(node, layout).stops.filter(({ line }) => line === nearest.index)
  // A line on an arc may overlap itself: a long text runs beyond the bottom of its circle.
  const round = 2 * Math.PI * Math.abs(layout.lines[nearest.index]?.radius ?? Infinity)
  const away = ({ along }: Stop) => {
    const ahead = Math.abs(along - nearest.along) % round
    return Math.min(ahead, round - ahead)
  }
  return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best)).index
}

/** Subdivisions of each side of a selection, to follow a curve. */
const pieces = 16

/** Subdivides the sides of an outline. */
const finer = (outline: readonly Point[]): Point[] =>
  outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    return Array.from({ length: pieces }, (_, piece) => ({
      x: point.x + ((next.x - point.x) * piece) / pieces,
      y: point.y + ((next.y - point.y) * piece) / pieces
    }))
  })

/** Outlines of a selected range; several for lines of mixed direction. */
export function selectionOf(node: TextNode, from: number, to: number, fonts: FontSet): (readonly Point[])[] {
  const layout = layoutText(node, fonts)
  const { seats } = caretStopsOf(node, layout)
  const envelope = envelopeOf(node, fonts)
  return layout.lines.flatMap((line, index) => {
    const chosen = (seats[index] ?? [])
      .filter(({ start, end }) => line.start + start < to && line.start + end > from)
      .toSorted((a, b) => a.left - b.left)
    const stripes: { left: number; right: number }[] = []
    for (const { left, right } of chosen) {
      const last = stripes.at(-1)
      // Letter spacing between selected characters of one strip is included; an unselected character never is.
      if (last && left - last.right <= Math.abs(node.letterSpacing) * line.tall + 1e-6)
        last.right = Math.max(last.right, right)
      else stripes.push({ left, right })
    }
    return stripes.map((stripe) => {
      const outline = outlineOf(line, layout.metrics, layout.size, stripe)
      return envelope ? finer(outline).map(envelope.place) : outline
    })
  })
}
