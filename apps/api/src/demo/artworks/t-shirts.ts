import { inks } from '../palette.ts'
import { arc, leaf, polar, polygon, range, star } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { archPane, bicycle, fish, layer, moon, roundPane, skyline, slice, swell } from './motifs.ts'

/** Five ridges fading into the evening, in a round window. */
export function longRidge(product: string, lettering: string, foot: string = inks.navy) {
  const pane = roundPane(150, 145, 112)
  const ridges: [string, Point[]][] = [
    [
      inks.rose,
      [
        [38, 150],
        [70, 120],
        [92, 140],
        [128, 92],
        [150, 118],
        [172, 100],
        [214, 148],
        [262, 120]
      ]
    ],
    [
      inks.orange,
      [
        [38, 160],
        [62, 148],
        [100, 168],
        [136, 136],
        [168, 164],
        [206, 128],
        [262, 168]
      ]
    ],
    [
      inks.brick,
      [
        [38, 190],
        [80, 166],
        [122, 196],
        [160, 170],
        [196, 198],
        [232, 172],
        [262, 186]
      ]
    ],
    [
      inks.plum,
      [
        [38, 196],
        [70, 204],
        [110, 222],
        [150, 202],
        [190, 226],
        [226, 204],
        [262, 212]
      ]
    ],
    [
      foot,
      [
        [38, 236],
        [100, 224],
        [140, 242],
        [190, 230],
        [262, 240]
      ]
    ]
  ]
  return artwork(product, {
    front: [
      ink(
        inks.lemon,
        layer(pane, () => 0)
      ),
      disc(176, 92, 25, inks.vermilion),
      ...ridges.map(([tint, points]) => ink(tint, layer(pane, skyline(points)))),
      words(150, 288, 'THE LONG WAY UP', { font: 'bebas-neue', size: 34, letterSpacing: 0.14, fill: lettering })
    ]
  })
}

export const twoWheels = (product: string, frame: string, lines: string) =>
  artwork(product, {
    front: [
      disc(150, 122, 78, inks.lemon),
      ...bicycle(150, 165, 250, frame, lines),
      rect(28, 218, 244, 2.4, lines),
      words(150, 252, 'NO HURRY', { font: 'anton', size: 46, letterSpacing: 0.22, fill: lines }),
      rect(28, 284, 244, 2.4, lines)
    ]
  })

/** A month of moons around a crescent. */
export function moonYear(product: string, light: string, accent: string) {
  const centre: Point = [150, 150]
  const ring = range(12).flatMap((index): Mark[] => {
    const [x, y] = polar(centre, 104, index * 30)
    return index === 0 ? [pen(light, 1.4, arc(x, y, 14.3, 0, 359.9))] : [ink(light, moon(x, y, 15, index / 12))]
  })
  const sparks = range(24)
    .filter((index) => index % 2 === 1)
    .map((index) => star(...polar(centre, 76, index * 15), 3.4, 1, 4))
  return artwork(product, {
    front: [
      ...ring,
      ink(accent, moon(150, 150, 50, 0.17)),
      ink(light, ...sparks, star(166, 128, 8, 2.2, 4), star(134, 165, 5, 1.4, 4))
    ]
  })
}

export function seville(product: string, lettering: string, foliage: string) {
  const leaves = (x: number, y: number, turns: readonly number[]) =>
    ink(foliage, ...turns.map((turn) => leaf(polar([x, y], 46, turn), 44, 22, turn + 12)))
  return artwork(product, {
    front: [
      leaves(98, 112, [300, 335]),
      leaves(203, 104, [28, 58]),
      leaves(152, 186, [150, 205]),
      ...slice(98, 112, 54, inks.orange, inks.paper, inks.orange, 8),
      ...slice(203, 104, 50, inks.mustard, inks.paper, inks.lemon, 22),
      ...slice(152, 186, 52, inks.vermilion, inks.paper, inks.vermilion, 0),
      words(150, 296, 'Bitter & bright', { font: 'pacifico', size: 37, fill: lettering })
    ]
  })
}

/** A joke for people who own a ruler. */
export const nearlyCentred = (product: string, lettering: string) =>
  artwork(product, {
    front: [
      pen(
        inks.vermilion,
        1.6,
        polygon(
          [
            [150, 70],
            [150, 196]
          ],
          false
        ),
        polygon(
          [
            [22, 133],
            [278, 133]
          ],
          false
        ),
        arc(150, 133, 16, 0, 359.9)
      ),
      words(139, 138, 'Nearly\ncentred', { font: 'dm-serif-display', size: 62, lineHeight: 0.98, fill: lettering }),
      words(139, 220, '11 mm left, 5 mm low, entirely deliberate', { font: 'space-mono', size: 8.2, fill: lettering })
    ]
  })

export function slowTide(product: string) {
  const pane = archPane(150, 34, 200, 268)
  const seas = [inks.sky, inks.sea, inks.teal, inks.navy]
  return artwork(product, {
    front: [
      ink(
        inks.cream,
        layer(pane, () => 0)
      ),
      ink(
        inks.vermilion,
        layer(
          roundPane(150, 142, 58),
          () => 0,
          () => 176
        )
      ),
      ...seas.flatMap((tint, index) => {
        const line = swell(172 + index * 32, 8, 100, index * 42)
        return [
          ink(
            inks.paper,
            layer(pane, (x) => line(x) - 3.4)
          ),
          ink(tint, layer(pane, line))
        ]
      })
    ]
  })
}

/** A school of fish with one of its own mind. */
export function otherWay(product: string, school: string, ground: string) {
  const places = range(5).flatMap((row) => range(3).map((column): Point => [68 + column * 82, 54 + row * 52]))
  return artwork(product, {
    front: places.flatMap(([x, y], index) =>
      index === 7 ? fish(x, y, 66, inks.vermilion, inks.paper, -1) : fish(x, y, 66, school, ground)
    )
  })
}
