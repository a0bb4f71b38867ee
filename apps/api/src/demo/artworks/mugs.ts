import { inks } from '../palette.ts'
import { box, circle, leaf, polar, polygon, range, smooth, star } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, disc, ink, pen, resized, words } from './marks.ts'
import { conifer, fish, layer, moon, roundPane, skyline, slice } from './motifs.ts'

export function teaFirst(product: string, lettering: string) {
  const steam = (x: number, lift: number) =>
    smooth(
      [
        [x, 27 - lift],
        [x - 3, 22 - lift],
        [x + 3, 15 - lift],
        [x, 9 - lift]
      ],
      false
    )
  return artwork(product, {
    side: [
      pen(inks.vermilion, 1.8, steam(46, 0), steam(56, 2), steam(66, 0)),
      words(56, 47, 'Tea first.', { font: 'fraunces', size: 21, letterSpacing: -0.02, fill: lettering }),
      words(56, 66, 'Questions from half past nine', { font: 'instrument-sans', size: 5.2, fill: lettering })
    ]
  })
}

/** Squares and dots, a tablecloth that went to art school. */
export function pitStop(product: string, dark: string, accent: string) {
  const [wide, high] = [112 / 12, 85 / 9]
  const cells = range(108).map((index) => ({
    x: (index % 12) * wide,
    y: Math.floor(index / 12) * high,
    odd: (index + Math.floor(index / 12)) % 2 === 1,
    index
  }))
  return artwork(product, {
    side: [
      ink(dark, ...cells.filter((cell) => cell.odd).map(({ x, y }) => box(x, y, wide, high))),
      ink(
        accent,
        ...cells
          .filter((cell) => !cell.odd && cell.index % 7 === 3)
          .map(({ x, y }) => circle(x + wide / 2, y + high / 2, wide * 0.32))
      ),
      ink(
        inks.lemon,
        ...cells
          .filter((cell) => cell.odd && cell.index % 5 === 2)
          .map(({ x, y }) => circle(x + wide / 2, y + high / 2, wide * 0.32))
      )
    ]
  })
}

export function lemonGrove(product: string, foliage: string) {
  const lemon = (x: number, y: number, size: number, turn: number) => {
    const at = (along: number, off: number) => polar(polar([x, y], along * size, turn), off * size, turn + 90)
    return smooth([
      at(-0.66, 0),
      at(-0.44, 0.26),
      at(0, 0.42),
      at(0.44, 0.26),
      at(0.68, 0),
      at(0.44, -0.26),
      at(0, -0.42),
      at(-0.44, -0.26)
    ])
  }
  const fruits: [number, number, number, number][] = [
    [22, 27, 20, 30],
    [56, 25, 19, -20],
    [91, 28, 20, 12],
    [38, 65, 20, -38],
    [74, 65, 20, 24]
  ]
  const leaves = fruits.flatMap(([x, y, size, turn]) => {
    const top = polar([x, y], size * 0.62, turn)
    return [leaf(top, 13, 7, turn + 62), leaf(top, 11, 6, turn - 70)]
  })
  return artwork(product, {
    side: [
      ink(foliage, ...leaves),
      ink(inks.lemon, ...fruits.map(([x, y, size, turn]) => lemon(x, y, size, turn))),
      ...slice(14, 68, 10, inks.mustard, inks.paper, inks.lemon, 10),
      ...slice(99, 68, 10, inks.mustard, inks.paper, inks.lemon, 30)
    ]
  })
}

export const mackerel = (product: string) =>
  artwork(product, {
    side: [
      ...fish(56, 19, 58, inks.sea, inks.paper),
      ...fish(58, 45, 58, inks.navy, inks.paper, -1),
      ...fish(55, 71, 58, inks.teal, inks.paper)
    ]
  })

/** Four strokes and a slash: five cups. */
export function cupsToday(product: string, lettering: string) {
  const bundle = (x: number) => [
    ...range(4).map((index) =>
      polygon(
        [
          [x + index * 7.4, 22 + (index % 2)],
          [x - 0.6 + index * 7.4, 50 - (index % 2)]
        ],
        false
      )
    ),
    polygon(
      [
        [x - 5, 44],
        [x + 27, 27]
      ],
      false
    )
  ]
  return artwork(product, {
    side: [
      pen(
        inks.vermilion,
        2.3,
        ...bundle(36),
        ...[74, 81.4].map((x) =>
          polygon(
            [
              [x, 22],
              [x - 0.6, 50]
            ],
            false
          )
        )
      ),
      words(56, 65, 'cups, and it is only Monday', { font: 'caveat', size: 8, fill: lettering })
    ]
  })
}

/** A clearing at night, for enamel. */
export function clearing(product: string) {
  const pane = roundPane(45, 35, 32)
  return artwork(product, {
    side: resized(
      [
        ink(
          inks.navy,
          layer(pane, () => 0)
        ),
        ink(
          inks.cream,
          moon(53, 20, 7, 0.34),
          star(30, 16, 1.6, 0.5, 4),
          star(38, 24, 1.2, 0.4, 4),
          star(65, 28, 1.4, 0.4, 4),
          star(24, 30, 1, 0.3, 4)
        ),
        ink(
          inks.sea,
          layer(
            pane,
            skyline([
              [13, 44],
              [26, 34],
              [36, 42],
              [52, 30],
              [66, 42],
              [77, 36]
            ])
          )
        ),
        ink(
          inks.pine,
          layer(pane, () => 50)
        ),
        ink(inks.pine, conifer(22, 53, 20), conifer(31, 54, 26), conifer(61, 54, 30), conifer(70, 53, 18)),
        ink(
          inks.orange,
          polygon([
            [45, 48],
            [52, 59],
            [38, 59]
          ])
        ),
        ink(
          inks.lemon,
          polygon([
            [45, 51],
            [46.6, 59],
            [43.4, 59]
          ])
        )
      ],
      0.93,
      3.15
    )
  })
}

/** The Plough, and the way from it to the pole. */
export function dueNorth(product: string, light: string, accent: string) {
  const plough: Point[] = [
    [12, 34],
    [23, 38],
    [31, 44],
    [41, 49],
    [43, 60],
    [57.5, 60],
    [61, 48]
  ]
  // The bowl's outer side, carried on upwards, ends at the pole star.
  const towardsPole = (up: number): Point => [61 + up * (3.5 / 12), 48 - up]
  return artwork(product, {
    side: resized(
      [
        pen(light, 0.6, polygon([...plough, [41, 49]], false)),
        pen(
          accent,
          0.5,
          ...range(7).map((index) => polygon([towardsPole(4 + index * 4.6), towardsPole(6 + index * 4.6)], false))
        ),
        ...plough.map(([x, y]) => disc(x, y, 1.5, light)),
        ink(accent, star(71.8, 11, 6, 1.5, 4), star(71.8, 11, 3, 1.1, 4, 45)),
        words(26, 16, 'DUE NORTH', { font: 'bebas-neue', size: 8, letterSpacing: 0.18, fill: light })
      ],
      0.92,
      7.5,
      2
    )
  })
}
