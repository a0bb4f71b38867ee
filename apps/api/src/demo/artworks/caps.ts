import { box, placed, polygon, range, smooth } from './geometry.ts'
import type { Outline, Point } from './geometry.ts'
import { artwork, ink, pen, rect, words } from './marks.ts'
import type { Mark } from './marks.ts'
import { boxPane, layer, skyline } from './motifs.ts'

/** A sewn patch with hills on it. */
export function highGround(product: string, patch: string, line: string, hill: string) {
  const pane = boxPane(25, 9, 55, 42)
  const ridges: Point[][] = [
    [
      [25, 32],
      [33, 24],
      [40, 30],
      [50, 17],
      [60, 28],
      [68, 23],
      [80, 32]
    ],
    [
      [25, 38],
      [36, 33],
      [46, 38],
      [58, 31],
      [70, 37],
      [80, 34]
    ]
  ]
  return artwork(product, {
    front: [
      { ...rect(22, 6, 61, 48, line), corner: 7 } as Mark,
      { ...rect(23.4, 7.4, 58.2, 45.2, patch), corner: 6 } as Mark,
      ...ridges.map((points, index) =>
        ink(
          index === 0 ? hill : line,
          layer(pane, skyline(points), () => 40)
        )
      ),
      words(52.5, 45.6, 'HIGH GROUND', { font: 'bebas-neue', size: 8, letterSpacing: 0.12, fill: line })
    ]
  })
}

/** Script with a tail, small enough for a brow. */
export function outToLunch(product: string, script: string, tail: string) {
  const swash = smooth([
    [34, 7],
    [39, 12],
    [32, 18],
    [12, 21],
    [-16, 21.5],
    [-36, 18],
    [-16, 18.6],
    [12, 16.4],
    [29, 11]
  ])
  const put = (outline: Outline) => placed(outline, 52.5, 25, 1, -6)
  return artwork(product, {
    front: [
      words(52.5, 25, 'out to lunch', { font: 'lobster', size: 19.5, rotation: -6, fill: script }),
      ink(tail, put(swash))
    ]
  })
}

/** Signal flags that spell something, for those who can read them. */
export function signalFlags(product: string, tints: readonly [string, string, string], pole: string) {
  const [red, white, blue] = tints
  const flag = (x: number, marks: (left: number, top: number) => Mark[]): Mark[] => marks(x, 18)
  const size = 17
  const whole = (left: number, top: number, tint: string) => rect(left, top, size, size, tint)
  return artwork(product, {
    front: [
      pen(
        pole,
        0.9,
        smooth(
          [
            [12, 15],
            [34, 17.4],
            [52.5, 18],
            [71, 17.4],
            [93, 15]
          ],
          false
        )
      ),
      ...flag(15, (x, y) => [whole(x, y, white), rect(x, y, size / 2, size, blue)]),
      ...flag(35, (x, y) => [
        whole(x, y, red),
        ink(
          white,
          polygon([
            [x, y],
            [x + size, y + size],
            [x + size, y],
            [x, y + size]
          ])
        )
      ]),
      ...flag(55, (x, y) => [
        whole(x, y, blue),
        ink(white, box(x + size / 3, y, size / 3, size), box(x, y + size / 3, size, size / 3))
      ]),
      ...flag(75, (x, y) => [
        whole(x, y, white),
        ...range(4).map((index) =>
          rect(
            x + (index % 2) * (size / 2),
            y + Math.floor(index / 2) * (size / 2),
            size / 2,
            size / 2,
            index === 0 || index === 3 ? red : white
          )
        )
      ]),
      words(52.5, 46, 'gone sailing', { font: 'space-mono', size: 7, letterSpacing: 0.06, fill: pole })
    ]
  })
}
