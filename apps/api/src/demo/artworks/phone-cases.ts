import { inks } from '../palette.ts'
import { bent, box, circle, leaf, polygon, range, scatter, star } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect } from './marks.ts'
import type { Mark } from './marks.ts'
import { bloom, boxPane, layer, moon, scallops, swell, terrazzo } from './motifs.ts'

/** Width and height with the bleed that wraps round the edge, and how far it reaches out. */
const [wide, high, bleed] = [78.5, 158.5, 1.5]
const ground = (tint: string): Mark => rect(-bleed, -bleed, wide, high, tint)
const outwards = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, x: mark.x - bleed, y: mark.y - bleed }))

export const stairwell = (product: string) =>
  artwork(product, {
    back: [
      ground(inks.cream),
      ...outwards(
        terrazzo(wide, high, 11.5, [inks.plum, inks.vermilion, inks.sea, inks.mustard, inks.rose], scatter(19))
      )
    ]
  })

export const seaChart = (product: string) =>
  artwork(product, { back: outwards(scallops(wide, high, wide / 6, [inks.navy, inks.teal, inks.sea], inks.cream)) })

/** Poppies seen from above. */
export function poppyField(product: string) {
  const next = scatter(523)
  const places = range(7).flatMap((row) =>
    range(4).map((column): Point => [-2 + column * 25 + (row % 2) * 12.5, 9 + row * 22.5])
  )
  const leaves = places.flatMap(([x, y]) => [
    leaf([x + 12, y + 6], 13, 5, next() * 360),
    leaf([x + 12, y + 8], 11, 4, next() * 360)
  ])
  const trimmed = ([x, y]: Point): Point => [
    Math.min(Math.max(x, -bleed), wide - bleed),
    Math.min(Math.max(y, -bleed), high - bleed)
  ]
  return artwork(product, {
    back: [
      ground(inks.pine),
      ink(inks.moss, ...leaves.map((outline) => bent(outline, trimmed))),
      ...places
        .filter(([x, y]) => x > 8 && x < 68 && y > 6 && y < 149)
        .flatMap(([x, y], index) =>
          bloom(
            x,
            y,
            9 + next() * 2.6,
            5,
            [inks.vermilion, inks.orange, inks.rose][index % 3] ?? inks.rose,
            inks.plum,
            next() * 72
          )
        )
    ]
  })
}

export function lastTram(product: string) {
  const pane = boxPane(-bleed, -bleed, wide, high)
  const bands: [string, number][] = [
    [inks.lemon, 52],
    [inks.mustard, 70],
    [inks.orange, 87],
    [inks.vermilion, 103],
    [inks.brick, 118],
    [inks.plum, 132]
  ]
  return artwork(product, {
    back: [
      ground(inks.cream),
      disc(56, 46, 13.5, inks.vermilion),
      ...bands.map(([tint, y], index) => ink(tint, layer(pane, swell(y, 5.5, 76, index * 9))))
    ]
  })
}

/** Summer stars and a slim moon. */
export function clearNight(product: string) {
  const next = scatter(88)
  const figures: Point[][] = [
    [
      [16, 66],
      [28, 58],
      [40, 66],
      [52, 60],
      [62, 70]
    ],
    [
      [20, 96],
      [34, 90],
      [46, 98],
      [38, 112],
      [24, 108],
      [20, 96]
    ],
    [
      [62, 106],
      [54, 118],
      [60, 130],
      [48, 138],
      [36, 132]
    ]
  ]
  return artwork(product, {
    back: [
      ground(inks.navy),
      ink(inks.sky, ...range(64).map(() => circle(3 + next() * 69, 3 + next() * 149, 0.18 + next() * 0.34))),
      pen(inks.sky, 0.35, ...figures.map((points) => polygon(points, false))),
      ...figures.flatMap((points) =>
        points.map(([x, y], index) => ink(index % 2 === 0 ? inks.cream : inks.mustard, star(x, y, 2.6, 0.8, 4)))
      ),
      ink(inks.cream, moon(56, 26, 11, 0.16))
    ]
  })
}

/** Gingham as it is woven: two stripes and where they cross. */
export function picnic(product: string, pale: string, strong: string) {
  const [columns, rows] = [
    range(5).map((index) => -bleed + index * 17.44),
    range(9).map((index) => -bleed + index * 18.65)
  ]
  return artwork(product, {
    back: [
      ground(inks.cream),
      ink(pale, ...columns.map((x) => box(x, -bleed, 8.72, high))),
      ink(pale, ...rows.map((y) => box(-bleed, y, wide, 9.3))),
      ink(strong, ...columns.flatMap((x) => rows.map((y) => box(x, y, 8.72, 9.3)))),
      ...bloom(37.75, 116, 19, 9, inks.mustard, inks.brick)
    ]
  })
}
