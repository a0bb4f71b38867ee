import { inks } from '../palette.ts'
import { bent, circle, leaf, placed, polar, polygon, range, scatter, smooth, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { sprig } from './motifs.ts'

interface Fungus {
  name: string
  cap: string
  stem: string
  detail: string
  /** Width and height of the cap, and height of the stem, as shares of a cell. */
  shape: readonly [width: number, height: number, stem: number]
  look: 'spots' | 'gills' | 'funnel' | 'morel' | 'plain'
}

const fungi: readonly Fungus[] = [
  {
    name: 'Fly agaric',
    cap: inks.vermilion,
    stem: inks.paper,
    detail: inks.paper,
    shape: [0.62, 0.34, 0.4],
    look: 'spots'
  },
  { name: 'Penny bun', cap: inks.brick, stem: inks.cream, detail: inks.rose, shape: [0.58, 0.28, 0.3], look: 'plain' },
  { name: 'Ink cap', cap: inks.stone, stem: inks.paper, detail: inks.black, shape: [0.36, 0.46, 0.4], look: 'gills' },
  {
    name: 'Chanterelle',
    cap: inks.mustard,
    stem: inks.mustard,
    detail: inks.orange,
    shape: [0.6, 0.16, 0.5],
    look: 'funnel'
  },
  {
    name: 'Wood blewit',
    cap: inks.lilac,
    stem: inks.lilac,
    detail: inks.plum,
    shape: [0.6, 0.24, 0.34],
    look: 'gills'
  },
  { name: 'Morel', cap: inks.moss, stem: inks.cream, detail: inks.cream, shape: [0.34, 0.48, 0.26], look: 'morel' },
  { name: 'Verdigris', cap: inks.teal, stem: inks.paper, detail: inks.sage, shape: [0.5, 0.26, 0.42], look: 'spots' },
  { name: 'Parasol', cap: inks.rose, stem: inks.cream, detail: inks.brick, shape: [0.66, 0.2, 0.52], look: 'spots' },
  { name: 'Death cap', cap: inks.sage, stem: inks.paper, detail: inks.pine, shape: [0.5, 0.3, 0.42], look: 'plain' }
]

/** A mushroom from its foot, in a cell so many millimetres wide. */
function mushroom(
  [x, y]: Point,
  cell: number,
  { cap, stem, detail, shape: [width, height, tall], look }: Fungus
): Mark[] {
  const [w, h, t] = [(width * cell) / 2, height * cell, tall * cell]
  const brim = y - t
  if (look === 'funnel') {
    const bowl = smooth([
      [x - w, brim - h * 0.5],
      [x - w * 0.5, brim + t * 0.24],
      [x - w * 0.2, brim + t * 0.66],
      [x - w * 0.22, y],
      [x + w * 0.22, y],
      [x + w * 0.2, brim + t * 0.66],
      [x + w * 0.5, brim + t * 0.24],
      [x + w, brim - h * 0.5],
      [x + w * 0.4, brim - h],
      [x, brim - h * 0.62],
      [x - w * 0.4, brim - h]
    ])
    const folds = [-0.62, -0.32, 0, 0.32, 0.62].map((share) =>
      smooth(
        [
          [x + w * share, brim - h * 0.3],
          [x + w * share * 0.55, brim + t * 0.28],
          [x + w * share * 0.2, brim + t * 0.7]
        ],
        false
      )
    )
    return [ink(cap, bowl), pen(detail, cell * 0.016, ...folds)]
  }
  const foot = smooth([
    [x - w * 0.2, brim - h * 0.1],
    [x - w * 0.2, y - t * 0.4],
    [x - w * 0.32, y - t * 0.06],
    [x, y],
    [x + w * 0.32, y - t * 0.06],
    [x + w * 0.2, y - t * 0.4],
    [x + w * 0.2, brim - h * 0.1]
  ])
  const hood = smooth([
    [x - w, brim],
    [x - w * 0.86, brim - h * 0.55],
    [x - w * 0.4, brim - h * 0.94],
    [x, brim - h],
    [x + w * 0.4, brim - h * 0.94],
    [x + w * 0.86, brim - h * 0.55],
    [x + w, brim],
    [x + w * 0.5, brim + h * 0.09],
    [x, brim + h * 0.12],
    [x - w * 0.5, brim + h * 0.09]
  ])
  const spots: Outline[] = [
    [-0.52, 0.42, 0.1],
    [-0.1, 0.72, 0.12],
    [0.02, 0.34, 0.08],
    [0.42, 0.6, 0.09],
    [0.6, 0.26, 0.07],
    [-0.7, 0.16, 0.06],
    [0.3, 0.2, 0.055]
  ].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * w, brim - dy * h, r * w * 1.25))
  const pits: Outline[] = range(11).map((index) =>
    circle(
      x + ((index % 3) - 1) * w * 0.5 + (Math.floor(index / 3) % 2) * w * 0.24 - w * 0.1,
      brim - h * (0.14 + Math.floor(index / 3) * 0.22),
      w * 0.15
    )
  )
  const gills = [-0.66, -0.33, 0, 0.33, 0.66].map((share) =>
    smooth(
      [
        [x + w * share * 1.1, brim + h * 0.02],
        [x + w * share * 0.8, brim - h * 0.3],
        [x + w * share * 0.42, brim - h * 0.62]
      ],
      false
    )
  )
  return [
    ink(stem, foot),
    ...(look === 'morel' || look === 'gills'
      ? []
      : [
          pen(
            detail,
            cell * 0.014,
            smooth(
              [
                [x - w * 0.3, brim + t * 0.3],
                [x, brim + t * 0.36],
                [x + w * 0.3, brim + t * 0.3]
              ],
              false
            )
          )
        ]),
    ink(cap, hood),
    ...(look === 'spots' ? [ink(detail, ...spots)] : []),
    ...(look === 'morel' ? [ink(detail, ...pits)] : []),
    ...(look === 'gills' ? [pen(detail, cell * 0.014, ...gills)] : [])
  ]
}

