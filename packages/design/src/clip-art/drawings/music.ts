import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, ellipse, line, poly, ring, sym, star, points } from './forms.ts'
import { both, grow, hole, turn } from './path.ts'

const tilted = (path: Parameters<typeof turn>[0]) => turn(grow(path, 0.97, [128, 134]), 38, [128, 128])

export const music: Drawings = {
  'acoustic-guitar': () => [
    ['wood', 'chestnut', tilted(box(116, 0, 24, 130, 4)), tilted(box(108, -22, 40, 40, 8))],
    ['body', 'tan', tilted(blob(sym('128 98, 168 104, 176 136, 164 158, 190 198, 176 250, 128 268')))],
    ['hole', 'chestnut', tilted(circle(128, 158, 23)), tilted(box(98, 216, 60, 14, 4))],
    ['strings', 'cream', tilted(box(119, 4, 6, 216, 2)), tilted(box(131, 4, 6, 216, 2))]
  ],
  'electric-guitar': () => [
    ['wood', 'tan', tilted(box(117, -6, 22, 150, 4)), tilted(poly('112 6, 112 -22, 126 -28, 148 -6, 142 8', 6))],
    [
      'body',
      'red',
      tilted(
        blob(
          '128 140, 160 118, 180 84, 194 96, 186 150, 198 200, 180 252, 128 264, 78 250, 58 204, 68 160, 62 124, 76 114, 104 138'
        )
      )
    ],
    ['pattern', 'cream', tilted(blob('128 152, 164 144, 172 190, 152 214, 128 206, 108 190, 108 158'))],
    [
      'details',
      'ink',
      tilted(box(106, 164, 44, 13, 4)),
      tilted(box(106, 188, 44, 13, 4)),
      tilted(box(104, 226, 48, 12, 4)),
      tilted(circle(170, 224, 8))
    ]
  ],
  'snare-drum': () => [
    ['wood', 'tan', band('20 34, 150 94', 13), circle(26, 36, 12), band('236 34, 106 94', 13), circle(230, 36, 12)],
    ['body', 'red', box(32, 108, 192, 116, 10), ellipse(128, 224, 96, 24)],
    [
      'laces',
      'yellow',
      ...[44, 86, 128, 170].flatMap((x) => [line(x, 132, x + 21, 214, 8), line(x + 21, 214, x + 42, 132, 8)])
    ],
    ['skin', 'cream', ellipse(128, 108, 96, 28)],
    ['rim', 'slate', ellipse(128, 108, 104, 34), hole(ellipse(128, 106, 88, 24))]
  ],
  'retro-microphone': () => [
    ['base', 'slate', box(118, 168, 20, 60, 4), box(74, 222, 108, 20, 9), arc(128, 110, 78, 15, 10, 170)],
    ['face', 'silver', box(76, 12, 104, 152, 50)],
    ['shade', 'grey', ...[44, 66, 88].map((y) => line(92, y, 164, y, 9))],
    ['band', 'vermilion', box(68, 106, 120, 24, 8)]
  ],
  headset: () => [
    ['band', 'ink', arc(128, 136, 92, 21, 180, 360)],
    ['cushion', 'slate', both(box(184, 124, 30, 96, 14))],
    ['body', 'rose', both(box(200, 116, 46, 112, 22))],
    ['shine', 'blush', both(line(228, 144, 228, 168, 10))]
  ],
  record: () => [
    ['body', 'ink', circle(128, 128, 116)],
    ['pattern', 'slate', ring(128, 128, 96, 6), ring(128, 128, 78, 6), ring(128, 128, 60, 6)],
    ['label', 'orange', circle(128, 128, 44)],
    ['label-ring', 'cream', ring(128, 128, 32, 7)],
    ['hole', 'cream', circle(128, 128, 9)]
  ],
  'mix-tape': () => [
    ['case', 'teal', box(12, 52, 232, 156, 18)],
    ['label', 'cream', box(34, 72, 188, 88, 12)],
    ['stripes', 'vermilion', box(34, 140, 188, 12, 2)],
    ['window', 'ink', box(62, 94, 132, 38, 19)],
    ['metal', 'silver', both(ring(172, 113, 15, 7))],
    ['base', 'navy', poly('70 208, 84 176, 172 176, 186 208', 5)]
  ],
  boombox: () => [
    ['handle', 'slate', poly('54 92, 54 36, 202 36, 202 92, 184 92, 184 54, 72 54, 72 92', 8)],
    ['body', 'plum', box(8, 76, 240, 144, 18)],
    ['speakers', 'ink', both(circle(190, 154, 46))],
    ['pattern', 'marigold', both(ring(190, 154, 32, 9)), both(circle(190, 154, 11))],
    [
      'screen',
      'mist',
      box(104, 150, 48, 36, 7),
      ...[112, 128, 144].map((x) => circle(x, 204, 6)),
      box(30, 90, 196, 12, 5)
    ]
  ],
  keyboard: () => [
    ['case', 'crimson', box(8, 54, 240, 148, 14)],
    ['keys', 'white', ...[0, 1, 2, 3, 4, 5].map((index) => box(24 + index * 35, 88, 32, 100, 5))],
    ['details', 'ink', ...[0, 1, 3, 4].map((index) => box(46 + index * 35, 84, 22, 62, 4))],
    ['buttons', 'yellow', ...[40, 64, 88].map((x) => circle(x, 70, 7)), box(160, 64, 60, 12, 5)]
  ],
  trumpet: () => [
    [
      'metal',
      'marigold',
      box(18, 86, 160, 20, 9),
      poly('62 100, 82 100, 82 150, 150 150, 150 100, 170 100, 170 170, 62 170', 12)
    ],
    [
      'body',
      'yellow',
      blob('128 84 0, 190 76, 236 30 0, 246 96, 236 162 0, 190 116, 128 108 0'),
      box(4, 78, 24, 36, 9)
    ],
    ['valves', 'brown', ...[94, 117, 140].map((x) => box(x - 8, 66, 16, 118, 5))],
    ['buttons', 'cream', ...[94, 117, 140].map((x) => box(x - 10, 56, 20, 14, 6))]
  ],
  'two-notes': () => [
    [
      'body',
      'purple',
      ellipse(62, 204, 46, 36),
      ellipse(194, 178, 46, 36),
      box(88, 56, 20, 150, 4),
      box(220, 30, 20, 150, 4),
      poly('88 44, 240 14, 240 62, 88 92', 8)
    ],
    ['shine', 'lilac', arc(62, 204, 26, 9, 180, 250), arc(194, 178, 26, 9, 180, 250)]
  ],
  maracas: () => [
    ['handles', 'chestnut', line(122, 122, 190, 232, 20), line(134, 122, 66, 232, 20)],
    ['colour-1', 'orange', turn(ellipse(84, 68, 48, 62), -32, [84, 68])],
    ['colour-2', 'teal', turn(ellipse(172, 68, 48, 62), 32, [172, 68])],
    [
      'stripes',
      'cream',
      turn(band('38 64, 62 76, 84 64, 106 76, 130 64', 9), -32, [84, 68]),
      turn(band('126 64, 150 76, 172 64, 194 76, 218 64', 9), 32, [172, 68])
    ]
  ],
  xylophone: () => [
    ['frame', 'brown', poly('14 76, 242 104, 242 122, 14 94', 5), poly('14 186, 242 158, 242 140, 14 168', 5)],
    ['colour-1', 'red', box(24, 40, 34, 182, 12)],
    ['colour-2', 'orange', box(68, 52, 34, 158, 12)],
    ['colour-3', 'yellow', box(112, 64, 34, 134, 12)],
    ['colour-4', 'green', box(156, 76, 34, 110, 12)],
    ['colour-5', 'blue', box(200, 88, 34, 86, 12)],
    [
      'buttons',
      'cream',
      ...points('41 84, 41 178, 85 88, 85 174, 129 94, 129 168, 173 98, 173 162, 217 104, 217 158').map(([x, y]) =>
        circle(x, y, 6)
      )
    ]
  ],
  'disco-mirror-ball': () => [
    ['metal', 'slate', box(123, 0, 10, 40, 2), box(112, 30, 32, 18, 6)],
    ['ball', 'purple', circle(128, 142, 100)],
    [
      'shine',
      'lilac',
      ...points(
        '96 72, 144 72, 72 108, 120 108, 168 108, 48 144, 96 144, 144 144, 192 144, 72 180, 120 180, 168 180, 96 212, 144 212'
      ).map(([x, y]) => box(x - 8, y - 12, 22, 24, 5))
    ],
    ['star', 'yellow', star(36, 60, 4, 32, 10, 3), star(222, 224, 4, 26, 9, 3), star(220, 46, 4, 20, 8, 3)]
  ]
}
