import { type Path, type XY, close, clockwise, curveTo, hole, lineTo, move, moveTo, raw, turn } from './path.ts'

/** How far a control point is out that makes a quarter of a circle. */
const quarter = 0.5523

export const ellipse = (x: number, y: number, rx: number, ry: number): Path => {
  const [kx, ky] = [rx * quarter, ry * quarter]
  return [
    moveTo([x - rx, y]),
    curveTo([x - rx, y - ky], [x - kx, y - ry], [x, y - ry]),
    curveTo([x + kx, y - ry], [x + rx, y - ky], [x + rx, y]),
    curveTo([x + rx, y + ky], [x + kx, y + ry], [x, y + ry]),
    curveTo([x - kx, y + ry], [x - rx, y + ky], [x - rx, y]),
    close
  ]
}

export const circle = (x: number, y: number, r: number): Path => ellipse(x, y, r, r)

/** `width` inwards from its outer edge. */
export const ring = (x: number, y: number, r: number, width: number): Path => [
  ...circle(x, y, r),
  ...hole(circle(x, y, r - width))
]

/** A corner may have its own radius. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Points as they are written most shortly: '12 40, 30 8, 48 40 0'. */
export const points = (written: string): Corner[] =>
  written.split(',').map((one) => {
    const [x = 0, y = 0, radius] = one.trim().split(' ').map(Number)
    return radius === undefined ? [x, y] : [x, y, radius]
  })

type Points = string | readonly Corner[]

const read = (given: Points): readonly Corner[] => (typeof given === 'string' ? points(given) : given)

/** Straight sides, rounded corners. */
export function poly(given: Points, radius = 6): Path {
  const corners = read(given)
  const rounded = corners.flatMap((corner, index) => {
    const [x, y, own = radius] = corner
    const towards = ([ox, oy]: Corner): XY => {
      const distance = Math.hypot(ox - x, oy - y) || 1
      const share = Math.min(own, distance / 2) / distance
      return [x + (ox - x) * share, y + (oy - y) * share]
    }
    const [from, to] = [
      towards(corners.at(index - 1) ?? corner),
      towards(corners[(index + 1) % corners.length] ?? corner)
    ]
    // A control point two thirds of the way to the corner.
    const near = ([px, py]: XY): XY => [px + ((x - px) * 2) / 3, py + ((y - py) * 2) / 3]
    return [index === 0 ? moveTo(from) : lineTo(from), curveTo(near(from), near(to), to)]
  })
  return clockwise([...rounded, close])
}

export const box = (x: number, y: number, width: number, height: number, radius = 10): Path =>
  poly(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height]
    ],
    Math.min(radius, width / 2, height / 2)
  )

/** The right half of an outline from top to bottom, and its mirror image: points on the axis are not doubled. */
export function sym(given: string, axis = 128): Corner[] {
  const right = points(given)
  const left = right
    .filter(([x]) => x !== axis)
    .map(([x, y, radius]): Corner => (radius === undefined ? [2 * axis - x, y] : [2 * axis - x, y, radius]))
  return [...right, ...left.toReversed()]
}

/** A soft outline through points; one with radius 0 is a tip. */
export function blob(given: Points): Path {
  const corners = read(given)
  const count = corners.length
  const at = (index: number): Corner => corners[(index + count) % count] ?? [0, 0]
  const pull = (index: number): XY => {
    const [[ax, ay], [bx, by], own] = [at(index - 1), at(index + 1), at(index)]
    return own[2] === 0 ? [0, 0] : [(bx - ax) / 6, (by - ay) / 6]
  }
  const curves = corners.map((_, index) => {
    const [[x, y], [nx, ny], [px, py], [qx, qy]] = [at(index), at(index + 1), pull(index), pull(index + 1)]
    return curveTo([x + px, y + py], [nx - qx, ny - qy], [nx, ny])
  })
  const [x, y] = at(0)
  return clockwise([moveTo([x, y]), ...curves, close])
}

/** A line through points as a filled outline with round ends, from one width to another. */
export function band(given: Points, width: number, widthAtEnd = width): Path {
  const course = read(given)
  const sides = course.map(([x, y], index) => {
    const [ax, ay] = course[index - 1] ?? [x, y]
    const [bx, by] = course[index + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width + ((widthAtEnd - width) * index) / Math.max(1, course.length - 1)) / 2
    return { x, y, half, tx: (bx - ax) / length, ty: (by - ay) / length }
  })
  const side = (sign: number) => sides.map(({ x, y, half, tx, ty }): XY => [x - ty * half * sign, y + tx * half * sign])
  const along = (line: readonly XY[]) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to
      const [before, after] = [line[index - 1] ?? from, line[index + 2] ?? to]
      return curveTo(
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to
      )
    })
  const cap = (end: (typeof sides)[number] | undefined, sign: number) => {
    const { x, y, half, tx, ty } = end ?? { x: 0, y: 0, half: 0, tx: 0, ty: 0 }
    const [ox, oy, k] = [tx * half * sign, ty * half * sign, quarter]
    // From one side over the tip to the other.
    const [from, tip, to]: [XY, XY, XY] = [
      [x - oy, y + ox],
      [x + ox, y + oy],
      [x + oy, y - ox]
    ]
    return [
      curveTo([from[0] + ox * k, from[1] + oy * k], [tip[0] - oy * k, tip[1] + ox * k], tip),
      curveTo([tip[0] + oy * k, tip[1] - ox * k], [to[0] + ox * k, to[1] + oy * k], to)
    ]
  }
  const [left, right] = [side(1), side(-1).toReversed()]
  return clockwise([
    moveTo(left[0] ?? [0, 0]),
    ...along(left),
    ...cap(sides.at(-1), 1),
    ...along(right),
    ...cap(sides[0], -1),
    close
  ])
}