/** A sheet for the kitchen wall. Not for identifying supper. */
export function fieldGuide(product: string) {
  return artwork(product, {
    front: [
      rect(-3, -3, 506, 706, inks.pine),
      words(250, 62, 'Look, don’t lick', { font: 'dm-serif-display', size: 50, fill: inks.cream }),
      words(250, 104, 'NINE FUNGI OF THE LOWER WOODS', {
        font: 'space-mono',
        size: 13,
        letterSpacing: 0.2,
        fill: inks.sage
      }),
      ...fungi.flatMap((fungus, index): Mark[] => {
        const [x, y] = [106 + (index % 3) * 144, 262 + Math.floor(index / 3) * 186]
        return [
          ...mushroom([x, y], 168, fungus),
          rect(x - 34, y + 3, 68, 1.2, inks.sage),
          words(x, y + 22, fungus.name, { font: 'alegreya-italic', size: 18, fill: inks.cream })
        ]
      })
    ]
  })
}

/** A frond as scissors would cut it: lobes along a spine, round at their ends. */
function frond(foot: Point, tip: Point, lobes: number, reach: number): Outline[] {
  const turn = (Math.atan2(tip[0] - foot[0], foot[1] - tip[1]) * 180) / Math.PI
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  const lobe = (at: number, side: number, size: number): Outline => {
    const root = polar(foot, length * at, turn)
    const blob = smooth([
      [-0.13, 0],
      [-0.17, -0.42],
      [-0.2, -0.8],
      [0, -1],
      [0.2, -0.8],
      [0.17, -0.42],
      [0.13, 0]
    ])
    return placed(blob, ...root, size, turn + side * 58)
  }
  const stem = smooth([
    polar(foot, reach * 0.09, turn - 90),
    polar(polar(foot, length * 0.6, turn), reach * 0.12, turn - 90),
    tip,
    polar(polar(foot, length * 0.6, turn), reach * 0.12, turn + 90),
    polar(foot, reach * 0.09, turn + 90)
  ])
  const sides = range(lobes).flatMap((index) => {
    const at = 0.1 + (index / lobes) * 0.78
    const size = reach * (0.72 + 0.4 * Math.sin(at * Math.PI))
    return [lobe(at, -1, size), lobe(at + 0.05, 1, size)]
  })
  return [
    stem,
    ...sides,
    placed(
      smooth([
        [-0.13, 0],
        [-0.18, -0.45],
        [0, -0.9],
        [0.18, -0.45],
        [0.13, 0]
      ]),
      ...polar(foot, length * 0.9, turn),
      reach * 0.8,
      turn
    )
  ]
}

