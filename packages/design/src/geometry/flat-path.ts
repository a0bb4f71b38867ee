import { arcPieces } from './arc.ts'
import type { Point } from './matrix.ts'
import type { PathSegment } from './path.ts'

/** Line segments per curve: the error is below a hundredth of the radius for a quarter circle. */
const pieces = 8

type Curve = (share: number) => Point

function bezier(points: readonly Point[]): Curve {
  return (share) => {
    let level = points
    while (level.length > 1)
      level = level.slice(1).map((point, index) => {
        const before = level[index] ?? point
        return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share }
      })
    return level[0] ?? { x: 0, y: 0 }
  }
}

const mirrored = (point: Point, around: Point): Point => ({ x: 2 * around.x - point.x, y: 2 * around.y - point.y })

/** Flattens a path into closed polygons. */
export function polygonsOf(segments: readonly PathSegment[]): Point[][] {
  const polygons: Point[][] = []
  let polygon: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  let control: { kind: 'C' | 'Q'; point: Point } | undefined

  for (const { command, values } of segments) {
    const kind = command.toUpperCase()
    const origin = command === kind ? { x: 0, y: 0 } : at
    const points = Array.from({ length: Math.floor(values.length / 2) }, (_, index) => ({
      x: origin.x + (values[index * 2] ?? 0),
      y: origin.y + (values[index * 2 + 1] ?? 0)
    }))
    if (kind === 'M') {
      polygon = []
      polygons.push(polygon)
      start = points[0] ?? at
    }
    if (kind === 'Z') {
      at = start
      polygon = []
      polygons.push(polygon)
      control = undefined
      continue
    }
    // After a subpath closes, the next one starts at its first point.
    if (kind !== 'M' && polygon.length === 0) polygon.push(at)
    const smooth = kind === 'S' ? 'C' : kind === 'T' ? 'Q' : undefined
    if (smooth !== undefined) points.unshift(control?.kind === smooth ? mirrored(control.point, at) : at)
    if (kind === 'H') points.push({ x: origin.x + (values[0] ?? 0), y: at.y })
    if (kind === 'V') points.push({ x: at.x, y: origin.y + (values[0] ?? 0) })
    const [ax = 0, ay = 0] = values.slice(5)
    const end = kind === 'A' ? { x: origin.x + ax, y: origin.y + ay } : (points.at(-1) ?? at)
    const curved = smooth ?? kind
    const follow = (along: readonly Point[]) => {
      const curve = bezier(along)
      for (let piece = 1; piece < pieces; piece++) polygon.push(curve(piece / pieces))
    }
    control = undefined
    if (curved === 'C' || curved === 'Q') {
      follow([at, ...points])
      control = { kind: curved, point: points.at(-2) ?? at }
    } else if (kind === 'A') {
      let from = at
      for (const piece of arcPieces(at, values, end)) {
        if (piece.length > 1) follow([from, ...piece])
        from = piece.at(-1) ?? from
        if (from !== end) polygon.push(from)
      }
    }
    polygon.push(end)
    at = end
  }
  return polygons.filter((one) => one.length > 0)
}

/** Whether a point lies inside polygons under the nonzero fill rule, SVG's default. */
export function isInPolygons(polygons: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let turns = 0
  for (const polygon of polygons)
    for (const [index, to] of polygon.entries()) {
      const from = polygon.at(index - 1) ?? to
      if (from.y <= y === to.y <= y) continue
      const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (crossing > x) turns += to.y > from.y ? 1 : -1
    }
  return turns !== 0
}

/** Distance of a point from a line segment. */
function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y)
}

/** Whether a point lies inside polygons, or within `reach` of them. */
export const isNearPolygons = (polygons: readonly (readonly Point[])[], point: Point, reach: number): boolean =>
  isInPolygons(polygons, point) ||
  polygons.some((polygon) => polygon.some((to, index) => distanceTo(polygon.at(index - 1) ?? to, to, point) <= reach))
