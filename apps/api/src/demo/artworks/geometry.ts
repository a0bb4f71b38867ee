/** A point in millimetres from the print area's top left corner. */
export type Point = readonly [x: number, y: number]
type Command = 'M' | 'L' | 'C' | 'Z'
/** One closed or open outline: each step a command and its points, the last of them where the pen ends. */
export type Outline = readonly { command: Command; points: readonly Point[] }[]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point `distance` away from a centre; 0° is up, clockwise. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.sin(radians(degrees)),
  y - distance * Math.cos(radians(degrees))
]

/** `count` numbers from 0 on. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Numbers in 0..1 that look arbitrary and are the same on every run. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export const polygon = (points: readonly Point[], isClosed = true): Outline => [
  ...points.map((point, index) => ({ command: index === 0 ? ('M' as const) : ('L' as const), points: [point] })),
  ...(isClosed ? [{ command: 'Z' as const, points: [] }] : [])
]

/** A soft line through all points (Catmull-Rom, as cubic Béziers). */
export function smooth(points: readonly Point[], isClosed = true): Outline {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const curves = range(isClosed ? count : count - 1).map((index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return { command: 'C' as const, points: [leave, arrive, to] }
  })
  return [{ command: 'M', points: [at(0)] }, ...curves, ...(isClosed ? [{ command: 'Z' as const, points: [] }] : [])]
}

/** Part of a circle as curves of at most 90°, true to 0.03 % of its radius. */
function sweep(centre: Point, radius: number, from: number, to: number): Outline {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const step = (to - from) / steps
  const reach = (4 / 3) * Math.tan(radians(step) / 4) * radius
  return range(steps).map((index) => {
    const [start, end] = [from + index * step, from + (index + 1) * step]
    const [a, b] = [polar(centre, radius, start), polar(centre, radius, end)]
    return { command: 'C', points: [polar(a, reach, start + 90), polar(b, -reach, end + 90), b] }
  })
}

export const circle = (x: number, y: number, radius: number): Outline => [
  { command: 'M', points: [polar([x, y], radius, 0)] },
  ...sweep([x, y], radius, 0, 360),
  { command: 'Z', points: [] }
]

/** An open arc; 0° is up, clockwise. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): Outline => [
  { command: 'M', points: [polar([x, y], radius, from)] },
  ...sweep([x, y], radius, from, to)
]

/** A slice of a ring, or of a disc where `inner` is 0. */
export const sector = (x: number, y: number, inner: number, outer: number, from: number, to: number): Outline => [
  ...arc(x, y, outer, from, to),
  { command: 'L', points: [polar([x, y], inner, to)] },
  ...(inner > 0 ? sweep([x, y], inner, to, from) : []),
  { command: 'Z', points: [] }
]

export const box = (x: number, y: number, width: number, height: number): Outline =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height]
  ])

/** A star with `tips` points. */
export const star = (x: number, y: number, outer: number, inner: number, tips: number, turn = 0): Outline =>
  polygon(range(tips * 2).map((index) => polar([x, y], index % 2 === 0 ? outer : inner, turn + (index * 180) / tips)))

/** A leaf from its foot along a direction, widest before the middle. */
export function leaf(foot: Point, length: number, width: number, degrees: number): Outline {
  const side = (along: number, off: number) => polar(polar(foot, length * along, degrees), width * off, degrees + 90)
  const tip = polar(foot, length, degrees)
  return [
    { command: 'M', points: [foot] },
    { command: 'C', points: [side(0.2, 0.62), side(0.65, 0.62), tip] },
    { command: 'C', points: [side(0.65, -0.62), side(0.2, -0.62), foot] },
    { command: 'Z', points: [] }
  ]
}

/** Each point of an outline moved by a rule. */
export const bent = (outline: Outline, rule: (point: Point) => Point): Outline =>
  outline.map(({ command, points }) => ({ command, points: points.map(rule) }))

/** An outline drawn around 0,0 put somewhere: scaled, then turned, then moved. */
export const placed = (outline: Outline, x: number, y: number, scale = 1, turn = 0, mirror = 1): Outline =>
  bent(outline, ([px, py]) => {
    const [sx, sy] = [px * scale * mirror, py * scale]
    const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos]
  })