/** Six papers, six pairs of scissors. */
export function cutPaper(
  product: string,
  area: string,
  { width, height, left, top }: { width: number; height: number; left: number; top: number }
) {
  const papers: [string, string][] = [
    [inks.vermilion, inks.cream],
    [inks.sky, inks.navy],
    [inks.mustard, inks.brick],
    [inks.navy, inks.rose],
    [inks.sage, inks.pine],
    [inks.lilac, inks.vermilion]
  ]
  const [wide, high] = [width / 2, height / 3]
  return artwork(product, {
    [area]: papers.flatMap(([paper, cut], index): Mark[] => {
      const [x, y] = [left + (index % 2) * wide, top + Math.floor(index / 2) * high]
      const at = (dx: number, dy: number): Point => [x + dx * wide, y + dy * high]
      const lean = index % 2 === 0 ? 0.12 : -0.12
      const reach = Math.min(wide, high) * 0.3
      return [
        rect(x, y, wide, high, paper),
        ink(cut, ...frond(at(0.5 - lean, 0.89), at(0.5 + lean, 0.17), 4, reach * 0.94))
      ]
    })
  })
}

/** A cat on a wall, with business of its own. */
export function nightShift(product: string, cat: string, light: string, letters: string) {
  const body = smooth([
    [150, 120],
    [166, 124],
    [176, 142],
    [174, 162],
    [190, 190],
    [196, 226],
    [190, 252],
    [150, 256],
    [112, 252],
    [104, 226],
    [112, 190],
    [127, 162],
    [124, 142],
    [134, 124]
  ])
  const ear = (side: number) =>
    polygon([
      [150 + side * 9, 126],
      [150 + side * 26, 106],
      [150 + side * 27, 142]
    ])
  const tail = smooth(
    [
      [184, 244],
      [210, 250],
      [232, 236],
      [232, 210],
      [220, 196]
    ],
    false
  )
  const next = scatter(77)
  const stars = range(16).map((): Outline => {
    const [x, y] = polar([150, 150], 104 + next() * 22, next() * 300 - 150)
    return star(x, y, 2.2 + next() * 2.6, 0.9, 4)
  })
  return artwork(product, {
    front: [
      disc(150, 146, 92, light),
      ink(light, ...stars),
      ink(cat, body, ear(-1), ear(1)),
      pen(cat, 13, tail),
      rect(36, 252, 228, 3.4, letters),
      words(150, 284, 'night shift', { font: 'fraunces-italic', size: 34, fill: letters })
    ]
  })
}

/** A fern’s arm: leaflets in pairs that grow smaller towards a curled tip. */
function fern(foot: Point, length: number, turn: number, bow: number): Outline[] {
  const pairs = 17
  const spine: Point[] = [foot]
  for (const index of range(pairs))
    spine.push(polar(spine.at(-1) ?? foot, length / pairs, turn + bow * (index / pairs) ** 1.5))
  return spine.slice(2).flatMap((point, index) => {
    const along = turn + bow * ((index + 1) / pairs) ** 1.5
    const reach = length * 0.2 * Math.sin(Math.PI * (0.2 + (0.77 * index) / (pairs - 2)))
    return [leaf(point, reach, reach * 0.3, along - 72), leaf(point, reach, reach * 0.3, along + 72)]
  })
}

const fernStem = (foot: Point, length: number, turn: number, bow: number): Outline => {
  const spine: Point[] = [foot]
  for (const index of range(17)) spine.push(polar(spine.at(-1) ?? foot, length / 17, turn + bow * (index / 17) ** 1.5))
  return smooth(spine, false)
}

/** A page from a herbarium: no two neighbours alike. */
export function pressedLeaves(product: string) {
  const tints = [inks.pine, inks.vermilion, inks.teal, inks.mustard, inks.brick]
  return artwork(product, {
    cover: range(12).flatMap((index): Mark[] => {
      const [x, y] = [24 + (index % 3) * 37, 55 + Math.floor(index / 3) * 48]
      const tint = tints[(index * 3) % tints.length] ?? inks.pine
      const lean = index % 2 === 0 ? -1 : 1
      const kind = index % 4
      if (kind === 0) return sprig([x, y], 42, lean * 8, 5, 13, tint, tint, lean * -16)
      if (kind === 1)
        return [
          pen(tint, 0.8, fernStem([x, y], 42, lean * 6, lean * 30)),
          ink(tint, ...fern([x, y], 42, lean * 6, lean * 30))
        ]
      if (kind === 2) {
        const seeds: Point[] = [
          [0, -38],
          [-6, -31],
          [7, -28],
          [-7, -21],
          [6, -16]
        ]
        return [
          pen(
            tint,
            0.8,
            smooth(
              [
                [x, y],
                [x + lean * 2, y - 20],
                [x, y - 36]
              ],
              false
            ),
            ...seeds.map(([dx, dy]) =>
              polygon(
                [
                  [x + lean, y + dy + 7],
                  [x + dx, y + dy]
                ],
                false
              )
            )
          ),
          ink(tint, ...seeds.map(([dx, dy]) => circle(x + dx, y + dy, 4)))
        ]
      }
      return [
        pen(
          tint,
          0.8,
          smooth(
            [
              [x, y],
              [x + lean * 1.5, y - 14],
              [x, y - 28]
            ],
            false
          )
        ),
        ink(tint, ...range(7).map((blade) => leaf([x, y - 22], 18 - Math.abs(blade - 3) * 1.6, 5, (blade - 3) * 30)))
      ]
    })
  })
}

