import type { Point } from '../../geometry/matrix.ts'
import type { PathSegment } from '../../geometry/path.ts'

/** A smooth map of the plane. */
export interface Bend {
  place: (point: Point) => Point
  /** Which way, and how far, a small step from a point leads after bending. */
  direct: (point: Point, way: Point) => Point
  /** A piece that reaches further across is cut in two before it is looked at, in millimetres. */
  longest: number
}

type Curve = readonly [Point, Point, Point, Point]

/** No piece is cut more often than this: a thousand pieces of one curve. */
const mostCuts = 10
/** A line is kept a line where it bends less than this share of what is allowed: it must not show a corner. */
const straightShare = 1 / 8

const looked = [0.25, 0.5, 0.75] as const

function pointOf([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share
  const [first, second, third, fourth] = [
    rest * rest * rest,
    3 * rest * rest * share,
    3 * rest * share * share,
    share * share * share
  ]
  return {
    x: first * a.x + second * b.x + third * c.x + fourth * d.x,
    y: first * a.y + second * b.y + third * c.y + fourth * d.y
  }
}

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

function halves([a, b, c, d]: Curve): [Curve, Curve] {
  const [ab, bc, cd] = [middleOf(a, b), middleOf(b, c), middleOf(c, d)]
  const [abc, bcd] = [middleOf(ab, bc), middleOf(bc, cd)]
  const middle = middleOf(abc, bcd)
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d]
  ]
}

const lineOf = (from: Point, to: Point): Curve => [
  from,
  { x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3 },
  { x: to.x + (from.x - to.x) / 3, y: to.y + (from.y - to.y) / 3 },
  to
]

const raised = (from: Point, through: Point, to: Point): Curve => [
  from,
  { x: from.x + ((through.x - from.x) * 2) / 3, y: from.y + ((through.y - from.y) * 2) / 3 },
  { x: to.x + ((through.x - to.x) * 2) / 3, y: to.y + ((through.y - to.y) * 2) / 3 },
  to
]

const pointsOf = ({ values }: PathSegment): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0
  }))

/**
 * Bends an outline of lines and Bézier curves in absolute coordinates. Every curve becomes cubic ones that leave and meet
 * their ends as the bent curve does, so that what was smooth stays smooth; it is halved until they follow the bent curve to
 * `tolerance` at a quarter, half and three quarters of each. Lines stay lines where that cannot be told.
 */
export function bendOutline(segments: readonly PathSegment[], bend: Bend, tolerance: number): PathSegment[] {
  const bent: PathSegment[] = []
  let from: Point = { x: 0, y: 0 }
  let start = from

  const isWithin = (curve: Curve, near: Curve, allowed: number) =>
    looked.every((share) => {
      const [wanted, found] = [bend.place(pointOf(curve, share)), pointOf(near, share)]
      return Math.hypot(wanted.x - found.x, wanted.y - found.y) <= allowed
    })
  const put = (curve: Curve, isLine: boolean, cuts: number) => {
    const [a, b, c, d] = curve
    const [first, last] = [bend.place(a), bend.place(d)]
    const isLong = Math.max(Math.abs(b.x - a.x), Math.abs(c.x - a.x), Math.abs(d.x - a.x)) > bend.longest
    if (cuts < mostCuts && isLong) {
      for (const half of halves(curve)) put(half, isLine, cuts + 1)
      return
    }
    if (isLine && (a.x === d.x || isWithin(curve, lineOf(first, last), tolerance * straightShare))) {
      bent.push({ command: 'L', values: [last.x, last.y] })
      return
    }
    const leaving = bend.direct(a, { x: b.x - a.x, y: b.y - a.y })
    const meeting = bend.direct(d, { x: c.x - d.x, y: c.y - d.y })
    const near: Curve = [
      first,
      { x: first.x + leaving.x, y: first.y + leaving.y },
      { x: last.x + meeting.x, y: last.y + meeting.y },
      last
    ]
    if (cuts >= mostCuts || isWithin(curve, near, tolerance))
      bent.push({ command: 'C', values: [near[1].x, near[1].y, near[2].x, near[2].y, last.x, last.y] })
    else for (const half of halves(curve)) put(half, isLine, cuts + 1)
  }

  for (const segment of segments) {
    const [one = from, two, three] = pointsOf(segment)
    switch (segment.command) {
      case 'M': {
        start = one
        const { x, y } = bend.place(one)
        bent.push({ command: 'M', values: [x, y] })
        from = one
        break
      }
      case 'L':
        put(lineOf(from, one), true, 0)
        from = one
        break
      case 'Q':
        put(raised(from, one, two ?? one), false, 0)
        from = two ?? one
        break
      case 'C':
        put([from, one, two ?? one, three ?? one], false, 0)
        from = three ?? one
        break
      default:
        // What closes an outline is a line that nobody wrote.
        if (from.x !== start.x || from.y !== start.y) put(lineOf(from, start), true, 0)
        bent.push({ command: 'Z', values: [] })
        from = start
    }
  }
  return bent
}
