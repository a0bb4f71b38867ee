import { type PathSegment, parsePath } from '../../geometry/path.ts'

/** Outlines on the grid of 256 by 256, each closed: absolute M, L, C and Z alone, so that every one of them can be turned and measured. */
export type Path = readonly PathSegment[]
export type XY = readonly [x: number, y: number]

export const moveTo = ([x, y]: XY): PathSegment => ({ command: 'M', values: [x, y] })
export const lineTo = ([x, y]: XY): PathSegment => ({ command: 'L', values: [x, y] })
export const curveTo = ([ax, ay]: XY, [bx, by]: XY, [x, y]: XY): PathSegment => ({
  command: 'C',
  values: [ax, ay, bx, by, x, y]
})
export const close: PathSegment = { command: 'Z', values: [] }

const endOf = ({ values }: PathSegment): XY => [values.at(-2) ?? 0, values.at(-1) ?? 0]

function outlinesOf(path: Path): PathSegment[][] {
  const all: PathSegment[][] = []
  for (const segment of path) {
    if (segment.command === 'M') all.push([])
    all.at(-1)?.push(segment)
  }
  return all
}

function backwards(outline: readonly PathSegment[]): PathSegment[] {
  const drawn = outline.filter(({ command }) => command !== 'Z')
  const last = drawn.at(-1)
  if (last === undefined) return []
  const back = drawn
    .map((segment, index): PathSegment | undefined => {
      const before = drawn[index - 1]
      if (before === undefined) return undefined
      const [ax = 0, ay = 0, bx = 0, by = 0] = segment.values
      return segment.command === 'C' ? curveTo([bx, by], [ax, ay], endOf(before)) : lineTo(endOf(before))
    })
    .filter((segment) => segment !== undefined)
  return [moveTo(endOf(last)), ...back.toReversed(), close]
}

/** The same outlines run along the other way: what is cut out of those around it. */
export const hole = (path: Path): Path => outlinesOf(path).flatMap(backwards)

/** Twice the area within, above 0 where it is run along clockwise. Curves count by their control points, which is near enough for the sign. */
function turns(outline: readonly PathSegment[]): number {
  const points = outline.flatMap(({ values }) =>
    Array.from({ length: values.length / 2 }, (_, index): XY => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0])
  )
  return points.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points.at(index - 1) ?? [0, 0]
    return sum + fromX * y - x * fromY
  }, 0)
}

/** Clockwise, so that outlines of one part that overlap fill together instead of cutting each other out. */
export const clockwise = (path: Path): Path =>
  outlinesOf(path).flatMap((outline) => (turns(outline) < 0 ? backwards(outline) : outline))

const mapped = (path: Path, to: (at: XY) => XY): Path =>
  path.map(({ command, values }) => ({
    command,
    values: values.flatMap((value, index) => (index % 2 === 0 ? to([value, values[index + 1] ?? 0]) : []))
  }))

export const move = (path: Path, dx: number, dy: number): Path => mapped(path, ([x, y]) => [x + dx, y + dy])

/** Clockwise in degrees around a point. */
export function turn(path: Path, degrees: number, [cx, cy]: XY): Path {
  const [cos, sin] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)]
  return mapped(path, ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

/** So many times as large, a point staying where it is. */
export const grow = (path: Path, times: number, [cx, cy]: XY, timesHigh = times): Path =>
  mapped(path, ([x, y]) => [cx + (x - cx) * times, cy + (y - cy) * timesHigh])

/** Left to right around an upright line. */
const flip = (path: Path, around = 128): Path => hole(mapped(path, ([x, y]) => [2 * around - x, y]))

/** A thing and its mirror image: eyes, ears, wings. */
export const both = (path: Path, around = 128): Path => [...path, ...flip(path, around)]

/** Copies around a point: petals, rays, spokes. */
export const around = (path: Path, count: number, centre: XY): Path =>
  Array.from({ length: count }, (_, index) => turn(path, (index * 360) / count, centre)).flat()

/** Path data of M, L, H, V, C, Q and Z, all absolute, closed at the end of every outline. */
export function raw(data: string): Path {
  let at: XY = [0, 0]
  const path = (parsePath(data) ?? []).map((segment): PathSegment => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = segment.values
    const from = at
    const { command } = segment
    if (command === 'Z') return close
    at = command === 'H' ? [ax, at[1]] : command === 'V' ? [at[0], ax] : endOf(segment)
    if (command === 'H' || command === 'V') return lineTo(at)
    if (command !== 'Q') return segment
    return curveTo(
      [from[0] + ((ax - from[0]) * 2) / 3, from[1] + ((ay - from[1]) * 2) / 3],
      [bx + ((ax - bx) * 2) / 3, by + ((ay - by) * 2) / 3],
      [bx, by]
    )
  })
  return clockwise(path)
}
