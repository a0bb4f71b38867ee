import type { Baseline } from '../document/baseline.ts'
import type { Point } from '../geometry/matrix.ts'
import { writePath } from '../geometry/path.ts'

type Cubic = readonly [Point, Point, Point, Point]

/** A curve parameterized by arc length. It continues straight beyond both ends. */
export interface Curve {
  length: number
  /** The point at an arc length in millimetres, and its direction in radians clockwise from the right. */
  at: (along: number) => Point & { angle: number }
  /** Arc length of the nearest point on the curve, and the signed distance above it. */
  nearest: (point: Point) => { along: number; above: number }
}

/** Catmull-Rom splines through points; the last segment ends like the parabola through the last three. */
function cubicsThrough(points: readonly Point[]): Cubic[] {
  const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
  const inner = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return before && after ? { x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 } : way(point, point)
  })
  const towards = (at: number, next: number): Point => {
    const [from, to, beyond] = [points[at], points[next], inner[next]]
    if (!from || !to || !beyond) return { x: 0, y: 0 }
    const chord = way(from, to)
    if (points.length === 2) return chord
    const sign = next > at ? 1 : -1
    return { x: 2 * chord.x - sign * beyond.x, y: 2 * chord.y - sign * beyond.y }
  }
  const last = points.length - 1
  const tangents = inner.map((own, index) => {
    if (index === 0) return towards(0, 1)
    if (index !== last) return own
    const { x, y } = towards(last, last - 1)
    return { x: -x, y: -y }
  })
  return points.slice(1).map((to, index): Cubic => {
    const from = points[index] ?? to
    const [out, into] = [tangents[index] ?? from, tangents[index + 1] ?? from]
    return [from, { x: from.x + out.x / 3, y: from.y + out.y / 3 }, { x: to.x - into.x / 3, y: to.y - into.y / 3 }, to]
  })
}

/** The baseline as path data. */
export const baselinePath = ({ points }: Pick<Baseline, 'points'>): string =>
  writePath([
    { command: 'M', values: [points[0]?.x ?? 0, points[0]?.y ?? 0] },
    ...cubicsThrough(points).map(([, b, c, d]) => ({ command: 'C', values: [b.x, b.y, c.x, c.y, d.x, d.y] }))
  ])

function pointOf([a, b, c, d]: Cubic, share: number): Point {
  const rest = 1 - share
  const of = (axis: 'x' | 'y') =>
    rest ** 3 * a[axis] + 3 * rest * rest * share * b[axis] + 3 * rest * share * share * c[axis] + share ** 3 * d[axis]
  return { x: of('x'), y: of('y') }
}

function angleOf([a, b, c, d]: Cubic, share: number): number {
  const rest = 1 - share
  const of = (axis: 'x' | 'y') =>
    rest * rest * (b[axis] - a[axis]) + 2 * rest * share * (c[axis] - b[axis]) + share * share * (d[axis] - c[axis])
  return Math.atan2(of('y'), of('x'))
}

/** Line segments for measuring the length of a curve. */
const pieces = 64

interface Stop extends Point {
  along: number
  cubic: Cubic
  share: number
}

/** The curve of a baseline, in the text's direction. */
export function createCurve({ points, flip }: Baseline): Curve {
  const cubics = cubicsThrough(flip ? points.toReversed() : points)
  const stops: Stop[] = []
  for (const cubic of cubics)
    for (let piece = stops.length === 0 ? 0 : 1; piece <= pieces; piece += 1) {
      const [point, before] = [pointOf(cubic, piece / pieces), stops.at(-1)]
      const along = before ? before.along + Math.hypot(point.x - before.x, point.y - before.y) : 0
      stops.push({ ...point, along, cubic, share: piece / pieces })
    }
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new RangeError('A line has two points at least.')
  const { along: length } = last

  const beyond = ({ x, y, cubic, share }: Stop, by: number) => {
    const angle = angleOf(cubic, share)
    return { x: x + Math.cos(angle) * by, y: y + Math.sin(angle) * by, angle }
  }
  const at: Curve['at'] = (along) => {
    if (along <= 0) return beyond(first, along)
    if (along >= length) return beyond(last, along - length)
    let [low, high] = [0, stops.length - 1]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((stops[middle]?.along ?? 0) <= along) low = middle
      else high = middle
    }
    const [from, to] = [stops[low] ?? first, stops[high] ?? last]
    const part = (along - from.along) / (to.along - from.along || 1)
    const begin = from.cubic === to.cubic ? from.share : 0
    const share = begin + (to.share - begin) * part
    return { ...pointOf(to.cubic, share), angle: angleOf(to.cubic, share) }
  }
  const nearest: Curve['nearest'] = (point) => {
    const away = (along: number) => {
      const { x, y } = at(along)
      return Math.hypot(point.x - x, point.y - y)
    }
    const near = stops.reduce((best, stop) =>
      Math.hypot(point.x - stop.x, point.y - stop.y) < Math.hypot(point.x - best.x, point.y - best.y) ? stop : best
    )
    let [along, step] = [near.along, length / pieces]
    // Beyond an end the curve continues straight; the distance is measured along it.
    const end = near === first || near === last ? at(near.along) : undefined
    if (end) along += (point.x - end.x) * Math.cos(end.angle) + (point.y - end.y) * Math.sin(end.angle)
    for (; step > 1e-4; step /= 2)
      for (const tried of [along - step, along + step]) if (away(tried) < away(along)) along = tried
    const { x, y, angle } = at(along)
    return { along, above: (point.x - x) * Math.sin(angle) - (point.y - y) * Math.cos(angle) }
  }
  return { length, at, nearest }
}
