import type { Drawings } from './drawing.ts'
import { band, blob, box, circle, cut, drop, leaf, line, poly, polar, star, sym } from './forms.ts'
import { both, hole, turn } from './path.ts'

export const signs: Drawings = {
  'gold-star': () => [
    ['star', 'yellow', star(128, 134, 5, 124, 58, 14)],
    [
      'shade',
      'marigold',
      ...[0, 1, 2, 3, 4].map((index) =>
        poly([[128, 134], polar(128, 134, 124, index * 72 - 90), polar(128, 134, 58, index * 72 - 54)], 5)
      )
    ]
  ],
  'round-badge': () => [
    [
      'ribbon',
      'sea',
      poly('84 152, 132 170, 98 250, 80 226, 50 228', 5),
      poly('172 152, 124 170, 158 250, 176 226, 206 228', 5)
    ],
    ['body', 'vermilion', star(128, 102, 16, 98, 84, 9)],
    ['centre', 'cream', circle(128, 102, 66)],
    ['star', 'marigold', star(128, 104, 5, 48, 21, 5)]
  ],
  bolt: () => [
    ['ground', 'navy', circle(128, 128, 116)],
    ['body', 'yellow', poly('144 26, 70 144, 120 144, 104 230, 188 106, 136 106', 7)]
  ],
  'coat-of-arms': () => [
    ['edge', 'marigold', blob(sym('128 8 0, 178 30, 230 32 0, 226 130, 186 208, 128 250 0'))],
    ['colour-1', 'sea', blob(sym('128 28 0, 176 48, 212 50 0, 208 128, 174 194, 128 228 0'))],
    ['colour-2', 'red', blob('128 28 0, 176 48, 212 50 0, 208 128, 174 194, 128 228 0')],
    ['star', 'cream', star(128, 118, 5, 54, 24, 5)]
  ],
  'traffic-light': () => [
    ['case', 'ink', box(76, 8, 104, 240, 30)],
    ['colour-1', 'red', circle(128, 58, 31)],
    ['colour-2', 'yellow', circle(128, 128, 31)],
    ['colour-3', 'green', circle(128, 198, 31)]
  ],
  warning: () => [
    ['edge', 'ink', poly('128 10, 254 236, 2 236', 30)],
    ['body', 'yellow', poly('128 44, 226 220, 30 220', 18)],
    ['details', 'ink', poly('113 92, 143 92, 138 164, 118 164', 8), circle(128, 190, 14)]
  ],
  'yin-yang': () => [
    ['dark', 'ink', circle(128, 128, 116)],
    ['light', 'cream', yin()],
    ['light', 'cream', circle(128, 72, 17)],
    ['dark', 'ink', circle(128, 184, 17)]
  ],
  'speech-bubbles': () => [
    ['colour-1', 'teal', box(84, 20, 164, 116, 28), poly('190 120, 232 120, 232 170', 5)],
    ['colour-2', 'orange', box(8, 92, 180, 118, 30), poly('36 190, 88 190, 36 250', 6)],
    ['dots', 'cream', ...[54, 98, 142].map((x) => circle(x, 151, 14))]
  ],
  'thumb-badge': () => [
    ['ground', 'blue', circle(128, 128, 116)],
    ['cuff', 'navy', box(50, 118, 34, 84, 8)],
    [
      'skin',
      'skin',
      blob(
        '92 130 0, 122 96, 130 52, 152 48, 160 74, 152 110 0, 200 112, 208 128, 202 146, 200 164, 192 180, 178 200, 120 200, 92 188 0'
      )
    ]
  ],
  'bright-bulb': () => [
    ['rays', 'orange', line(128, 8, 128, 22, 11), both(line(194, 26, 182, 40, 11)), both(line(236, 92, 218, 96, 11))],
    ['glass', 'yellow', circle(128, 106, 70), poly('88 140, 168 140, 152 196, 104 196', 6)],
    ['details', 'orange', band('114 188, 106 124, 128 138, 150 124, 142 188', 8)],
    ['base', 'slate', box(98, 186, 60, 20, 7), box(102, 208, 52, 18, 7), cut(128, 228, 20, 18, 0, 180)]
  ],
  'map-marker': () => [
    ['ground', 'lime', poly('14 176, 86 150, 170 176, 242 150, 242 222, 170 248, 86 222, 14 248', 6)],
    ['shade', 'green', poly('86 150, 170 176, 170 248, 86 222', 2)],
    ['pin', 'vermilion', turn(drop(128, 84, 70, 130), 180, [128, 84])],
    ['centre', 'cream', circle(128, 84, 28)]
  ],
  'pride-flag': () => [
    ['pole', 'chestnut', line(28, 20, 28, 244, 15)],
    ...(
      [
        ['colour-1', 'red'],
        ['colour-2', 'orange'],
        ['colour-3', 'yellow'],
        ['colour-4', 'green'],
        ['colour-5', 'blue'],
        ['colour-6', 'purple']
      ] as const
    ).map(([name, colour], index) => [name, colour, strip(24 + index * 25)] as const)
  ],
  'magic-eye': () => [
    [
      'details',
      'ink',
      ...[-60, -30, 0, 30, 60].map((degrees) => turn(line(128, 52, 128, 16, 11), degrees * 0.9, [128, 150]))
    ],
    ['eyes', 'cream', leaf(4, 140, 252, 140, 80)],
    ['lid', 'teal', leaf(4, 140, 252, 140, 90), hole(leaf(14, 142, 242, 142, 68))],
    ['iris', 'blue', circle(128, 140, 46)],
    ['pupils', 'ink', circle(128, 140, 24)],
    ['shine', 'white', circle(144, 124, 11)]
  ],
  'peace-dove': () => [
    [
      'body',
      'sky',
      blob(
        '12 110 0, 44 76, 76 84, 96 116, 128 110, 116 60, 136 14 0, 182 52, 200 112, 248 150 0, 196 168, 160 200, 100 206, 56 170, 44 118'
      )
    ],
    ['wings', 'blue', blob('128 112, 126 60, 152 18 0, 190 66, 196 122, 160 148')],
    ['eyes', 'ink', circle(56, 98, 7)],
    [
      'leaves',
      'forest',
      band('14 110, 20 150, 36 190', 7),
      leaf(18, 130, 2, 152, 9),
      leaf(22, 148, 44, 154, 10),
      leaf(26, 166, 8, 188, 9),
      leaf(36, 186, 46, 214, 10)
    ]
  ]
}

