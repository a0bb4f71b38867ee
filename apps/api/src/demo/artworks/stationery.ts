import { inks } from '../palette.ts'
import { arc, box, circle, leaf, polygon, range, sector, smooth, star } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { bicycle, bloom, boxPane, fish, layer, moon, slice, sprig, swell } from './motifs.ts'

const cardFace = (tint: string): Mark => rect(-2, -2, 109, 152, tint)

/** The elastic closes over the right of the cover, so what matters keeps to its left. */
const clearOfBand = (marks: readonly Mark[]) => resized(marks, 0.86, -3, 12)

export const plansAndDetours = (product: string, path: string) =>
  artwork(product, {
    cover: clearOfBand([
      pen(
        inks.cream,
        1.2,
        polygon(
          [
            [26, 182],
            [122, 74]
          ],
          false
        )
      ),
      pen(
        path,
        3.2,
        smooth(
          [
            [26, 182],
            [58, 186],
            [70, 164],
            [44, 148],
            [36, 122],
            [62, 112],
            [88, 132],
            [112, 126],
            [110, 98],
            [86, 92],
            [92, 76],
            [122, 74]
          ],
          false
        )
      ),
      disc(26, 182, 4.4, inks.cream),
      ink(path, star(122, 74, 8.5, 3.6, 5)),
      words(74, 38, 'Plans\n& detours', { font: 'dm-serif-display', size: 25, lineHeight: 1, fill: inks.cream })
    ])
  })

export function highWater(product: string) {
  const pane = boxPane(-3, -3, 154, 216)
  const tints = [inks.sky, inks.sea, inks.teal, inks.navy]
  return artwork(product, {
    cover: [
      disc(104, 60, 24, inks.vermilion),
      ...tints.flatMap((tint, index) => {
        const line = swell(96 + index * 28, 6, 62, index * 23)
        return [
          ink(
            inks.cream,
            layer(pane, (x) => line(x) - 2)
          ),
          ink(tint, layer(pane, line))
        ]
      })
    ]
  })
}

/** The white edge of a sticker, cut round. */
const badge = (x: number, y: number, ground: string): Mark[] => [disc(x, y, 21.5, inks.paper), disc(x, y, 19.2, ground)]
const places: Point[] = [
  [28, 27],
  [77, 27],
  [28, 74],
  [77, 74],
  [28, 121],
  [77, 121]
]
const at = (index: number): Point => places[index] ?? [0, 0]

/** Drawn on a postcard, cut on a sheet twice as large. */
const sheetOf = (ground: string, marks: readonly Mark[]): Mark[] => [
  rect(-2, -2, 152, 214, ground),
  ...resized(marks, 1.3, 5.75, 4)
]

export function greengrocer(product: string) {
  const [a, b, c, d, e, f] = [at(0), at(1), at(2), at(3), at(4), at(5)]
  return artwork(product, {
    sheet: sheetOf(inks.sage, [
      ...badge(...a, inks.mustard),
      ...slice(...a, 13.5, inks.orange, inks.paper, inks.orange, 6),
      ...badge(...b, inks.sky),
      ink(inks.vermilion, circle(b[0] - 6, b[1] + 6, 6.4), circle(b[0] + 7, b[1] + 4, 6.4)),
      pen(
        inks.pine,
        1,
        smooth(
          [
            [b[0] - 6, b[1] + 1],
            [b[0] - 2, b[1] - 7],
            [b[0] + 4, b[1] - 11]
          ],
          false
        ),
        smooth(
          [
            [b[0] + 7, b[1] - 1],
            [b[0] + 6, b[1] - 6],
            [b[0] + 4, b[1] - 11]
          ],
          false
        )
      ),
      ink(inks.moss, leaf([b[0] + 4, b[1] - 11], 11, 5, -110)),
      ...badge(...c, inks.rose),
      ink(
        inks.moss,
        smooth([
          [c[0], c[1] - 13],
          [c[0] - 5, c[1] - 6],
          [c[0] - 9.5, c[1] + 5],
          [c[0], c[1] + 13],
          [c[0] + 9.5, c[1] + 5],
          [c[0] + 5, c[1] - 6]
        ])
      ),
      ink(
        inks.lemon,
        smooth([
          [c[0], c[1] - 9],
          [c[0] - 6, c[1] + 4.6],
          [c[0], c[1] + 10],
          [c[0] + 6, c[1] + 4.6]
        ])
      ),
      disc(c[0], c[1] + 3.6, 3.6, inks.brick),
      ...badge(...d, inks.teal),
      ink(inks.vermilion, sector(d[0], d[1] - 6, 0, 17, 112, 248)),
      pen(inks.paper, 1.4, arc(d[0], d[1] - 6, 14.6, 113, 247)),
      ink(
        inks.black,
        ...[
          [-6, -1.6],
          [0, -1],
          [6, -1.6],
          [-3, 3],
          [3, 3]
        ].map(([x = 0, y = 0]) => leaf([d[0] + x, d[1] + y], 2.2, 1.4, 180))
      ),
      ...badge(...e, inks.plum),
      ink(
        inks.lemon,
        smooth([
          [e[0] - 13, e[1] - 6],
          [e[0] - 8, e[1] + 5],
          [e[0] + 3, e[1] + 9],
          [e[0] + 13, e[1] + 3],
          [e[0] + 3, e[1] + 2.4],
          [e[0] - 6, e[1] - 3],
          [e[0] - 10, e[1] - 9]
        ])
      ),
      ...badge(...f, inks.cream),
      disc(f[0], f[1] + 2, 12, inks.vermilion),
      ink(inks.pine, star(f[0], f[1] - 7.5, 7, 2, 5))
    ])
  })
}

