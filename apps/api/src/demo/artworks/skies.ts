import { inks } from '../palette.ts'
import { arc, box, circle, polar, polygon, range, scatter, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, blend, disc, ink, pen, rect, words } from './marks.ts'
import { boxPane, layer, roundPane, skyline } from './motifs.ts'

/** Figures of a sky that is nobody's in particular: stars in a disc of radius 1, and which of them are joined. */
const figures: readonly { stars: readonly Point[]; lines: readonly (readonly [number, number])[] }[] = [
  {
    stars: [
      [-0.55, -0.5],
      [-0.38, -0.56],
      [-0.24, -0.5],
      [-0.12, -0.44],
      [-0.08, -0.3],
      [0.1, -0.28],
      [0.14, -0.44]
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 3]
    ]
  },
  {
    stars: [
      [0.42, -0.62],
      [0.52, -0.5],
      [0.6, -0.62],
      [0.72, -0.5],
      [0.8, -0.36]
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4]
    ]
  },
  {
    stars: [
      [-0.62, 0.1],
      [-0.44, 0.16],
      [-0.52, 0.34],
      [-0.5, 0.4],
      [-0.48, 0.46],
      [-0.66, 0.62],
      [-0.36, 0.6]
    ],
    lines: [
      [0, 2],
      [1, 4],
      [2, 3],
      [3, 4],
      [2, 5],
      [4, 6],
      [0, 1]
    ]
  },
  {
    stars: [
      [0.2, 0.12],
      [0.34, 0],
      [0.5, 0.04],
      [0.62, 0.18],
      [0.78, 0.12],
      [0.56, 0.36]
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5]
    ]
  },
  {
    stars: [
      [0.02, 0.5],
      [0.12, 0.68],
      [0.26, 0.78],
      [0.4, 0.72],
      [0.42, 0.58]
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4]
    ]
  }
]

/** The sky of one night as old atlases drew it; its dust in parts, because one path holds only so much. Place, date and words are there to be changed. */
export function thatNight(product: string) {
  const [x, y, radius]: [number, number, number] = [250, 266, 208]
  const next = scatter(1609)
  const at = ([px, py]: Point): Point => [x + px * radius * 0.96, y + py * radius * 0.96]
  const dust = range(230).map((): Outline => {
    const [px, py] = polar([x, y], Math.sqrt(next()) * radius * 0.965, next() * 360)
    return circle(px, py, 0.5 + next() ** 3 * 1.6)
  })
  const bright = figures.flatMap(({ stars }) =>
    stars.map((point, index) => star(...at(point), 5.4 - (index % 3) * 1.1, 1.5, 4))
  )
  const joints = figures.flatMap(({ stars, lines }) =>
    lines.map(([from, to]) => polygon([at(stars[from] ?? [0, 0]), at(stars[to] ?? [0, 0])], false))
  )
  const way = range(120).map((): Outline => {
    const along = next() * 2 - 1
    const across = (next() + next() + next() - 1.5) * 0.16
    const [px, py] = [along * 0.86 + across * 0.5, -along * 0.42 + across]
    return Math.hypot(px, py) < 0.95 ? circle(...at([px, py]), 0.4 + next() * 0.8) : circle(...at([0, 0]), 0.3)
  })
  const ticks = range(72).map((index) =>
    polygon(
      [polar([x, y], radius + 6, index * 5), polar([x, y], radius + (index % 6 === 0 ? 15 : 10), index * 5)],
      false
    )
  )
  const graticule = [
    arc(x, y, radius * 0.32, 0, 359.9),
    arc(x, y, radius * 0.64, 0, 359.9),
    ...range(6).map((index) =>
      polygon([polar([x, y], radius, index * 30), polar([x, y], radius, index * 30 + 180)], false)
    )
  ]
  return artwork(product, {
    front: [
      rect(-3, -3, 506, 706, inks.navy),
      {
        ...disc(x, y, radius, {
          type: 'radial',
          x: 0.5,
          y: 0.5,
          radius: 0.5,
          stops: [
            { at: 0, colour: '#2a4474', opacity: 1 },
            { at: 1, colour: '#16233f', opacity: 1 }
          ]
        })
      },
      pen('#3d578a', 0.7, ...graticule),
      ...range(2).map((half) => ink('#8fb0cf', ...way.filter((_, index) => index % 2 === half))),
      ...range(4).map((quarter) => ink(inks.cream, ...dust.filter((_, index) => index % 4 === quarter))),
      pen(inks.mustard, 1, ...joints),
      ink(inks.cream, ...bright),
      pen(inks.cream, 1.6, arc(x, y, radius, 0, 359.9), arc(x, y, radius + 18, 0, 359.9)),
      pen(inks.cream, 1, ...ticks),
      words(250, 548, 'The night we met', { font: 'great-vibes', size: 60, fill: inks.cream }),
      words(250, 606, '14 JUNE 2019', { font: 'cinzel', size: 19, letterSpacing: 0.2, fill: inks.mustard }),
      words(250, 636, '51.4545° N   2.5879° W', { font: 'space-mono', size: 11.5, letterSpacing: 0.14, fill: inks.sky })
    ]
  })
}

/** The last quarter of an hour, in slices. */
export function afterglow(product: string) {
  const horizon = 428
  const sheet = boxPane(-3, -3, 506, 706)
  const slices = range(7).map((index) => {
    const top = 232 + index * 26
    return { top, bottom: top + 22 - index * 2.4 }
  })
  const sun = roundPane(250, 268, 132)
  const glints = range(15).map((index): Outline => {
    const wide = 150 * (1 - index / 17) + ((index * 47) % 40)
    return box(250 - wide / 2 + (((index * 31) % 22) - 11), horizon + 14 + index * 15, wide, 5.4 - index * 0.14)
  })
  return artwork(product, {
    front: [
      rect(-3, -3, 506, horizon + 3, blend(90, '#1f3157', '#5b2e4f', '#c2503a', '#eaa54a', '#f4d9a0')),
      ink(
        blend(90, '#f6e3a6', '#f0b445', '#d2432a'),
        layer(
          sun,
          () => 0,
          () => 230,
          60
        ),
        ...slices.map(({ top, bottom }) =>
          layer(
            sun,
            () => top,
            () => bottom,
            48
          )
        )
      ),
      ink(
        '#4a2946',
        layer(
          sheet,
          skyline([
            [-3, 398],
            [60, 372],
            [110, 390],
            [176, 352],
            [226, 392],
            [300, 404],
            [372, 366],
            [430, 392],
            [503, 360]
          ]),
          () => horizon
        )
      ),
      ink(
        '#2b1f3c',
        layer(
          sheet,
          skyline([
            [-3, 416],
            [90, 398],
            [170, 418],
            [270, 422],
            [380, 408],
            [460, 420],
            [503, 404]
          ]),
          () => horizon
        )
      ),
      rect(-3, horizon, 506, 275, blend(90, '#3b2546', '#1f2b4d', '#16233f')),
      ink(blend(90, '#f0b445', '#c2503a', '#5b2e4f'), ...glints),
      words(250, 662, 'AFTERGLOW', { font: 'bebas-neue', size: 27, letterSpacing: 0.5, fill: inks.cream })
    ]
  })
}
