import { inks } from '../palette.ts'
import { arc, box, circle, leaf, polygon, range, scatter, sector, smooth, star } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { bloom, fish, slice, terrazzo } from './motifs.ts'

/** Nine tiles of what the market had. */
export function marketDay(product: string) {
  const grounds = [
    inks.mustard,
    inks.pine,
    inks.rose,
    inks.sky,
    inks.cream,
    inks.vermilion,
    inks.sage,
    inks.plum,
    inks.sea
  ]
  const tiles = grounds.map((ground, index) =>
    rect(20 + (index % 3) * 82, 20 + Math.floor(index / 3) * 82, 76, 76, ground)
  )
  const green = (x: number, y: number, ...turns: number[]): Mark =>
    ink(inks.moss, ...turns.map((turn) => leaf([x, y], 20, 9, turn)))
  return artwork(product, {
    front: [
      ...tiles,
      ...slice(58, 58, 28, inks.orange, inks.paper, inks.vermilion, 8),
      pen(inks.sage, 15, arc(140, 32, 38, 133, 227)),
      ink(inks.pine, ...range(4).map((index) => circle(118.5 + index * 14.5, [63.5, 69, 69, 63.5][index] ?? 66, 5))),
      ink(
        inks.brick,
        smooth([
          [222, 40],
          [212, 58],
          [206, 74],
          [222, 86],
          [238, 74],
          [232, 58]
        ])
      ),
      green(222, 42, -24, 20),
      disc(58, 144, 25, inks.vermilion),
      ink(inks.pine, star(58, 126, 13, 4, 5)),
      ink(
        inks.orange,
        smooth([
          [130, 124],
          [140, 121],
          [150, 124],
          [146, 146],
          [140, 170],
          [134, 146]
        ])
      ),
      green(140, 124, -34, 0, 34),
      ink(inks.cream, sector(222, 142, 0, 27, -90, 90), box(213, 142, 18, 26)),
      ink(inks.lemon, circle(211, 131, 3.6), circle(226, 126, 4.4), circle(235, 136, 3)),
      ink(
        inks.plum,
        smooth([
          [52, 208],
          [44, 222],
          [36, 238],
          [48, 252],
          [66, 248],
          [72, 232],
          [64, 218]
        ])
      ),
      ink(inks.pine, star(54, 207, 13, 5, 5, 12)),
      disc(140, 230, 22, inks.rose),
      ink(
        inks.rose,
        smooth([
          [134, 248],
          [146, 248],
          [141, 258]
        ])
      ),
      ink(inks.sage, leaf([138, 211], 20, 11, -22), leaf([142, 211], 20, 11, 24)),
      ...fish(222, 222, 62, inks.paper, inks.navy)
    ]
  })
}

/** A strip of verge in June. */
export function meadow(product: string) {
  const stem = (x: number, top: number, lean: number): Outline =>
    smooth(
      [
        [x, 284],
        [x + lean * 0.3, 284 - (284 - top) * 0.5],
        [x + lean, top]
      ],
      false
    )
  const stems: [number, number, number][] = [
    [52, 108, -8],
    [86, 62, 6],
    [120, 128, -6],
    [148, 42, 6],
    [186, 96, 8],
    [220, 60, 10],
    [236, 150, 6],
    [46, 176, -6],
    [172, 180, 4]
  ]
  const head = ([x, top, lean]: [number, number, number], index: number): Mark[] => {
    const at: Point = [x + lean, top]
    if (index % 3 === 0) return bloom(...at, 25, 8, index === 3 ? inks.lemon : inks.vermilion, inks.plum, index * 9)
    if (index % 3 === 1) return bloom(...at, 28, 12, index === 4 ? inks.lilac : inks.orange, inks.mustard, index * 7)
    return [
      ink(
        inks.sea,
        ...range(7).map((step) =>
          circle(at[0] + (step % 2 === 0 ? -4 : 4) * (step === 6 ? 0 : 1), at[1] + 26 - step * 7, 5.6)
        )
      )
    ]
  }
  return artwork(product, {
    front: [
      pen(inks.pine, 2.4, ...stems.map((plant) => stem(...plant))),
      ink(
        inks.pine,
        ...stems.flatMap(([x], index) => [
          leaf([x, 282], 54 + (index % 3) * 14, 10, -14 - index),
          leaf([x, 270], 46, 9, 16 + index * 2)
        ])
      ),
      ...stems.flatMap(head)
    ]
  })
}

