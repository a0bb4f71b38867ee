import type { Box, LiveGuide, OrientedBox, SnapLine } from '@motif/design'
import { outsideOf } from '../frame.ts'
import { type SnapField, nearestLine, reachAt } from './snapping.ts'

export interface Size {
  width: number
  height: number
}

/** An edge of a resize: its distance to a snap line, and its derivative for each resize direction. */
interface Edge {
  line: SnapLine
  by: number
  follows: readonly number[]
}

const ends = [
  ['x', 'left'],
  ['x', 'right'],
  ['y', 'top'],
  ['y', 'bottom']
] as const satisfies readonly (readonly ['x' | 'y', keyof Box])[]

/** Limit for directions that hardly move an edge, and would need a huge resize. */
const furthest = 3
/** Minimum side length in millimetres when snapping. */
const least = 1

const plus = (size: Size, ways: readonly Size[], amounts: readonly number[]): Size => ({
  width: ways.reduce((sum, way, index) => sum + way.width * (amounts[index] ?? 0), size.width),
  height: ways.reduce((sum, way, index) => sum + way.height * (amounts[index] ?? 0), size.height)
})

/** Minimum resize that puts one edge on its line. */
function alone({ by, follows }: Edge): number[] {
  const all = follows.reduce((sum, one) => sum + one * one, 0)
  return follows.map((one) => (by * one) / all)
}

/** Resize in both directions that puts two edges on their lines; undefined if they are dependent. */
function together(a: Edge, b: Edge): number[] | undefined {
  const [[p = 0, q = 0], [r = 0, s = 0]] = [a.follows, b.follows]
  const determinant = p * s - q * r
  return Math.abs(determinant) < 1e-3
    ? undefined
    : [(a.by * s - q * b.by) / determinant, (p * b.by - a.by * r) / determinant]
}

/**
 * The size nearest to the wanted one whose visible edges lie on snap lines, at any rotation. Edges depend linearly on
 * the size, so the solution is direct. `ways` are the allowed resize directions.
 */
export function snappedSize(
  wanted: Size,
  sized: (size: Size) => OrientedBox,
  ways: readonly Size[],
  { field, scale }: { field: SnapField; scale: number }
): { size: Size; guides: LiveGuide[] } {
  const now = outsideOf(sized(wanted))
  const changed = ways.map((way) => outsideOf(sized(plus(wanted, [way], [1]))))
  const edges = ends.flatMap(([axis, end]): Edge[] => {
    const follows = changed.map((box) => box[end] - now[end])
    if (follows.every((one) => Math.abs(one) < 1e-3)) return []
    const line = nearestLine(axis, now[end], field.lines, scale)
    return line === undefined ? [] : [{ line, by: line.at - now[end], follows }]
  })
  const nearest = (axis: 'x' | 'y') =>
    edges.filter(({ line }) => line.axis === axis).toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0]
  const [x, y] = [nearest('x'), nearest('y')]
  const isNear = (amounts: readonly number[]) =>
    Math.hypot(...ways.map((way, index) => Math.hypot(way.width, way.height) * (amounts[index] ?? 0))) <=
    furthest * reachAt(scale)
  const both = x && y && ways.length > 1 ? together(x, y) : undefined
  const [one] = [x, y].flatMap((edge) => edge ?? []).toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))
  const offers = [
    ...(x && y && both ? [{ amounts: both, on: [x, y] }] : []),
    ...(one ? [{ amounts: alone(one), on: [one] }] : [])
  ].map(({ amounts, on }) => ({ amounts, on, size: plus(wanted, ways, amounts) }))
  const taken = offers.find(
    ({ amounts, size }) =>
      isNear(amounts) && size.width >= Math.min(wanted.width, least) && size.height >= Math.min(wanted.height, least)
  )
  return taken
    ? { size: taken.size, guides: taken.on.map(({ line }) => ({ kind: 'line', line })) }
    : { size: wanted, guides: [] }
}
