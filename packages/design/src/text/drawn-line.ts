import { maxBaselinePoints } from '../document/baseline.ts'
import type { Point } from '../geometry/matrix.ts'
import { createCurve } from './curve.ts'

/** Tolerance for freehand strokes as a fraction of their length. */
const shake = 0.015

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share
})

/** Cumulative lengths of a stroke at each point. */
function lengthsOf(stroke: readonly Point[]): number[] {
  let length = 0
  return stroke.map(({ x, y }, index) => {
    const before = stroke[index - 1]
    if (before) length += Math.hypot(x - before.x, y - before.y)
    return length
  })
}

/** Resamples a stroke to evenly spaced points. */
function evenly(stroke: readonly Point[], lengths: readonly number[], count: number): Point[] {
  const whole = lengths.at(-1) ?? 0
  let next = 1
  return Array.from({ length: count }, (_, index) => {
    const along = (whole * index) / (count - 1)
    while (next < stroke.length - 1 && (lengths[next] ?? 0) < along) next += 1
    const [from, to] = [lengths[next - 1] ?? 0, lengths[next] ?? 0]
    const [start = { x: 0, y: 0 }, end = start] = [stroke[next - 1], stroke[next]]
    return between(start, end, to > from ? Math.min(1, (along - from) / (to - from)) : 0)
  })
}

/** Number of positions at which the curves are compared. */
const compared = 40

/**
 * Simplifies a stroke to the fewest points whose smooth curve stays within tolerance; millimetres. Undefined if it is
 * shorter than `least`.
 */
export function drawnLine(stroke: readonly Point[], least: number): Point[] | undefined {
  const lengths = lengthsOf(stroke)
  const whole = lengths.at(-1) ?? 0
  if (whole < least) return undefined
  const places = evenly(stroke, lengths, compared)
  for (let count = 2; count < maxBaselinePoints; count += 1) {
    const points = evenly(stroke, lengths, count)
    const line = createCurve({ points, offset: 0 })
    const isNear = (point: Point) => {
      const { along, above } = line.nearest(point)
      return Math.abs(above) <= whole * shake && along > -whole * shake && along < line.length + whole * shake
    }
    if (places.every(isNear)) return points
  }
  return evenly(stroke, lengths, maxBaselinePoints)
}