/** Quarter discs, halves and squares, turned until they agreed. */
export function evening(product: string) {
  const tints = [inks.vermilion, inks.navy, inks.mustard, inks.rose, inks.sea]
  const next = scatter(77)
  const marks = range(16).flatMap((index): Mark[] => {
    const [x, y, side] = [20 + (index % 4) * 60, 28 + Math.floor(index / 4) * 60, 60]
    const tint = tints[(index * 3 + Math.floor(index / 4)) % tints.length] ?? inks.navy
    const other = tints[(index * 3 + Math.floor(index / 4) + 2) % tints.length] ?? inks.rose
    const turn = Math.floor(next() * 4)
    const corner: Point = [x + (turn === 1 || turn === 2 ? side : 0), y + (turn > 1 ? side : 0)]
    const quarter = (radius: number) => sector(...corner, 0, radius, 90 + turn * 90, 180 + turn * 90)
    if (index % 5 === 1) return [rect(x, y, side, side, tint), disc(x + side / 2, y + side / 2, 18, other)]
    if (index % 5 === 3)
      return [
        ink(tint, sector(x + side / 2, y + side, 0, 30, -90, 90)),
        ink(other, sector(x + side / 2, y + side / 2, 0, 30, -90, 90))
      ]
    return [ink(tint, quarter(side)), ink(other, quarter(side * 0.5))]
  })
  return artwork(product, { front: marks })
}

export function oneMoreBook(product: string, lettering: string) {
  const spines: [number, number, string][] = [
    [22, 118, inks.navy],
    [17, 132, inks.vermilion],
    [28, 104, inks.mustard],
    [14, 126, inks.pine],
    [24, 112, inks.rose],
    [19, 136, inks.plum]
  ]
  const places = spines.map(([width], index) => ({
    width,
    left: 46 + spines.slice(0, index).reduce((sum, [before]) => sum + before + 2, 0)
  }))
  const upright = spines.flatMap(([width, height, tint], index): Mark[] => {
    const left = places[index]?.left ?? 0
    return [
      rect(left, 168 - height, width, height, tint),
      rect(left, 168 - height + 14, width, 3, inks.cream),
      rect(left, 168 - 22, width, 7, inks.cream)
    ]
  })
  const leaning = (dx: number, dy: number, width: number, height: number): Outline => {
    const [sin, cos] = [Math.sin(-0.3), Math.cos(-0.3)]
    const corner = ([x, y]: Point): Point => [206 + x * cos - y * sin, 168 + x * sin + y * cos]
    return polygon(
      (
        [
          [dx, -dy],
          [dx + width, -dy],
          [dx + width, -dy - height],
          [dx, -dy - height]
        ] satisfies Point[]
      ).map(corner)
    )
  }
  return artwork(product, {
    front: [
      ...upright,
      ink(inks.sea, leaning(0, 6, 20, 116)),
      ink(inks.cream, leaning(0, 104, 20, 3), leaning(0, 20, 20, 7)),
      rect(28, 168, 224, 5, lettering),
      words(140, 228, 'Room for\none more', { font: 'playfair-display', size: 44, lineHeight: 1, fill: lettering })
    ]
  })
}

export const kitchenFloor = (product: string) =>
  artwork(product, {
    front: terrazzo(180, 110, 18, [inks.navy, inks.vermilion, inks.mustard, inks.sage, inks.rose], scatter(41))
  })

/** Canvas stripes of the kind that leave a pattern on the back of your legs. */
export function deckchair(product: string) {
  const stripes: [string, number][] = [
    [inks.sea, 16],
    [inks.paper, 6],
    [inks.mustard, 10],
    [inks.paper, 6],
    [inks.vermilion, 18],
    [inks.paper, 6],
    [inks.navy, 8],
    [inks.paper, 6]
  ]
  const all = [...stripes, ...stripes, ...stripes]
  const lefts = all.map((_, index) => all.slice(0, index).reduce((sum, [, width]) => sum + width, 0))
  const marks = all.flatMap(([tint, width], index) => {
    const left = lefts[index] ?? 0
    return left < 180 ? [rect(left, 0, Math.min(width, 180 - left), 110, tint)] : []
  })
  return artwork(product, { front: marks })
}