/** The light half: the right side of a circle, a bulge below, a bay above. */
function yin() {
  const k = 0.5523
  const c = (ax: number, ay: number, bx: number, by: number, x: number, y: number) => ({
    command: 'C',
    values: [ax, ay, bx, by, x, y]
  })
  return [
    { command: 'M', values: [128, 12] },
    c(128 + 116 * k, 12, 244, 128 - 116 * k, 244, 128),
    c(244, 128 + 116 * k, 128 + 116 * k, 244, 128, 244),
    c(128 - 58 * k, 244, 70, 186 + 58 * k, 70, 186),
    c(70, 186 - 58 * k, 128 - 58 * k, 128, 128, 128),
    c(128 + 58 * k, 128, 186, 70 + 58 * k, 186, 70),
    c(186, 70 - 58 * k, 128 + 58 * k, 12, 128, 12),
    { command: 'Z', values: [] }
  ]
}

function strip(y: number) {
  const c = (ax: number, ay: number, bx: number, by: number, x: number, y2: number) => ({
    command: 'C',
    values: [ax, ay, bx, by, x, y2]
  })
  return [
    { command: 'M', values: [36, y] },
    c(100, y - 22, 172, y + 26, 246, y),
    { command: 'L', values: [246, y + 26] },
    c(172, y + 52, 100, y + 4, 36, y + 26),
    { command: 'Z', values: [] }
  ]
}
