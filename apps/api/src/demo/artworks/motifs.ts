import { arc, bent, circle, leaf, placed, polar, polygon, range, sector, smooth } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { disc, ink, pen, rect } from './marks.ts'
import type { Mark } from './marks.ts'

/** A pane to look through: what is drawn in it ends at its edges. */
export interface Pane {
  left: number
  right: number
  top: (x: number) => number
  bottom: (x: number) => number
}

export const roundPane = (x: number, y: number, radius: number): Pane => {
  const half = (at: number) => Math.sqrt(Math.max(radius ** 2 - (at - x) ** 2, 0))
  return { left: x - radius, right: x + radius, top: (at) => y - half(at), bottom: (at) => y + half(at) }
}

/** A tall window with a half-round head. */
export const archPane = (x: number, top: number, width: number, height: number): Pane => ({
  ...roundPane(x, top + width / 2, width / 2),
  bottom: () => top + height
})

export const boxPane = (left: number, top: number, width: number, height: number): Pane => ({
  left,
  right: left + width,
  top: () => top,
  bottom: () => top + height
})

/** What lies between two skylines, as far as the pane shows it. */
export function layer(
  pane: Pane,
  upper: (x: number) => number,
  lower: (x: number) => number = pane.bottom,
  steps = 120
): Outline {
  const xs = range(steps + 1).map((index) => pane.left + ((pane.right - pane.left) * index) / steps)
  const within = (x: number, y: number) => Math.min(Math.max(y, pane.top(x)), pane.bottom(x))
  const edge = (line: (x: number) => number): Point[] => xs.map((x) => [x, within(x, line(x))])
  return polygon([...edge(upper), ...edge((x) => Math.max(lower(x), upper(x))).reverse()])
}

/** A skyline through points, straight between them. */
export const skyline =
  (points: readonly Point[]) =>
  (x: number): number => {
    const next = points.findIndex(([px]) => px >= x)
    const [a, b] = [points[Math.max(next - 1, 0)], points[next === -1 ? points.length - 1 : next]]
    if (a === undefined || b === undefined) return 0
    return b[0] === a[0] ? b[1] : a[1] + (b[1] - a[1]) * Math.min(Math.max((x - a[0]) / (b[0] - a[0]), 0), 1)
  }

export const swell =
  (y: number, height: number, length: number, shift = 0) =>
  (x: number): number =>
    y + height * Math.sin(((x + shift) / length) * 2 * Math.PI)

/** The lit part of a moon; 0 new, 0.5 full, 1 new again. */
export function moon(x: number, y: number, radius: number, phase: number): Outline {
  const waxes = phase <= 0.5
  const bulge = Math.cos(phase * 2 * Math.PI) * (waxes ? 1 : -1)
  const steps = range(25).map((index) => (index / 24) * 180)
  const limb = steps.map((degrees): Point => polar([x, y], radius, waxes ? degrees : -degrees))
  const shade = steps.map((degrees): Point => {
    const [px, py] = polar([0, 0], radius, degrees)
    return [x + px * bulge, y + py]
  })
  return polygon([...limb, ...shade.reverse()])
}

/** Half a citrus fruit, cut. */
export const slice = (
  x: number,
  y: number,
  radius: number,
  rind: string,
  pith: string,
  flesh: string,
  turn = 0
): Mark[] => [
  disc(x, y, radius, rind),
  disc(x, y, radius * 0.9, pith),
  ink(
    flesh,
    ...range(9).map((index) =>
      sector(
        ...polar([x, y], radius * 0.07, turn + index * 40),
        radius * 0.02,
        radius * 0.74,
        turn + index * 40 - 16.5,
        turn + index * 40 + 16.5
      )
    )
  )
]