/** What grows where the light does not reach: ferns, a seed head, honesty. */
export function woodFloor(product: string, light: string, deep: string, accent: string) {
  const ferns: [Point, number, number, number][] = [
    [[122, 218], 190, -22, -66],
    [[152, 218], 186, 22, 68],
    [[137, 218], 196, -2, 8]
  ]
  const honesty: Point[] = [
    [196, 40],
    [217, 58],
    [188, 70],
    [222, 88],
    [199, 104]
  ]
  return artwork(product, {
    front: resized(
      [
        pen(
          accent,
          1.8,
          smooth(
            [
              [160, 218],
              [178, 160],
              [203, 96],
              [206, 40]
            ],
            false
          )
        ),
        ...ferns.flatMap(([foot, length, turn, bow], index): Mark[] => [
          pen(index === 2 ? light : deep, 1.8, fernStem(foot, length, turn, bow)),
          ink(index === 2 ? light : deep, ...fern(foot, length, turn, bow))
        ]),
        ink(accent, ...honesty.map(([x, y]) => bent(circle(0, 0, 11.5), ([px, py]) => [x + px * 0.8, y + py]))),
        pen(
          deep,
          2.2,
          smooth(
            [
              [46, 221],
              [92, 218],
              [140, 220],
              [190, 218],
              [236, 221]
            ],
            false
          )
        )
      ],
      0.86,
      19,
      26
    )
  })
}

/** Herbs as different as they smell. */
export function herbShelf(product: string, stem: string, leaves: string, flower: string) {
  const foot = 82
  const needles = (x: number) =>
    range(9).flatMap((index) => [
      leaf([x, foot - 6 - index * 6], 13 - index * 0.7, 2.2, -42),
      leaf([x, foot - 6 - index * 6], 13 - index * 0.7, 2.2, 42)
    ])
  const round = (x: number) =>
    range(5).flatMap((index) => [
      circle(x - 6.4, foot - 12 - index * 10, 4.4 - index * 0.4),
      circle(x + 6.4, foot - 16 - index * 10, 4.4 - index * 0.4)
    ])
  const spike = (x: number) =>
    range(8).flatMap((index) => [
      circle(x - 2.6, foot - 30 - index * 4.2, 2.4 - index * 0.13),
      circle(x + 2.6, foot - 31.5 - index * 4.2, 2.4 - index * 0.13)
    ])
  const stalk = (x: number, tall: number) =>
    smooth(
      [
        [x, foot],
        [x + 1, foot - tall / 2],
        [x, foot - tall]
      ],
      false
    )
  const name = (x: number, text: string) => words(x, 94, text, { font: 'alegreya-italic', size: 7.4, fill: stem })
  return artwork(product, {
    front: [
      ...sprig([30, foot], 66, 0, 4, 22, stem, leaves, 4),
      pen(stem, 1.1, stalk(60, 64), stalk(90, 60), stalk(120, 62)),
      ink(leaves, ...needles(60), ...round(120)),
      ink(
        leaves,
        leaf([90, foot - 4], 24, 4, -24),
        leaf([90, foot - 4], 24, 4, 24),
        leaf([90, foot - 12], 18, 3.4, -20),
        leaf([90, foot - 12], 18, 3.4, 20)
      ),
      ink(flower, ...spike(90)),
      ...sprig([150, foot], 66, 0, 6, 15, stem, leaves, -4),
      name(30, 'bay'),
      name(60, 'rosemary'),
      name(90, 'lavender'),
      name(120, 'thyme'),
      name(150, 'sage')
    ]
  })
}
