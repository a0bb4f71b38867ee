import { inks } from '../palette.ts'
import { box, circle, polar, polygon, range, sector, smooth, star } from './geometry.ts'
import type { Point } from './geometry.ts'
import { artwork, disc, ink, pen, rect, resized, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { conifer, layer, roundPane, skyline, swell } from './motifs.ts'

/** Drawn on a sheet of 280 × 300 mm, printed above the pocket. */
const onChest = (marks: readonly Mark[]) => resized(marks, 0.84, 22.4, -10)

/** A rising sun of three inks over a striped sea; the small one sits on the chest. */
export function firstLight(product: string, lettering: string) {
  const rays = (tint: string, offset: number) =>
    ink(
      tint,
      ...range(9).map((index) => sector(150, 190, 62, 132, -88 + offset + index * 20, -80 + offset + index * 20))
    )
  const bars = range(6).map((index) => box(18 + index * 15, 200 + index * 13, 264 - index * 30, 8 - index))
  return artwork(product, {
    front: [
      ink(inks.orange, ...range(7).map((index) => sector(205, 70, 15, 24, -86 + index * 26, -74 + index * 26))),
      ink(inks.lemon, sector(205, 70, 0, 12, -90, 90)),
      pen(
        lettering,
        1.6,
        polygon(
          [
            [180, 73],
            [230, 73]
          ],
          false
        ),
        polygon(
          [
            [190, 78],
            [220, 78]
          ],
          false
        )
      )
    ],
    back: [
      rays(inks.orange, 0),
      rays(inks.vermilion, 10),
      ink(inks.lemon, sector(150, 190, 0, 54, -90, 90)),
      ink(lettering, ...bars),
      words(150, 312, 'FIRST LIGHT', { font: 'archivo-black', size: 30, letterSpacing: 0.08, fill: lettering })
    ]
  })
}

/** Someone out of their depth, and content. */
export function nightSwim(product: string, lettering: string) {
  const pane = roundPane(140, 118, 98)
  const gleam = range(6).map((index) => box(140 - 34 + index * 5, 142 + index * 11, 68 - index * 10, 3))
  return artwork(product, {
    front: onChest([
      ink(
        inks.plum,
        layer(pane, () => 0)
      ),
      disc(140, 84, 34, inks.cream),
      ink(
        inks.cream,
        star(82, 72, 5, 1.5, 4),
        star(196, 62, 6, 1.8, 4),
        star(208, 102, 4, 1.2, 4),
        star(104, 46, 3.4, 1, 4)
      ),
      ink(inks.teal, layer(pane, swell(134, 2, 60))),
      ink(inks.cream, ...gleam),
      ink(
        inks.orange,
        circle(176, 164, 6.5),
        smooth([
          [182, 172],
          [168, 169],
          [150, 176],
          [140, 182],
          [156, 182],
          [178, 178]
        ])
      ),
      pen(
        inks.cream,
        2,
        smooth(
          [
            [128, 186],
            [146, 183],
            [166, 186],
            [186, 182],
            [204, 185]
          ],
          false
        )
      ),
      words(140, 250, 'Night swim', { font: 'lobster', size: 46, fill: lettering })
    ])
  })
}

/** Height lines of a hill that is on no map. */
export function contours(product: string, line: string, accent: string) {
  const ring = (radius: number, x: number, y: number): Point[] =>
    range(28).map((index) => {
      const turn = (index * 360) / 28
      const wobble =
        1 +
        0.16 * Math.sin((turn * 2 * Math.PI) / 180 + 0.8) +
        0.09 * Math.sin((turn * 3 * Math.PI) / 180 + radius / 46) +
        0.04 * Math.cos((turn * 5 * Math.PI) / 180)
      const [px, py] = polar([0, 0], radius * wobble, turn)
      return [x + px, y + py * 0.92]
    })
  const rings = range(10).map((index) => smooth(ring(108 - index * 10.4, 138 + index * 1.9, 138 - index * 2.6)))
  return artwork(product, {
    front: onChest([
      pen(line, 1.6, ...rings.filter((_, index) => index % 3 !== 0)),
      pen(line, 3.2, ...rings.filter((_, index) => index % 3 === 0)),
      ink(
        accent,
        polygon([
          [157, 103],
          [164, 116],
          [150, 116]
        ])
      ),
      words(140, 276, 'SPOT HEIGHT 640', { font: 'space-mono', size: 12, letterSpacing: 0.2, fill: line })
    ])
  })
}

export function goneOutside(product: string, lettering: string, accent: string) {
  const hills = skyline([
    [20, 238],
    [70, 222],
    [110, 234],
    [160, 212],
    [214, 232],
    [260, 218]
  ])
  return artwork(product, {
    front: onChest([
      words(140, 104, 'Gone\noutside.', { font: 'abril-fatface', size: 62, lineHeight: 0.95, fill: lettering }),
      ink(accent, layer({ left: 20, right: 260, top: () => 0, bottom: () => 246 }, hills)),
      ink(
        lettering,
        ...[
          [66, 32],
          [82, 24],
          [170, 26],
          [186, 34],
          [203, 22]
        ].map(([x = 0, height = 0]) => conifer(x, hills(x) + 3, height))
      ),
      rect(20, 246, 240, 2.6, lettering),
      words(140, 264, 'back for supper', { font: 'caveat', size: 26, fill: lettering })
    ])
  })
}
