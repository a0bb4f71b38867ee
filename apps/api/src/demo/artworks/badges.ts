import { arc, box, placed, polar, polygon, range, smooth, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, bands, clip, dashed, disc, faces, ink, onCircle, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { layer, roundPane, swell } from './motifs.ts'

const ring = (x: number, y: number, radius: number) => arc(x, y, radius, 0, 359.9)

/** The badge of a club that rows when it can find everybody. */
export function rowingClub(product: string, line: string, accent: string) {
  const [x, y] = [150, 148]
  const oar = (turn: number): Outline[] => [
    placed(box(-2.1, -62, 4.2, 118), x, y, 1, turn),
    placed(
      smooth([
        [-2, -40],
        [-8.5, -50],
        [-9, -70],
        [0, -76],
        [9, -70],
        [8.5, -50],
        [2, -40]
      ]),
      x,
      y,
      1,
      turn
    )
  ]
  const tips = (turn: number) =>
    placed(
      smooth([
        [-9.2, -62],
        [-9, -70],
        [0, -76],
        [9, -70],
        [9.2, -62],
        [0, -60]
      ]),
      x,
      y,
      1,
      turn
    )
  const water = { ...roundPane(x, y, 70), top: () => 0 }
  const wave = (level: number) => swell(level, 3.4, 23.4, level * 1.7)
  return artwork(product, {
    front: [
      pen(line, 3.4, ring(x, y, 120)),
      pen(line, 1.2, ring(x, y, 115)),
      pen(line, 1.2, ring(x, y, 78)),
      onCircle(x, y, 86, 'LOWER AMBLING', 6.36, faces.bebas, { size: 30, letterSpacing: 0.12, fill: line }),
      onCircle(x, y, -107, 'ROWING CLUB', 5.263, faces.bebas, { size: 30, letterSpacing: 0.12, fill: line }),
      ink(accent, ...[-90, 90].map((turn) => star(...polar([x, y], 96.5, turn), 8, 3.4, 5, turn))),
      ink(line, ...oar(45), ...oar(-45)),
      ink(accent, tips(45), tips(-45)),
      ...[186, 198, 209].map((level) =>
        ink(
          line,
          layer(water, wave(level), (at) => wave(level)(at) + 3.2)
        )
      ),
      words(150, 93, 'EST.', { font: 'bebas-neue', size: 15, letterSpacing: 0.14, fill: line }),
      words(150, 172, 'LATE', { font: 'bebas-neue', size: 15, letterSpacing: 0.14, fill: line })
    ]
  })
}

/** College lettering for a college nobody has to apply to. */
export function undecided(product: string, letters: string, edge: string) {
  const name = { size: 33, letterSpacing: 0.03 }
  return artwork(product, {
    front: [
      onCircle(140, 330, 236, 'UNDECIDED', 6.95, faces.slab, {
        ...name,
        fill: letters,
        stroke: { colour: edge, width: 4.6 }
      }),
      onCircle(140, 330, 236, 'UNDECIDED', 6.95, faces.slab, {
        ...name,
        fill: letters,
        stroke: { colour: letters, width: 0.6 }
      }),
      words(140, 146, 'STATE', { font: 'alfa-slab-one', size: 50, letterSpacing: 0.1, fill: edge }),
      rect(33, 178, 62, 2.2, letters),
      rect(185, 178, 62, 2.2, letters),
      words(140, 178.6, 'EST. EVENTUALLY', { font: 'oswald-700', size: 9.4, letterSpacing: 0.16, fill: letters })
    ]
  })
}

/** Baseball script with a tail, for the gentlest of teams. */
export function sundays(product: string, script: string, tail: string) {
  const turn = -9
  const put = (outline: Outline) => placed(outline, 150, 140, 1, turn)
  const swash = smooth([
    [112, 20],
    [130, 34],
    [118, 54],
    [66, 66],
    [-20, 71],
    [-92, 66],
    [-126, 52],
    [-90, 55],
    [-20, 54],
    [54, 46],
    [100, 32]
  ])
  return artwork(product, {
    front: [
      words(150, 130, 'Sundays', {
        font: 'lobster',
        size: 72,
        rotation: turn,
        fill: script,
        stroke: { colour: tail, width: 5 }
      }),
      words(150, 130, 'Sundays', { font: 'lobster', size: 72, rotation: turn, fill: script }),
      ink(tail, put(swash)),
      words(158, 236, 'ATHLETICALLY SPEAKING, RESTING', {
        font: 'oswald-700',
        size: 10,
        letterSpacing: 0.2,
        fill: tail
      })
    ]
  })
}

/** A shirt for a team: a crest before, name and number behind. */
export function theTens(product: string, line: string, accent: string) {
  const crest: Point[] = [
    [0, -27],
    [22, -22],
    [22, 4],
    [14, 20],
    [0, 29],
    [-14, 20],
    [-22, 4],
    [-22, -22]
  ]
  const shield = (size: number): Outline => placed(polygon(crest), 216, 72, size)
  const half: Outline = placed(
    polygon([
      [0, -27],
      [22, -22],
      [22, 4],
      [14, 20],
      [0, 29]
    ]),
    216,
    72,
    0.86
  )
  return artwork(product, {
    back: [
      onCircle(150, 420, 340, 'MIDDLETON', 5.1, faces.anton, { size: 42, letterSpacing: 0.06, fill: line }),
      words(150, 236, '10', {
        font: 'alfa-slab-one',
        size: 180,
        letterSpacing: 0.05,
        fill: line,
        stroke: { colour: accent, width: 8 }
      }),
      words(150, 236, '10', {
        font: 'alfa-slab-one',
        size: 180,
        letterSpacing: 0.05,
        fill: bands(90, ...range(16).map((index) => (index === 7 || index === 9 ? accent : line)))
      })
    ],
    front: [
      ink(line, shield(1)),
      ink(accent, shield(0.86)),
      ink(line, half),
      ink(line, star(207, 70, 6, 2.4, 5)),
      words(225, 71, 'M', { font: 'alfa-slab-one', size: 17, fill: accent })
    ]
  })
}

const dates = [
  ['03.01', 'Kitchen chair'],
  ['11.02', 'Bathroom floor'],
  ['19.04', 'Back of the sofa'],
  ['07.06', 'The line (rained off)'],
  ['28.08', 'Under the bed'],
  ['15.10', 'Radiator, upstairs'],
  ['24.12', 'Everywhere']
] as const

/** The tour shirt of something that never stops touring. */
export function laundryTour(product: string, line: string, accent: string) {
  return artwork(product, {
    back: resized(
      [
        words(150, 48, 'LAUNDRY', { font: 'anton', size: 62, letterSpacing: 0.04, fill: accent }),
        words(150, 94, 'WORLD TOUR 2026', { font: 'space-mono-700', size: 17, letterSpacing: 0.16, fill: line }),
        rect(22, 112, 256, 1.6, line),
        ...dates.flatMap(([day, place], index): Mark[] => {
          const y = 132 + index * 26
          return [
            words(48, y, day, { font: 'space-mono', size: 15, fill: accent }),
            words(182, y, place, { font: 'oswald', size: 18.5, letterSpacing: 0.02, fill: line }),
            ...(index === 3 ? [rect(104, y + 0.6, 156, 1.8, accent)] : [])
          ]
        }),
        rect(22, 306, 256, 1.6, line),
        words(150, 322, 'SOLD OUT OF SOCKS', { font: 'space-mono', size: 11, letterSpacing: 0.22, fill: line })
      ],
      1,
      0,
      14
    ),
    front: [
      pen(
        line,
        2.6,
        smooth(
          [
            [62, 92],
            [110, 99],
            [150, 100],
            [190, 98],
            [238, 88]
          ],
          false
        )
      ),
      ...[92, 150, 206].flatMap((x, index): Mark[] => {
        const y = [96, 100, 96][index] ?? 98
        return [
          ink(
            index === 1 ? accent : line,
            placed(
              smooth([
                [-9, 0],
                [9, 0],
                [10, 24],
                [12, 37],
                [25, 46],
                [23, 55],
                [7, 55],
                [-8, 46],
                [-9, 28]
              ]),
              x,
              y + 2,
              0.86
            )
          ),
          rect(x - 2, y - 6, 4, 13, index === 1 ? line : accent)
        ]
      }),
      words(150, 182, 'One is always missing', { font: 'space-mono', size: 11, fill: line })
    ]
  })
}

/** Lettering of the seventies: each outline a size larger than the next. */
export function slowMotion(product: string, tints: readonly [string, string, string, string]) {
  const [out, far, near, core] = tints
  const lines: [string, number, number][] = [
    ['slow', 92, 74],
    ['motion', 92, 154]
  ]
  const lettersIn = (fill: string, width: number) =>
    lines.map(([text, size, y]) =>
      words(150, y, text, {
        font: 'titan-one',
        size: text === 'motion' ? size * 0.68 : size,
        lineHeight: 1,
        fill,
        ...(width > 0 ? { stroke: { colour: fill, width } } : undefined)
      })
    )
  return artwork(product, {
    front: resized(
      [...lettersIn(out, 44), ...lettersIn(far, 35), ...lettersIn(near, 25), ...lettersIn(core, 0)],
      0.81,
      28.5,
      32
    )
  })
}

/** What the meeting could have been, with the way it would have gone. */
export function couldBeAWalk(product: string, letters: string, path: string) {
  const way: Point[] = [
    [26, 262],
    [64, 244],
    [96, 262],
    [128, 286],
    [166, 270],
    [184, 246],
    [220, 238],
    [258, 254],
    [274, 240]
  ]
  return artwork(product, {
    front: [
      words(150, 128, 'This could\nhave been\na walk.', {
        font: 'fraunces-700',
        size: 55,
        lineHeight: 1.02,
        letterSpacing: -0.02,
        fill: letters
      }),
      dashed(path, 3.2, [7, 7], smooth(way, false)),
      disc(26, 262, 5, letters),
      clip('map-pin', 272, 226, 30, letters)
    ]
  })
}
