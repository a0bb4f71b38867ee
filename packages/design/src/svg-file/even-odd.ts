import type { Point } from '../geometry/matrix.ts'
import { type Subpath, onCurve } from './curves.ts'
import { SvgError } from './refusal.ts'

/** Line segments per curve for containment tests. */
const pieces = 8
const maxEdges = 3000

function polygonOf({ start, pieces: all }: Subpath): Point[] {
  const points = [start]
  let at = start
  for (const [a, b, c] of all) {
    if (b && c) for (let piece = 1; piece < pieces; piece += 1) points.push(onCurve(at, a, b, c, piece / pieces))
    at = c ?? a
    points.push(at)
  }
  return points
}

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
const isCrossed = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

const areaOf = (polygon: readonly Point[]) =>
  polygon.reduce((sum, point, index) => {
    const before = polygon.at(index - 1) ?? point
    return sum + before.x * point.y - point.x * before.y
  }, 0)

const holds = (polygon: readonly Point[], { x, y }: Point) =>
  polygon.reduce((isInside, to, index) => {
    const from = polygon.at(index - 1) ?? to
    if (from.y > y === to.y > y) return isInside
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) ? !isInside : isInside
  }, false)

function backwards({ start, pieces: all, isClosed }: Subpath): Subpath {
  const ends = [start, ...all.map((piece) => piece.at(-1) ?? start)]
  return {
    start: ends.at(-1) ?? start,
    pieces: all
      .map(([a, b], index) => (b ? ([b, a, ends[index] ?? start] as const) : ([ends[index] ?? start] as const)))
      .toReversed(),
    isClosed
  }
}

/**
 * Reverses subpaths by nesting depth, so that an even-odd fill renders equally under the nonzero rule. Intersecting
 * subpaths cannot be converted.
 * @throws {SvgError}
 */
export function turnedByDepth(subpaths: readonly Subpath[]): Subpath[] {
  const polygons = subpaths.map(polygonOf)
  const edges = polygons.flatMap((polygon) => polygon.map((to, index) => [polygon.at(index - 1) ?? to, to] as const))
  if (edges.length > maxEdges) throw new SvgError('fill-rule', 'evenodd')
  for (const [index, [a, b]] of edges.entries())
    for (const [c, d] of edges.slice(index + 1)) if (isCrossed(a, b, c, d)) throw new SvgError('fill-rule', 'evenodd')
  return subpaths.map((subpath, index) => {
    const polygon = polygons[index] ?? []
    const [first = subpath.start, second = first] = polygon
    const probe = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
    const depth = polygons.filter((other) => other !== polygon && holds(other, probe)).length
    return areaOf(polygon) > 0 === (depth % 2 === 0) ? subpath : backwards(subpath)
  })
}