export const line = (x1: number, y1: number, x2: number, y2: number, width: number): Path =>
  band(
    [
      [x1, y1],
      [x2, y2]
    ],
    width
  )

/** On a circle; 0 degrees is to the right, 90 downwards. */
export const polar = (x: number, y: number, r: number, degrees: number): XY => [
  x + r * Math.cos((degrees / 180) * Math.PI),
  y + r * Math.sin((degrees / 180) * Math.PI)
]

/** A bent line with round ends along a circle. */
export function arc(x: number, y: number, r: number, width: number, from: number, to: number): Path {
  const pieces = Math.max(2, Math.ceil(Math.abs(to - from) / 30))
  return band(
    Array.from({ length: pieces + 1 }, (_, index) => polar(x, y, r, from + ((to - from) * index) / pieces)),
    width
  )
}

function arcCurves(x: number, y: number, rx: number, ry: number, from: number, to: number) {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = (((to - from) / pieces) * Math.PI) / 180
  const k = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: pieces }, (_, index) => {
    const [a, b] = [(from / 180) * Math.PI + step * index, (from / 180) * Math.PI + step * (index + 1)]
    return curveTo(
      [x + rx * (Math.cos(a) - k * Math.sin(a)), y + ry * (Math.sin(a) + k * Math.cos(a))],
      [x + rx * (Math.cos(b) + k * Math.sin(b)), y + ry * (Math.sin(b) - k * Math.cos(b))],
      [x + rx * Math.cos(b), y + ry * Math.sin(b)]
    )
  })
}

/** What a straight cut leaves of an ellipse: from 0 to 180 degrees its lower half. */
export const cut = (x: number, y: number, rx: number, ry: number, from: number, to: number): Path =>
  clockwise([
    moveTo([x + rx * Math.cos((from / 180) * Math.PI), y + ry * Math.sin((from / 180) * Math.PI)]),
    ...arcCurves(x, y, rx, ry, from, to),
    close
  ])

/** Rounded like all others. */
export const star = (x: number, y: number, count: number, outer: number, inner: number, radius = 8): Path =>
  poly(
    Array.from({ length: count * 2 }, (_, index) =>
      polar(x, y, index % 2 === 0 ? outer : inner, (index * 180) / count - 90)
    ),
    radius
  )

/** Pointed at both ends, `width` at its middle. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width: number): Path {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ox, oy] = [(-(y2 - y1) / length) * width * 0.67, ((x2 - x1) / length) * width * 0.67]
  const third = (share: number, sign: number): XY => [
    x1 + (x2 - x1) * share + ox * sign,
    y1 + (y2 - y1) * share + oy * sign
  ]
  return clockwise([
    moveTo([x1, y1]),
    curveTo(third(0.3, 1), third(0.7, 1), [x2, y2]),
    curveTo(third(0.7, -1), third(0.3, -1), [x1, y1]),
    close
  ])
}

/** A drop, its tip `height` above the middle of its round end. */
export const drop = (x: number, y: number, r: number, height: number): Path =>
  clockwise([
    moveTo([x, y - height]),
    curveTo([x + r * 0.35, y - height * 0.65], [x + r, y - r * 0.75], [x + r, y]),
    ...arcCurves(x, y, r, r, 0, 180),
    curveTo([x - r, y - r * 0.75], [x - r * 0.35, y - height * 0.65], [x, y - height]),
    close
  ])

/** Around a point, so wide. */
export const heart = (x: number, y: number, width: number, degrees = 0): Path => {
  const s = width / 200
  const path = raw(
    'M100 182 C70 158 0 112 0 56 C0 22 26 0 54 0 C74 0 92 11 100 28 C108 11 126 0 146 0 C174 0 200 22 200 56 C200 112 130 158 100 182 Z'
  )
  const sized = path.map(({ command, values }) => ({ command, values: values.map((value) => value * s) }))
  return turn(move(sized, x - 100 * s, y - 91 * s), degrees, [x, y])
}

/** A cloud with a flat base from `x` to `x + width`, standing on `y`. */
export const cloud = (x: number, y: number, width: number): Path => {
  const s = width / 200
  return clockwise([
    ...circle(x + 48 * s, y - 44 * s, 44 * s),
    ...circle(x + 100 * s, y - 76 * s, 56 * s),
    ...circle(x + 156 * s, y - 48 * s, 44 * s),
    ...box(x + 40 * s, y - 60 * s, 124 * s, 60 * s, 2)
  ])
}

/** Water: a number of crests from side to side, `height` high, filled down to `bottom`. */
export function wave(x1: number, x2: number, y: number, height: number, crests: number, bottom: number): Path {
  const step = (x2 - x1) / crests
  const curves = Array.from({ length: crests }, (_, index) => {
    const from = x1 + step * index
    return [
      curveTo([from + step * 0.18, y], [from + step * 0.32, y - height], [from + step / 2, y - height]),
      curveTo([from + step * 0.68, y - height], [from + step * 0.82, y], [from + step, y])
    ]
  }).flat()
  return clockwise([moveTo([x1, y]), ...curves, lineTo([x2, bottom]), lineTo([x1, bottom]), close])
}