export function outAndAbout(product: string) {
  const [a, b, c, d, e, f] = [at(0), at(1), at(2), at(3), at(4), at(5)]
  return artwork(product, {
    sheet: sheetOf(inks.rose, [
      ...badge(...a, inks.sky),
      ink(inks.orange, ...range(12).map((index) => sector(...a, 9.6, 14.5, index * 30 - 6, index * 30 + 6))),
      disc(...a, 8, inks.lemon),
      ...badge(...b, inks.navy),
      ink(
        inks.cream,
        moon(...b, 11.5, 0.19),
        star(b[0] - 5, b[1] - 5, 3.4, 1, 4),
        star(b[0] - 8, b[1] + 5, 2.2, 0.7, 4)
      ),
      ...badge(...c, inks.mustard),
      ...bicycle(c[0], c[1] + 4, 29, inks.vermilion, inks.navy),
      ...badge(...d, inks.cream),
      ...fish(...d, 29, inks.sea, inks.paper),
      ...badge(...e, inks.teal),
      ...bloom(...e, 15, 10, inks.paper, inks.mustard),
      ...badge(...f, inks.vermilion),
      words(...f, 'Yes.', { font: 'abril-fatface', size: 15, fill: inks.paper })
    ])
  })
}

export function candles(product: string) {
  const tints = [inks.vermilion, inks.sea, inks.mustard, inks.plum, inks.teal, inks.orange, inks.navy]
  return artwork(product, {
    front: [
      cardFace(inks.cream),
      ...tints.flatMap((tint, index): Mark[] => {
        const [x, top] = [17 + index * 10.7, 34 + ((index * 5) % 7) * 2.6]
        return [
          rect(x, top, 6.4, 96 - top, tint),
          ink(
            inks.paper,
            ...range(4).map((step) =>
              polygon([
                [x, top + 8 + step * 13],
                [x + 6.4, top + 3 + step * 13],
                [x + 6.4, top + 6 + step * 13],
                [x, top + 11 + step * 13]
              ])
            )
          ),
          pen(
            inks.black,
            0.6,
            polygon(
              [
                [x + 3.2, top],
                [x + 3.2, top - 3]
              ],
              false
            )
          ),
          ink(inks.orange, leaf([x + 3.2, top - 2], 10, 7, 0))
        ]
      }),
      rect(10, 96, 85, 2, inks.black),
      words(52.5, 119, 'Deep breath.', { font: 'fraunces', size: 14, fill: inks.black })
    ]
  })
}

export const thankYou = (product: string) =>
  artwork(product, {
    front: [
      cardFace(inks.pine),
      ...sprig([18, 138], 60, 8, 6, 15, inks.sage, inks.sage, 26),
      ...sprig([87, 138], 60, -8, 6, 15, inks.sage, inks.sage, -26),
      ...sprig([52.5, 142], 54, 0, 6, 14, inks.mustard, inks.mustard, 0),
      words(52.5, 48, 'Thank\nyou', { font: 'playfair-display', size: 27, lineHeight: 1, fill: inks.cream }),
      ink(
        inks.rose,
        circle(32, 22, 1.6),
        circle(73, 22, 1.6),
        ...range(3).map((index) => circle(42.25 + index * 10.25, 18 - (index % 2) * 2, 1.6))
      )
    ]
  })

export function longTime(product: string) {
  const rows = range(5)
  return artwork(product, {
    front: [
      cardFace(inks.mustard),
      ...rows.map((index) =>
        words(52.5, 22 + index * 19, 'hello', {
          font: 'archivo-black',
          size: 25,
          lineHeight: 1,
          fill: [inks.brick, inks.vermilion, inks.plum, inks.navy, inks.black][index] ?? inks.black
        })
      ),
      ink(inks.black, box(14, 117, 77, 0.8)),
      words(52.5, 129, 'it has been too long', { font: 'caveat', size: 11, fill: inks.black })
    ]
  })
}
