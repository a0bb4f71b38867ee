import type { Point } from './matrix.ts'
import type { PathSegment } from './path.ts'

/** A line or Bézier curve: its start, control points and end. */
type Piece = readonly Point[]

/** Roots closer than this to the ends of a curve split nothing off. */
const margin = 1e-6

const still: Point = { x: 0, y: 0 }
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
})
const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x

/** Closed contours of absolute lines and Bézier curves. */
function contoursOf(segments: readonly PathSegment[]): Piece[][] {
  const contours: Piece[][] = []
  let [from, start] = [still, still]
  let contour: Piece[] = []
  const close = () => {
    if (from.x !== start.x || from.y !== start.y) contour.push([from, start])
    if (contour.length > 0) contours.push(contour)
    contour = []
  }
  for (const { command, values } of segments) {
    if (command === 'Z' || command === 'M') {
      close()
      from = start
    }
    if (command === 'Z') continue
    const points = Array.from({ length: values.length / 2 }, (_, index) => ({
      x: values[index * 2] ?? 0,
      y: values[index * 2 + 1] ?? 0
    }))
    const to = points.at(-1) ?? from
    if (command === 'M') start = to
    else contour.push([from, ...points])
    from = to
  }
  close()
  return contours
}

/** Twice the signed area between a piece and the origin. */
function areaOf(piece: Piece): number {
  const [a, b, c, d] = piece
  if (a === undefined || b === undefined) return 0
  if (c === undefined) return cross(a, b)
  // A curve's area is its chord's and that of its control polygon, weighted.
  if (d === undefined) return cross(a, c) + (2 / 3) * (cross(a, b) + cross(b, c) - cross(a, c))
  return (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d)) / 10
}

/** Shares at which a curve is parallel to a direction; `heights` are its points' distances across the direction. */
function turnsOf([a = 0, b = 0, c, d]: readonly number[]): number[] {
  if (c === undefined) return []
  if (d === undefined) return [(a - b) / (a - 2 * b + c)]
  const [square, linear, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a]
  if (Math.abs(square) < 1e-12) return [-constant / linear]
  const root = Math.sqrt(linear * linear - 4 * square * constant)
  return [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
}

/** Splits a curve at a share. */
function halvesOf(piece: Piece, share: number): [Piece, Piece] {
  const [first, second]: [Point[], Point[]] = [[], []]
  for (let level = piece; level.length > 0;) {
    const [start, end] = [level[0], level.at(-1)]
    if (start && end) {
      first.push(start)
      second.unshift(end)
    }
    level = level.slice(1).map((point, index) => between(level[index] ?? point, point, share))
  }
  return [first, second]
}

/** Splits a curve where it is parallel to a direction. */
function monotone(piece: Piece, by: Point): Piece[] {
  if (piece.length === 2) return [piece]
  const heights = piece.map((at) => cross(at, by))
  // Most curves turn nowhere, as their control points show.
  const isAscending = (heights[1] ?? 0) >= (heights[0] ?? 0)
  if (heights.every((height, at) => at === 0 || height >= (heights[at - 1] ?? 0) === isAscending)) return [piece]
  const turns = turnsOf(heights)
    .filter((share) => share > margin && share < 1 - margin)
    .toSorted((a, b) => a - b)
  const parts: Piece[] = []
  let [rest, done] = [piece, 0]
  for (const turn of turns) {
    const [part, after] = halvesOf(rest, (turn - done) / (1 - done))
    parts.push(part)
    ;[rest, done] = [after, turn]
  }
  return [...parts, rest]
}

const commands = ['', '', 'L', 'Q', 'C'] as const

function append(segments: PathSegment[], pieces: readonly Piece[], by: Point): void {
  for (const piece of pieces)
    segments.push({
      command: commands[piece.length] ?? 'L',
      values: piece.slice(1).flatMap(({ x, y }) => [x + by.x, y + by.y])
    })
}

const point = (command: 'M' | 'L', { x, y }: Point): PathSegment => ({ command, values: [x, y] })
const reversed = (pieces: readonly Piece[]): Piece[] => pieces.toReversed().map((piece) => piece.toReversed())

/** The edges of a contour whose outside lies in the direction, as runs of adjoining pieces. */
function facesOf(contour: readonly Piece[], by: Point): Piece[][] {
  const faces: Piece[][] = []
  let face: Piece[] | undefined
  for (const piece of contour.flatMap((one) => monotone(one, by))) {
    const [from = still, to = still] = [piece[0], piece.at(-1)]
    if (cross(to, by) < cross(from, by)) {
      if (face === undefined) faces.push((face = []))
      face.push(piece)
    } else face = undefined
  }
  return faces
}

/**
 * The area that glyphs sweep when they move `by` a vector, as one path for the nonzero fill rule. It consists of the
 * glyphs and, for each run of edges that face the direction, the area between the run and its copy. All parts have the
 * same orientation, so none cancels another. Curves stay curves.
 */
export function sweep(glyphs: readonly (readonly PathSegment[])[], by: Point): PathSegment[] {
  const segments: PathSegment[] = []
  for (const glyph of glyphs) {
    const contours = contoursOf(glyph)
    // The sum decides, as holes run the other way. Fonts differ in orientation.
    const isReversed = contours.flat().reduce((sum, piece) => sum + areaOf(piece), 0) < 0
    for (const contour of isReversed ? contours.map(reversed) : contours) {
      const start = contour[0]?.[0] ?? still
      segments.push(point('M', start))
      append(segments, contour, still)
      segments.push({ command: 'Z', values: [] })
      for (const face of facesOf(contour, by)) {
        const [first, last] = [face[0]?.[0] ?? still, face.at(-1)?.at(-1) ?? still]
        segments.push(point('M', plus(first, by)))
        append(segments, face, by)
        segments.push(point('L', last))
        append(segments, reversed(face), still)
        segments.push({ command: 'Z', values: [] })
      }
    }
  }
  return segments
}