/** A stem with pairs of leaves and one at its tip; it bends by `bend` degrees on the way. */
export function sprig(
  foot: Point,
  length: number,
  degrees: number,
  pairs: number,
  size: number,
  stem: string,
  leaves: string,
  bend = 20
): Mark[] {
  const spine = [foot]
  for (const index of range(pairs + 1))
    spine.push(polar(spine.at(-1) ?? foot, length / (pairs + 1), degrees + (bend * index) / pairs))
  const blades = spine.slice(1, -1).flatMap((point, index) => {
    const along = degrees + (bend * index) / pairs
    const reach = size * (1 - index / (pairs * 2.2))
    return [leaf(point, reach, reach * 0.42, along - 48), leaf(point, reach, reach * 0.42, along + 48)]
  })
  const tip = spine.at(-2) ?? foot
  return [
    pen(stem, size * 0.07, smooth(spine.slice(0, -1), false)),
    ink(leaves, ...blades, leaf(tip, size * 0.75, size * 0.3, degrees + bend))
  ]
}

/** A fish around 0,0, one unit long, looking left. */
const fishBody = smooth([
  [-0.5, 0.01],
  [-0.38, -0.12],
  [-0.12, -0.19],
  [0.16, -0.11],
  [0.32, -0.025],
  [0.32, 0.03],
  [0.14, 0.12],
  [-0.14, 0.18],
  [-0.38, 0.1]
])
const fishTail = smooth([
  [0.28, 0],
  [0.42, -0.14],
  [0.53, -0.17],
  [0.46, 0],
  [0.53, 0.17],
  [0.42, 0.14]
])
const fishFin = smooth([
  [-0.16, -0.16],
  [0.02, -0.27],
  [0.17, -0.21],
  [0.14, -0.09]
])

export function fish(
  x: number,
  y: number,
  length: number,
  body: string,
  detail: string,
  mirror: 1 | -1 = 1,
  turn = 0
): Mark[] {
  const put = (outline: Outline) => placed(outline, x, y, length, turn, mirror)
  return [
    ink(body, put(fishTail), put(fishFin), put(fishBody)),
    ink(detail, put(circle(-0.36, -0.025, 0.024))),
    pen(
      detail,
      length * 0.016,
      put(arc(-0.36, 0, 0.14, 55, 125)),
      ...[0, 0.13, 0.26].map((shift) => put(arc(-0.2 + shift, 0, 0.1 - shift * 0.12, 50, 130)))
    )
  ]
}

/** A bicycle, `width` from tyre to tyre, by the middle between its wheels. */
export function bicycle(x: number, y: number, width: number, frame: string, tyres: string): Mark[] {
  const unit = width / 100
  const put = (outline: Outline) => placed(outline, x, y, unit)
  const [rear, front, crank, seat, head]: Point[] = [
    [-29, 0],
    [29, 0],
    [-4, 1],
    [-12, -28],
    [19, -27]
  ]
  const path = (...points: (Point | undefined)[]) =>
    put(
      polygon(
        points.filter((point) => point !== undefined),
        false
      )
    )
  const spokes = [-29, 29].flatMap((hub) =>
    range(8).map((index) => put(polygon([polar([hub, 0], 1, index * 45), polar([hub, 0], 19, index * 45)], false)))
  )
  return [
    pen(tyres, unit * 0.45, ...spokes),
    pen(tyres, unit * 2.1, put(circle(-29, 0, 20)), put(circle(29, 0, 20))),
    pen(
      frame,
      unit * 2.2,
      path(rear, crank, head, [-11, -25], rear),
      path(crank, seat),
      path(head, [22, -20], front),
      path(head, [17.6, -33])
    ),
    pen(
      tyres,
      unit * 2,
      put(
        smooth(
          [
            [12, -33],
            [17.5, -34],
            [24, -33],
            [26, -29],
            [22, -26.5]
          ],
          false
        )
      ),
      path([-9, 4], [1, -2])
    ),
    ink(
      tyres,
      put(
        smooth([
          [-20, -31],
          [-12, -31.5],
          [-5, -30],
          [-12, -28.3],
          [-19, -28]
        ])
      ),
      put(circle(-4, 1, 4)),
      put(circle(-29, 0, 1.8)),
      put(circle(29, 0, 1.8))
    )
  ]
}

