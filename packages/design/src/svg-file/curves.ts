import { arcPieces } from '../geometry/arc.ts'
import { type Matrix, type Point, apply } from '../geometry/matrix.ts'
import { type PathSegment, parsePath } from '../geometry/path.ts'
import { SvgError } from './refusal.ts'

/** A subpath: line segments have one point, cubic Bézier segments three. */
export interface Subpath {
  start: Point
  pieces: (readonly [Point] | readonly [Point, Point, Point])[]
  isClosed: boolean
}

const maxPieces = 50_000
/** Maximum length of path data in a file, more than a document could hold. */
const longest = 600_000
/** Coordinates beyond this lose floating-point precision. */
const furthest = 1e7

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
})
const mirrored = (point: Point, around: Point): Point => ({ x: 2 * around.x - point.x, y: 2 * around.y - point.y })

/** Converts path data to absolute lines and cubic curves, which any matrix can transform. */
export function subpathsOf(segments: readonly PathSegment[]): Subpath[] {
  const subpaths: Subpath[] = []
  let at: Point = { x: 0, y: 0 }
  let subpath: Subpath = { start: at, pieces: [], isClosed: false }
  let control: { kind: 'C' | 'Q'; point: Point } | undefined
  let count = 0
  const begin = (start: Point) => {
    subpath = { start, pieces: [], isClosed: false }
    subpaths.push(subpath)
  }
  for (const { command, values } of segments) {
    const kind = command.toUpperCase()
    const origin = command === kind ? { x: 0, y: 0 } : at
    const pairs = (from: number) =>
      Array.from({ length: Math.floor((values.length - from) / 2) }, (_, index) => ({
        x: origin.x + (values[from + index * 2] ?? 0),
        y: origin.y + (values[from + index * 2 + 1] ?? 0)
      }))
    if (kind === 'M') {
      at = pairs(0)[0] ?? at
      begin(at)
      control = undefined
      continue
    }
    // After a subpath closes, the next one starts at its first point.
    if (subpath.isClosed || subpaths.length === 0) begin(at)
    if (kind === 'Z') {
      subpath.isClosed = true
      at = subpath.start
      control = undefined
      continue
    }
    const [a = at, b = at, c = at] = kind === 'A' ? pairs(5) : pairs(0)
    let [pieces, next]: [Subpath['pieces'], typeof control] = [[[a]], undefined]
    if (kind === 'H') pieces = [[{ x: origin.x + (values[0] ?? 0), y: at.y }]]
    if (kind === 'V') pieces = [[{ x: at.x, y: origin.y + (values[0] ?? 0) }]]
    if (kind === 'A') pieces = arcPieces(at, values, a)
    if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? a : control?.kind === 'C' ? mirrored(control.point, at) : at
      const [second, end] = kind === 'C' ? [b, c] : [a, b]
      pieces = [[first, second, end]]
      next = { kind: 'C', point: second }
    }
    if (kind === 'Q' || kind === 'T') {
      const point = kind === 'Q' ? a : control?.kind === 'Q' ? mirrored(control.point, at) : at
      const end = kind === 'Q' ? b : a
      pieces = [[between(at, point, 2 / 3), between(end, point, 2 / 3), end]]
      next = { kind: 'Q', point }
    }
    control = next
    count += pieces.length
    if (count > maxPieces) throw new SvgError('too-detailed')
    subpath.pieces.push(...pieces)
    at = pieces.at(-1)?.at(-1) ?? at
  }
  return subpaths.filter(({ pieces }) => pieces.length > 0)
}

/** Parses path data of a file. @throws {SvgError} if it is invalid */
export function readPathData(data: string): Subpath[] {
  if (data.length > longest) throw new SvgError('too-detailed')
  const segments = data.trim() === '' ? [] : parsePath(data)
  if (!segments) throw new SvgError('path')
  return subpathsOf(segments)
}

const isNear = ({ x, y }: Point) => Math.abs(x) <= furthest && Math.abs(y) <= furthest

/** Transforms subpaths. @throws {SvgError} if the result is out of range or degenerate */
export function mapped(subpaths: readonly Subpath[], matrix: Matrix): Subpath[] {
  const move = (point: Point): Point => {
    const moved = apply(matrix, point)
    if (!isNear(moved)) throw new SvgError('number')
    return moved
  }
  return subpaths.map(({ start, pieces, isClosed }) => ({
    start: move(start),
    pieces: pieces.map(([a, b, c]) => (b && c ? ([move(a), move(b), move(c)] as const) : ([move(a)] as const))),
    isClosed
  }))
}

/** Parameters at which a curve has an extremum on an axis. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3
  const b = 2 * (p0 - 2 * p1 + p2)
  const c = p1 - p0
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)]
}

export const onCurve = (a: Point, b: Point, c: Point, d: Point, share: number): Point => {
  const [one, two, three] = [between(a, b, share), between(b, c, share), between(c, d, share)]
  return between(between(one, two, share), between(two, three, share), share)
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Exact bounding box of curves. */
export function boundsOfCurves(subpaths: readonly Subpath[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const include = ({ x, y }: Point) => {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  for (const { start, pieces } of subpaths) {
    include(start)
    let at = start
    for (const [a, b, c] of pieces) {
      if (b && c) {
        for (const share of [...turningPoints(at.x, a.x, b.x, c.x), ...turningPoints(at.y, a.y, b.y, c.y)])
          if (share > 0 && share < 1) include(onCurve(at, a, b, c, share))
      }
      at = c ?? a
      include(at)
    }
  }
  return bounds
}
