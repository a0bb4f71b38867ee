import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { type TextLayout, layoutText, outlineOf, placeOn, pointOn } from './layout.ts'
import { type Seat, seatsOf } from './seats.ts'
import { envelopeOf } from './text-path.ts'
import { graphemesOf } from './graphemes.ts'

/**
 * Where text is typed and selected. Everything is in the node's own millimetres, before it is mirrored, turned and moved
 * (`matrixOf` leads to the area and back), and counts UTF-16 units of the node's text.
 */

/** A place between two letters: a line from its foot (`x`, `y`) `height` upwards, turned clockwise by `angle` degrees. */
export interface Caret extends Point {
  index: number
  /** Which line it is on, from 0. */
  line: number
  height: number
  angle: number
}

interface Stop {
  index: number
  line: number
  /** Along the line's baseline, in millimetres. */
  along: number
  /** How many times as large as the text its letters are. */
  scale: number
}

const kept = new WeakMap<TextLayout, { seats: Seat[][]; stops: Stop[] }>()

/** Letters of each line, and the places between them; known for as long as the layout is. */
function caretStopsOf(node: TextNode, layout: TextLayout) {
  const known = kept.get(layout)
  if (known) return known
  const seats = layout.lines.map(({ start, end, clusters }) => seatsOf(node.text.slice(start, end), clusters))
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
    // Before a letter it stands at the side the letter is read from; at the end of a line, where the last one ends.
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

/** Every place a caret can be, in the order of the text: one for each boundary between what people call letters. */
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
    // Stems stay upright in an envelope, and so does the caret.
    return envelope
      ? { index, line, ...envelope.place(foot), height: height * envelope.scaleAt(foot.x), angle }
      : { index, line, ...foot, height, angle }
  })
}

/** The place between letters nearest to a point, on the line nearest to it. */
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
  // A bent line comes round again: a long word may run beyond the bottom of its circle.
  const round = 2 * Math.PI * Math.abs(layout.lines[nearest.index]?.radius ?? Infinity)
  const away = ({ along }: Stop) => {
    const ahead = Math.abs(along - nearest.along) % round
    return Math.min(ahead, round - ahead)
  }
  return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best)).index
}

/** Pieces of each side of what is marked, so that it follows a bend. */
const pieces = 16

/** An outline with more points on its sides. */
const finer = (outline: readonly Point[]): Point[] =>
  outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    return Array.from({ length: pieces }, (_, piece) => ({
      x: point.x + ((next.x - point.x) * piece) / pieces,
      y: point.y + ((next.y - point.y) * piece) / pieces
    }))
  })

/** Outlines of what lies between two places of a text: more than one for a line that runs both ways. */
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
      // Letter spacing lies between letters of one stripe, never a letter that is not chosen.
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
