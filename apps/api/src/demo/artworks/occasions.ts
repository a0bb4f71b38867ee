import { inks } from '../palette.ts'
import { arc, circle, leaf, polar, range } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, bands, clip, disc, faces, ink, onCircle, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { sprig } from './motifs.ts'

const face = (tint: string): Mark => rect(-2, -2, 109, 152, tint)

/** A wreath round a letter; both are for changing. */
export function monogram(product: string, letter: string, leaves: string, berries: string) {
  const centre: Point = [67, 105]
  const turns = range(30).map((index) => 12 + index * 12)
  const blades = turns
    .filter((turn) => turn < 350)
    .flatMap((turn, index) => {
      const heading = turn <= 180 ? turn - 90 : turn + 90
      return [
        leaf(polar(centre, 45.4, turn), 11.5, 5, heading - 24 + (index % 2) * 4),
        leaf(polar(centre, 44.4, turn), 11.5, 5, heading + (turn <= 180 ? 30 : -30))
      ]
    })
  const dots = range(10).map((index) => circle(...polar(centre, 51.5 + (index % 2) * 2, 30 + index * 33.5), 1.5))
  return artwork(product, {
    cover: [
      pen(leaves, 0.9, arc(...centre, 45, 8, 352)),
      ink(leaves, ...blades),
      ink(berries, ...dots),
      words(67, 104, 'M', { font: 'playfair-display-700', size: 54, fill: letter }),
      words(67, 180, 'NOTES, MOSTLY', { font: 'cinzel', size: 6.4, letterSpacing: 0.24, fill: letter })
    ]
  })
}

/** For the day itself; names and date are there to be changed. */
export const saveTheDate = (product: string) =>
  artwork(product, {
    front: [
      face(inks.cream),
      ...sprig([5, 37], 44, 62, 5, 14, inks.pine, inks.sage, -34),
      ...sprig([7, 51], 34, 22, 4, 12, inks.pine, inks.pine, 12),
      ...sprig([100, 111], 44, 242, 5, 14, inks.pine, inks.sage, -34),
      ...sprig([98, 97], 34, 202, 4, 12, inks.pine, inks.pine, 12),
      ink(
        inks.rose,
        circle(30, 17, 2.2),
        circle(36, 21, 1.6),
        circle(24, 23, 1.5),
        circle(75, 131, 2.2),
        circle(69, 127, 1.6),
        circle(81, 125, 1.5)
      ),
      words(52.5, 49, 'SAVE THE DATE', { font: 'cinzel', size: 5.4, letterSpacing: 0.3, fill: inks.pine }),
      words(52.5, 70, 'Ines & Tom', { font: 'great-vibes', size: 19, fill: inks.brick }),
      words(52.5, 92, '19 · 06 · 2027', { font: 'cinzel', size: 7.4, letterSpacing: 0.16, fill: inks.pine }),
      words(52.5, 102, 'in the orchard, rain or shine', { font: 'eb-garamond-italic', size: 5.6, fill: inks.pine })
    ]
  })

/** A number in five stripes. */
export const holdingUp = (product: string) =>
  artwork(product, {
    front: [
      face(inks.navy),
      words(52.5, 62, '40', {
        font: 'alfa-slab-one',
        size: 62,
        fill: bands(90, inks.lemon, inks.lemon, inks.mustard, inks.orange, inks.vermilion, inks.rose, inks.rose)
      }),
      words(52.5, 112, 'and holding up', {
        font: 'bricolage-grotesque-700',
        size: 10.5,
        letterSpacing: -0.01,
        fill: inks.cream
      }),
      words(52.5, 123, 'rather nicely', {
        font: 'bricolage-grotesque-700',
        size: 10.5,
        letterSpacing: -0.01,
        fill: inks.cream
      })
    ]
  })

const spots: Point[] = [
  [28, 27],
  [77, 27],
  [28, 74],
  [77, 74],
  [28, 121],
  [77, 121]
]

/** Praise for dogs, in six sizes of the same. */
export function goodDog(product: string) {
  const at = (index: number): Point => spots[index] ?? [0, 0]
  const round = (index: number, ground: string): Mark[] => [
    disc(...at(index), 21.5, inks.paper),
    disc(...at(index), 19.2, ground)
  ]
  const about = (index: number, upper: string, em: number, fill: string): Mark =>
    onCircle(...at(index), 12.6, upper, em, faces.bungee, { size: 4.4, letterSpacing: 0.08, fill })
  const [a, b, c, d, e, f] = [at(0), at(1), at(2), at(3), at(4), at(5)]
  return artwork(product, {
    sheet: [
      rect(-2, -2, 152, 214, inks.sky),
      ...resized(
        [
          ...round(0, inks.vermilion),
          clip('dog', a[0], a[1] + 3, 21, inks.paper),
          about(0, 'GOOD DOG', 5.95, inks.paper),
          ...round(1, inks.navy),
          clip('paw-print', b[0], b[1], 23, inks.mustard),
          ...round(2, inks.mustard),
          clip('bone', c[0], c[1] + 3, 20, inks.paper, -8),
          about(2, 'PAYDAY', 4.5, inks.navy),
          ...round(3, inks.pine),
          clip('tennis-ball', d[0], d[1] + 2.6, 19, inks.lemon),
          about(3, 'AGAIN', 3.6, inks.paper),
          ...round(4, inks.rose),
          clip('heart', e[0], e[1] + 2, 22, inks.vermilion),
          words(e[0], e[1] + 1.4, 'sit.', { font: 'fraunces-italic', size: 9, fill: inks.paper }),
          ...round(5, inks.plum),
          words(f[0], f[1], 'WHO\nIS IT?', { font: 'bungee', size: 7.6, lineHeight: 1.02, fill: inks.rose })
        ],
        1.3,
        5.75,
        4
      )
    ]
  })
}
