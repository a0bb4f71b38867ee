import type { Point } from '../../geometry/matrix.ts'
import type { PathSegment } from '../../geometry/path.ts'

/** A smooth transform of the plane. */
export interface Bend {
  place: (point: Point) => Point
  /** The transformed direction vector at a point. */
  direct: (point: Point, way: Point) => Point
  /** Segments longer than this, in millimetres across, are split before they are tested. */
  longest: number
}

type Curve = readonly [Point, Point, Point, Point]

/** Maximum recursion depth: a thousand pieces per curve. */
const maxCuts = 10
/** A line stays a line if it deviates less than this fraction of the tolerance; corners must not show. */
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
 * Transforms an outline of absolute lines and Bézier curves. Curves become cubics with matching end tangents, so that
 * smooth joints stay smooth. They are halved until they match at a quarter, half and three quarters to `tolerance`.
 * Lines stay lines if the deviation is invisible.
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
    if (cuts < maxCuts && isLong) {
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
    if (cuts >= maxCuts || isWithin(curve, near, tolerance))
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
        // Closing a subpath implies a line.
        if (from.x !== start.x || from.y !== start.y) put(lineOf(from, start), true, 0)
        bent.push({ command: 'Z', values: [] })
        from = start
    }
  }
  return bent
}
