import { inks } from '../palette.ts'
import { arc, bent, box, circle, leaf, polar, polygon, range, scatter, sector, smooth, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { bloom, boxPane, layer, skyline, sprig, swell } from './motifs.ts'

/** The sheet's ground, out into the bleed. */
const ground = (tint: string): Mark => rect(-3, -3, 506, 706, tint)
const sheet = boxPane(-3, -3, 506, 706)

/** Houses on the quay, their boats, and both again in the water. */
export function oldHarbour(product: string) {
  const houses: [number, number, number, string][] = [
    [30, 72, 118, inks.vermilion],
    [102, 56, 160, inks.cream],
    [158, 80, 104, inks.mustard],
    [238, 60, 142, inks.rose],
    [298, 74, 122, inks.sea],
    [372, 98, 96, inks.brick]
  ]
  const quay = 372
  const house = ([x, width, height, tint]: [number, number, number, string], index: number): Mark[] => {
    const [left, wall] = [x, quay - height]
    const panes = range(Math.floor(height / 40)).flatMap((row) =>
      range(2).map((column) => box(left + width * (0.2 + column * 0.38), wall + 16 + row * 36, width * 0.2, 18))
    )
    return [
      rect(left, wall, width, height, tint),
      ink(
        index % 2 === 0 ? inks.navy : inks.plum,
        polygon([
          [left - 4, wall],
          [left + width / 2, wall - 34],
          [left + width + 4, wall]
        ])
      ),
      ink(index === 1 || index === 3 ? inks.navy : inks.cream, ...panes)
    ]
  }
  const boat = (x: number, y: number, size: number, sail: string, hull: string): Mark[] => [
    ink(
      sail,
      polygon([
        [x + 2, y - size * 1.5],
        [x + 2, y - 8],
        [x + size * 0.75, y - 8]
      ])
    ),
    ink(
      inks.paper,
      polygon([
        [x - 4, y - size * 1.25],
        [x - 4, y - 8],
        [x - size * 0.5, y - 8]
      ])
    ),
    ink(
      hull,
      smooth([
        [x - size * 0.8, y - 2],
        [x, y - 3],
        [x + size * 0.9, y - 4],
        [x + size * 0.55, y + size * 0.26],
        [x - size * 0.5, y + size * 0.26]
      ])
    )
  ]
  const glints = houses.flatMap(([x, width, , tint], index) => [
    ink(tint, ...range(5).map((row) => box(x + ((row * 13 + index * 7) % 18) - 6, 392 + row * 17, width - row * 9, 5)))
  ])
  return artwork(product, {
    front: [
      ground(inks.sky),
      disc(392, 128, 46, inks.lemon),
      ink(
        inks.sage,
        layer(
          sheet,
          skyline([
            [-3, 300],
            [80, 236],
            [190, 286],
            [300, 214],
            [420, 268],
            [503, 226]
          ]),
          () => quay
        )
      ),
      ...houses.flatMap(house),
      rect(-3, quay, 506, 14, inks.navy),
      rect(-3, quay + 14, 506, 317, inks.teal),
      ...glints,
      ...boat(130, 520, 74, inks.vermilion, inks.navy),
      ...boat(350, 580, 100, inks.mustard, inks.brick),
      words(250, 656, 'OLD HARBOUR', { font: 'bebas-neue', size: 50, letterSpacing: 0.24, fill: inks.cream })
    ]
  })
}

export function noonDesert(product: string) {
  const cactus = (x: number, foot: number, tall: number, stout: number): Outline[] => [
    [
      ...arc(x, foot - tall + stout, stout, -90, 90),
      ...polygon([
        [x + stout, foot],
        [x - stout, foot]
      ]).map((step) => ({ ...step, command: step.command === 'M' ? ('L' as const) : step.command }))
    ]
  ]
  const arms = (x: number, foot: number, size: number): Outline[] => [
    polygon(
      [
        [x, foot - size * 0.36],
        [x - size * 0.36, foot - size * 0.36],
        [x - size * 0.36, foot - size * 0.72]
      ],
      false
    ),
    polygon(
      [
        [x, foot - size * 0.5],
        [x + size * 0.34, foot - size * 0.5],
        [x + size * 0.34, foot - size * 0.86]
      ],
      false
    )
  ]
  return artwork(product, {
    front: [
      ground(inks.cream),
      ink(inks.rose, ...range(18).map((index) => sector(250, 250, 122, 205, index * 20 - 4, index * 20 + 4))),
      disc(250, 250, 104, inks.vermilion),
      ink(
        inks.orange,
        layer(
          sheet,
          skyline([
            [-3, 380],
            [70, 380],
            [86, 318],
            [168, 318],
            [186, 380],
            [330, 380],
            [344, 290],
            [362, 290],
            [372, 268],
            [430, 268],
            [446, 380],
            [503, 380]
          ])
        )
      ),
      ink(inks.mustard, layer(sheet, swell(430, 20, 520, 60))),
      ink(inks.pine, ...cactus(404, 540, 120, 11)),
      pen(inks.pine, 15, ...arms(404, 508, 84)),
      ink(inks.brick, layer(sheet, swell(510, 26, 620, 330))),
      ink(inks.pine, ...cactus(116, 640, 264, 23)),
      pen(inks.pine, 30, ...arms(116, 556, 170)),
      ink(inks.plum, layer(sheet, swell(600, 18, 540, 120)))
    ]
  })
}

/** Paths of nine bodies around one; distances are a matter of taste. */
export function orbits(product: string) {
  const bodies: [number, number, string][] = [
    [6, 208, inks.stone],
    [10, 76, inks.mustard],
    [11, 318, inks.sea],
    [8, 150, inks.vermilion],
    [27, 30, inks.orange],
    [22, 232, inks.cream],
    [15, 112, inks.sky],
    [14, 286, inks.teal],
    [4, 356, inks.rose]
  ]
  const centre: Point = [250, 300]
  const radius = (index: number) => 62 + index * 20.5
  const next = scatter(9)
  return artwork(product, {
    front: [
      ground(inks.navy),
      ink(inks.sky, ...range(70).map(() => circle(12 + next() * 476, 12 + next() * 552, 0.6 + next() * 0.9))),
      pen(inks.sky, 0.9, ...bodies.map((_, index) => arc(...centre, radius(index), 0, 359.9))),
      disc(...centre, 40, inks.lemon),
      ...bodies.flatMap(([size, turn, tint], index): Mark[] => {
        const [x, y] = polar(centre, radius(index), turn)
        const ring =
          index === 5
            ? [
                pen(
                  inks.mustard,
                  3,
                  bent(circle(0, 0, 36), ([px, py]) => [x + px, y + py * 0.3 - px * 0.22])
                )
              ]
            : []
        return [disc(x, y, size + 5, inks.navy), ...ring, disc(x, y, size, tint)]
      }),
      words(250, 604, 'Everything goes round', { font: 'dm-serif-display', size: 42, fill: inks.cream }),
      words(250, 645, 'SOME OF IT VERY SLOWLY', {
        font: 'space-mono',
        size: 13,
        letterSpacing: 0.3,
        fill: inks.mustard
      })
    ]
  })
}

/** A town that does not exist, with a river, a park and a ring road nobody finished. */
export function townPlan(product: string) {
  const river: Point[] = [
    [-3, 470],
    [90, 430],
    [170, 452],
    [240, 380],
    [330, 350],
    [400, 262],
    [503, 236]
  ]
  const next = scatter(1871)
  const lots = range(17).flatMap((row) =>
    range(12).map((column) => ({
      x: 34 + column * 36,
      y: 40 + row * 33,
      wide: 30 - next() * 3,
      high: 27 - next() * 4,
      roll: next()
    }))
  )
  const shore = skyline(river)
  const built = lots.filter(({ x, y, wide, high }) => {
    const [cx, cy] = [x + wide / 2, y + high / 2]
    return (
      Math.abs(cy - shore(cx)) > 42 &&
      Math.hypot(cx - 140, cy - 190) > 78 &&
      Math.hypot(cx - 372, cy - 452) > 52 &&
      cy < 590
    )
  })
  const tinted = (from: number, to: number) =>
    built.filter(({ roll }) => roll >= from && roll < to).map(({ x, y, wide, high }) => box(x, y, wide, high))
  return artwork(product, {
    front: [
      ground(inks.cream),
      ink(inks.stone, ...tinted(0, 0.72)),
      ink(inks.rose, ...tinted(0.72, 0.9)),
      ink(inks.vermilion, ...tinted(0.9, 1)),
      disc(140, 190, 62, inks.sage),
      ink(
        inks.pine,
        ...range(22).map((index) => circle(...polar([140, 190], 14 + ((index * 29) % 42), index * 47), 4.6))
      ),
      pen(inks.sky, 38, smooth(river, false)),
      pen(
        inks.sea,
        1.2,
        smooth(
          river.map(([x, y]): Point => [x, y + 6]),
          false
        ),
        smooth(
          river.map(([x, y]): Point => [x, y - 7]),
          false
        )
      ),
      pen(
        inks.navy,
        5,
        polygon(
          [
            [208, 330],
            [236, 430]
          ],
          false
        ),
        polygon(
          [
            [352, 268],
            [386, 352]
          ],
          false
        ),
        polygon(
          [
            [66, 404],
            [74, 476]
          ],
          false
        )
      ),
      pen(inks.navy, 2.4, arc(372, 452, 44, 0, 359.9), arc(372, 452, 30, 0, 359.9)),
      ink(inks.navy, star(372, 452, 20, 8, 8)),
      rect(-3, 610, 506, 93, inks.navy),
      words(250, 646, 'Plan of Lower Ambling', { font: 'playfair-display', size: 33, fill: inks.cream }),
      words(250, 676, 'NOT TO SCALE · NOT TO BE FOUND', {
        font: 'space-mono',
        size: 11,
        letterSpacing: 0.22,
        fill: inks.rose
      })
    ]
  })
}

export function olives(product: string) {
  const spine: Point[] = [
    [120, 596],
    [170, 500],
    [230, 400],
    [272, 290],
    [330, 180],
    [392, 92]
  ]
  const along = range(22).map((index): Point => {
    const at = (index / 21) * (spine.length - 1.001)
    const [a, b] = [spine[Math.floor(at)] ?? [0, 0], spine[Math.floor(at) + 1] ?? [0, 0]]
    return [a[0] + (b[0] - a[0]) * (at % 1), a[1] + (b[1] - a[1]) * (at % 1)]
  })
  const leaves = (shift: number) =>
    along
      .filter((_, index) => index % 2 === shift)
      .map((point, index) =>
        leaf(point, 128 - index * 5, 36, shift === 0 ? -28 - (index % 3) * 9 : 84 + (index % 3) * 9)
      )
  const fruit = along.filter((_, index) => index % 4 === 3).slice(0, 5)
  return artwork(product, {
    front: [
      ground(inks.paper),
      ink(
        inks.rose,
        layer(
          {
            left: 70,
            right: 430,
            top: (x) => 240 - Math.sqrt(Math.max(180 ** 2 - (x - 250) ** 2, 0)),
            bottom: () => 610
          },
          () => 0
        )
      ),
      ink(inks.sage, ...leaves(0)),
      ink(inks.pine, ...leaves(1)),
      pen(inks.brick, 4, smooth(spine, false)),
      ...fruit.flatMap(([x, y], index): Mark[] => [
        pen(
          inks.brick,
          2,
          polygon(
            [
              [x, y],
              [x - 20, y + 22]
            ],
            false
          )
        ),
        { ...disc(x - 27, y + 38, 14, index % 2 === 0 ? inks.plum : inks.moss, 20), rotation: 22 }
      ]),
      words(250, 656, 'Olea europaea', { font: 'playfair-display', size: 34, fill: inks.pine })
    ]
  })
}

export const ampersand = (product: string, paper: string, sign: string, moonlight: string) =>
  artwork(product, {
    front: [
      ground(paper),
      disc(250, 318, 196, moonlight),
      words(250, 312, '&', { font: 'abril-fatface', size: 440, lineHeight: 1, fill: sign }),
      words(250, 636, 'and so on, and so forth', { font: 'space-mono', size: 17, letterSpacing: 0.12, fill: sign })
    ]
  })

/** A jug of garden flowers on a striped cloth. */
export function stillLife(product: string) {
  const heads: [number, number, number, number, string, string][] = [
    [250, 128, 62, 10, inks.vermilion, inks.mustard],
    [150, 190, 54, 8, inks.orange, inks.plum],
    [352, 184, 56, 12, inks.lilac, inks.mustard],
    [200, 262, 50, 9, inks.rose, inks.vermilion],
    [308, 272, 52, 8, inks.lemon, inks.brick]
  ]
  return artwork(product, {
    front: [
      ground(inks.sky),
      rect(-3, 520, 506, 183, inks.paper),
      ink(inks.vermilion, ...range(9).map((index) => box(-3 + index * 58, 520, 24, 183))),
      pen(
        inks.pine,
        5,
        ...heads.map(([x, y]) =>
          smooth(
            [
              [250 + (x - 250) * 0.14, 400],
              [250 + (x - 250) * 0.6, 330],
              [x, y]
            ],
            false
          )
        )
      ),
      ...sprig([246, 400], 230, -52, 6, 46, inks.pine, inks.pine, 18),
      ...sprig([254, 400], 230, 52, 6, 46, inks.pine, inks.pine, -18),
      ...heads.flatMap(([x, y, radius, petals, petal, heart], index) =>
        bloom(x, y, radius, petals, petal, heart, index * 11)
      ),
      pen(inks.navy, 16, arc(330, 470, 46, 10, 170)),
      ink(
        inks.navy,
        smooth([
          [196, 388],
          [250, 394],
          [304, 388],
          [312, 430],
          [346, 490],
          [322, 566],
          [250, 580],
          [178, 566],
          [154, 490],
          [188, 430]
        ])
      ),
      pen(
        inks.cream,
        4,
        smooth(
          [
            [160, 484],
            [205, 498],
            [250, 484],
            [295, 498],
            [340, 484]
          ],
          false
        ),
        smooth(
          [
            [160, 508],
            [205, 522],
            [250, 508],
            [295, 522],
            [340, 508]
          ],
          false
        )
      )
    ]
  })
}
