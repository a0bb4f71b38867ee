import type { Box, LiveGuide, OrientedBox, SnapLine } from '@motif/design'
import { outsideOf } from '../frame.ts'
import { type SnapField, nearestLine, reachAt } from './snapping.ts'

export interface Size {
  width: number
  height: number
}

/** An edge that moves while something is resized: how far it is from a line, and how it follows each way the size can change. */
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

/** A way that hardly moves an edge would have to be gone far for it to get anywhere. */
const furthest = 3
/** No line makes a side shorter, in millimetres. */
const least = 1

const plus = (size: Size, ways: readonly Size[], amounts: readonly number[]): Size => ({
  width: ways.reduce((sum, way, index) => sum + way.width * (amounts[index] ?? 0), size.width),
  height: ways.reduce((sum, way, index) => sum + way.height * (amounts[index] ?? 0), size.height)
})

/** How far to go each way so that one edge comes to lie on its line, by as little as there is. */
function alone({ by, follows }: Edge): number[] {
  const all = follows.reduce((sum, one) => sum + one * one, 0)
  return follows.map((one) => (by * one) / all)
}

/** How far to go both ways so that two edges do; nothing where they move together. */
function together(a: Edge, b: Edge): number[] | undefined {
  const [[p = 0, q = 0], [r = 0, s = 0]] = [a.follows, b.follows]
  const determinant = p * s - q * r
  return Math.abs(determinant) < 1e-3
    ? undefined
    : [(a.by * s - q * b.by) / determinant, (p * b.by - a.by * r) / determinant]
}

/**
 * The size nearest to the one wanted with which visible edges come to lie on lines, however the frame is turned. Edges move
 * evenly with the size as long as the frame is turned the same, so that it is found at once. `ways` says how the size may change.
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
