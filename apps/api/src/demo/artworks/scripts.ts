import { inks } from '../palette.ts'
import { box, circle, polar, polygon, range, smooth, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, blend, disc, ink, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { archPane, layer } from './motifs.ts'

/** An eight-pointed star with the points of its neighbours: the oldest tile there is. */
const khatam = (x: number, y: number, radius: number): Outline => star(x, y, radius, radius * 0.765, 8, 0)

/** A single word of peace in a niche, on a wall of tiles. */
export function salaam(product: string) {
  const [step, radius] = [83.33, 41.66]
  const spots = range(9).flatMap((row) => range(7).map((column): Point => [column * step, row * step + 16]))
  const within = ([x, y]: Point) => x > -3 && x < 503 && y > -3 && y < 703
  const clipped = (outline: Outline, beyond = 3): Outline =>
    outline.map(({ command, points }) => ({
      command,
      points: points.map(([x, y]): Point => [
        Math.min(Math.max(x, -beyond), 500 + beyond),
        Math.min(Math.max(y, -beyond), 700 + beyond)
      ])
    }))
  const niche = archPane(250, 92, 320, 500)
  const wider = archPane(250, 76, 352, 532)
  return artwork(product, {
    front: [
      rect(-3, -3, 506, 706, inks.teal),
      ink(inks.pine, ...spots.filter(within).map(([x, y]) => clipped(khatam(x, y, radius)))),
      pen(inks.sage, 1.6, ...spots.filter(within).map(([x, y]) => clipped(khatam(x, y, radius), 2.2))),
      ink(inks.mustard, ...spots.filter(within).map(([x, y]) => clipped(khatam(x, y, 11)))),
      ink(
        inks.pine,
        ...spots
          .map(([x, y]): Point => [x + step / 2, y + step / 2])
          .filter(within)
          .map(([x, y]) => clipped(khatam(x, y, 9)))
      ),
      ink(
        inks.mustard,
        layer(wider, () => 0)
      ),
      ink(
        inks.cream,
        layer(niche, () => 0)
      ),
      ink(inks.vermilion, star(250, 188, 26, 19.9, 8)),
      ink(inks.cream, star(250, 188, 11, 8.4, 8)),
      words(250, 372, 'سلام', { font: 'lalezar', size: 152, fill: inks.navy }),
      rect(214, 506, 72, 2, inks.vermilion),
      words(250, 540, 'peace, hello and goodbye', {
        font: 'space-mono',
        size: 14.5,
        letterSpacing: 0.06,
        fill: inks.navy
      })
    ]
  })
}

/** Four characters that say it will not come again. */
export function onlyOnce(product: string, letters: string, sun: string, seal: string) {
  return artwork(product, {
    front: [
      disc(150, 118, 84, sun),
      words(150, 190, '一\n期\n一\n会', { font: 'yusei-magic', size: 82, lineHeight: 0.98, fill: letters }),
      words(232, 296, 'one time,\none meeting', {
        font: 'space-mono',
        size: 9.4,
        lineHeight: 1.4,
        align: 'start',
        fill: letters
      }),
      { ...rect(209, 322, 24, 24, seal), corner: 3 } as Mark,
      words(221, 334, '印', { font: 'dela-gothic-one', size: 15, fill: inks.paper })
    ]
  })
}

/** A glass of chai, and the obvious question. */
export function chai(product: string, letters: string) {
  const glass: Point[] = [
    [14, 24],
    [46, 24],
    [41, 70],
    [19, 70]
  ]
  const steam = (x: number, lift: number) =>
    smooth(
      [
        [x, 19 - lift],
        [x - 2.4, 15.5 - lift],
        [x + 2.4, 11.5 - lift],
        [x, 7.5 - lift]
      ],
      false
    )
  return artwork(product, {
    // Kept from where the side turns away.
    side: resized(
      [
        ink(inks.paper, polygon(glass)),
        ink(
          blend(90, '#c98a4b', '#a9622f'),
          polygon([
            [15.2, 31],
            [44.8, 31],
            [41.2, 67],
            [18.8, 67]
          ])
        ),
        ink(
          inks.cream,
          polygon([
            [15.2, 31],
            [44.8, 31],
            [44.4, 35],
            [15.6, 35]
          ])
        ),
        pen(
          inks.paper,
          1.1,
          ...range(4).map((index) =>
            polygon(
              [
                [20 + index * 6.6, 37],
                [22 + index * 5.3, 66]
              ],
              false
            )
          )
        ),
        pen(letters, 1.5, polygon(glass)),
        pen(inks.vermilion, 1.4, steam(23, 0), steam(30, 1.6), steam(37, 0)),
        words(79, 33, 'एक और', { font: 'yatra-one', size: 17.5, fill: letters }),
        words(79, 54, 'चाय?', { font: 'yatra-one', size: 25, fill: inks.vermilion }),
        words(79, 72, 'one more tea?', { font: 'instrument-sans', size: 4.6, letterSpacing: 0.04, fill: letters })
      ],
      0.84,
      8,
      7
    )
  })
}

/** Says hello five times, each as wide as the next. */
export function manyHellos(product: string, tints: readonly [string, string, string, string]) {
  const [a, b, c, d] = tints
  // Sizes make every line as wide, places make the gaps alike; measured on what is inked.
  const lines: [text: string, font: string, size: number, x: number, y: number, fill: string][] = [
    ['Hello', 'bricolage-grotesque-800', 82.7, 138.7, 40.6, a],
    ['こんにちは', 'dela-gothic-one', 40.2, 139.5, 91.6, b],
    ['नमस्ते', 'rozha-one', 92.4, 140.3, 164.4, c],
    ['Привет', 'rubik-900', 51.2, 139.2, 218.2, d],
    ['안녕하세요', 'black-han-sans', 48.5, 140.2, 278.0, a]
  ]
  return artwork(product, {
    front: resized(
      lines.map(([text, font, size, x, y, fill]) => words(x, y, text, { font, size, lineHeight: 1, fill })),
      0.88,
      16.8,
      18
    )
  })
}

/** For the guest room. The code and both lines are there to be changed. */
export function guestWifi(product: string) {
  const waves = [34, 62, 90].map((radius): Outline => {
    const points = range(13).map((index) => polar([250, 190], radius, -48 + index * 8))
    return smooth(points, false)
  })
  return artwork(product, {
    front: [
      rect(-3, -3, 506, 706, inks.cream),
      pen(inks.vermilion, 15, ...waves),
      disc(250, 184, 13, inks.vermilion),
      words(250, 264, 'Come in, you are connected', { font: 'dm-serif-display', size: 34, fill: inks.navy }),
      {
        type: 'qr',
        x: 250,
        y: 430,
        rotation: 0,
        opacity: 1,
        data: 'WIFI:T:WPA;S:Spare Room;P:kettle-is-on;;',
        level: 'M',
        width: 236,
        quiet: 2,
        fill: inks.navy,
        background: inks.paper
      },
      ink(inks.vermilion, box(120, 566, 260, 2)),
      words(250, 598, 'Spare Room', { font: 'instrument-sans-700', size: 24, fill: inks.navy }),
      words(250, 632, 'kettle-is-on', { font: 'space-mono', size: 20, fill: inks.navy }),
      ink(inks.mustard, ...[80, 420].map((x) => circle(x, 615, 7)))
    ]
  })
}