/** A flower seen from the front. */
export const bloom = (
  x: number,
  y: number,
  radius: number,
  petals: number,
  petal: string,
  heart: string,
  turn = 0
): Mark[] => [
  ink(
    petal,
    ...range(petals).map((index) => leaf([x, y], radius, (radius * 4.6) / petals, turn + (index * 360) / petals))
  ),
  disc(x, y, radius * 0.26, heart)
]

/** A conifer from its foot. */
export const conifer = (x: number, y: number, height: number): Outline =>
  polygon(
    [
      [0, -1],
      [0.15, -0.68],
      [0.08, -0.68],
      [0.22, -0.4],
      [0.12, -0.4],
      [0.28, -0.1],
      [0.04, -0.1],
      [0.04, 0],
      [-0.04, 0],
      [-0.04, -0.1],
      [-0.28, -0.1],
      [-0.12, -0.4],
      [-0.22, -0.4],
      [-0.08, -0.68],
      [-0.15, -0.68]
    ].map(([px = 0, py = 0]): Point => [x + px * height, y + py * height])
  )

/** Pebbles of many inks strewn over a box; each keeps a distance from the others. */
export function terrazzo(
  width: number,
  height: number,
  step: number,
  inks: readonly string[],
  next: () => number
): Mark[] {
  const spots = range(Math.ceil(height / step) + 1).flatMap((row) =>
    range(Math.ceil(width / step) + 1).map((column): Point => [(column + (row % 2) / 2) * step, row * step])
  )
  const chips = spots.map(([x, y]) => {
    const [size, sides, turn] = [step * (0.2 + 0.26 * next()), 4 + Math.floor(next() * 3), next() * 360]
    const centre: Point = [x + (next() - 0.5) * step * 0.3, y + (next() - 0.5) * step * 0.3]
    return {
      outline: polygon(
        range(sides).map((side) => polar(centre, size * (0.7 + 0.5 * next()), turn + (side * 360) / sides))
      ),
      tint: Math.floor(next() * inks.length)
    }
  })
  const clamp = ([x, y]: Point): Point => [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)]
  return inks.map((tint, index) =>
    ink(tint, ...chips.filter((chip) => chip.tint === index).map((chip) => bent(chip.outline, clamp)))
  )
}

/** Rows of overlapping scales, as on old sea charts, over a box. */
export function scallops(
  width: number,
  height: number,
  radius: number,
  inks: readonly string[],
  ground: string
): Mark[] {
  const rows = range(Math.ceil((height * 2) / radius) + 2)
  const scale = (y: number, centre: number, reach: number): Outline[] => {
    const pane: Pane = {
      ...boxPane(0, 0, width, height),
      left: Math.max(centre - reach, 0),
      right: Math.min(centre + reach, width)
    }
    if (pane.right - pane.left < 0.01 || y - reach >= height) return []
    return [
      layer(
        pane,
        (x) => y - Math.sqrt(Math.max(reach ** 2 - (x - centre) ** 2, 0)),
        () => y,
        20
      )
    ]
  }
  const marks = rows.flatMap((row) => {
    const tint = inks[row % inks.length] ?? ground
    const centres = range(Math.ceil(width / (2 * radius)) + 2).map((column) => (column * 2 + (row % 2) - 1) * radius)
    return [1, 0.84, 0.66, 0.5, 0.32].flatMap((share, ring) => {
      const outlines = centres.flatMap((centre) => scale((row * radius) / 2, centre, radius * share))
      return outlines.length === 0 ? [] : [ink(ring % 2 === 0 ? tint : ground, ...outlines)]
    })
  })
  return [rect(0, 0, width, height, ground), ...marks]
}
