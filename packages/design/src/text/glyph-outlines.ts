import type { Box } from '../geometry/box.ts'
import type { Point } from '../geometry/matrix.ts'
import type { PathSegment } from '../geometry/path.ts'
import { type TextLayout, pointOn } from './layout.ts'
import type { PlacedGlyph } from './shape-line.ts'

type Line = TextLayout['lines'][number]

/** Maps points of a glyph, in em from its origin with y upwards, to millimetres. */
type Placement = (x: number, y: number) => Point

const straight =
  ({ left, baseline }: Line, glyph: PlacedGlyph, size: number): Placement =>
  (x, y) => ({ x: left + (glyph.x + x * glyph.scale) * size, y: baseline - (glyph.y + y * glyph.scale) * size })

/** Glyphs of joined scripts are bent along the line. */
const bentAlong =
  (line: Line, glyph: PlacedGlyph, size: number): Placement =>
  (x, y) =>
    pointOn(line, line.left + (glyph.x + x * glyph.scale) * size, (glyph.y + y * glyph.scale) * size)

/** Other glyphs keep their shape and are rotated around their centre. */
function turned(line: Line, glyph: PlacedGlyph, size: number): Placement {
  const middle = line.left + glyph.pivot * size
  const { x: originX, y: originY } = pointOn(line, middle, 0)
  const angle = line.curve ? line.curve.at(middle).angle : middle / (line.radius ?? 1)
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return (x, y) => {
    const [across, up] = [glyph.x - glyph.pivot + x * glyph.scale, glyph.y + y * glyph.scale]
    return { x: originX + across * cos + up * sin, y: originY + across * sin - up * cos }
  }
}

function placementOf(line: Line, glyph: PlacedGlyph, size: number): Placement {
  if (line.radius === undefined && line.curve === undefined) return straight(line, glyph, size)
  return (glyph.isJoined ? bentAlong : turned)(line, glyph, size)
}

/** Appends the outline of a positioned glyph. */
export function appendGlyph(segments: PathSegment[], line: Line, glyph: PlacedGlyph, size: number) {
  const place = placementOf(line, glyph, size)
  for (const { command, values } of glyph.outline()) {
    const placed: number[] = []
    for (let index = 0; index < values.length; index += 2) {
      const { x, y } = place(values[index] ?? 0, values[index + 1] ?? 0)
      placed.push(x, y)
    }
    segments.push({ command, values: placed })
  }
}

export function segmentsOf({ lines, size }: TextLayout): PathSegment[] {
  const segments: PathSegment[] = []
  for (const line of lines) for (const glyph of line.glyphs) appendGlyph(segments, line, glyph, size)
  return segments
}

/** The points of a segment, its end point last. */
const pointsOf = ({ values }: PathSegment): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0
  }))

/** Sample points per curve for bounds: finer than printers resolve. */
const steps = 8

/** The point of a curve at a parameter from 0 to 1. */
function pointAlong(curve: readonly Point[], share: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = curve
  if (others.length === 0) return first
  const nearer = others.map(({ x, y }, index) => {
    const from = curve[index] ?? first
    return { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share }
  })
  return pointAlong(nearer, share)
}

/** Bounds of the glyphs; without a visible one, those of their lines. */
export function inkBounds(segments: readonly PathSegment[], layout: TextLayout): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const holds = ({ x, y }: Point) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const take = ({ x, y }: Point) => {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  let from: Point = { x: 0, y: 0 }
  for (const segment of segments) {
    const points = pointsOf(segment)
    const to = points.at(-1)
    if (to === undefined) continue
    take(to)
    // A curve stays within the hull of its control points.
    if (!points.every(holds))
      for (let place = 1; place < steps; place += 1) take(pointAlong([from, ...points], place / steps))
    from = to
  }
  return box.left > box.right ? layout.box : box
}
