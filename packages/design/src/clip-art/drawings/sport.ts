import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, ellipse, leaf, line, poly, polar, ring, star, sym } from './forms.ts'
import { around, both, hole, turn } from './path.ts'

export const sport: Drawings = {
  'leather-football': () => [
    ['ball', 'silver', circle(128, 128, 112)],
    ['patches', 'ink', pentagon(128, 128, 40), around(poly('128 58, 158 38, 148 18, 108 18, 98 38', 4), 5, [128, 128])],
    ['seams', 'ink', around(line(128, 66, 128, 92, 8), 5, [128, 128]), around(line(160, 40, 192, 64, 8), 5, [128, 128])]
  ],
  'basket-ball': () => [
    ['ball', 'orange', circle(128, 128, 112)],
    [
      'seams',
      'chestnut',
      box(123, 17, 10, 222, 3),
      box(17, 123, 222, 10, 3),
      arc(22, 128, 76, 10, -66, 66),
      arc(234, 128, 76, 10, 114, 246)
    ]
  ],
  'tennis-racket': () => [
    [
      'strings',
      'silver',
      ...[70, 100, 130].map((x) => line(x, 26, x, 160, 6)),
      ...[50, 82, 114, 146].map((y) => line(36, y, 164, y, 6))
    ],
    [
      'frame',
      'vermilion',
      ellipse(100, 94, 84, 86),
      hole(ellipse(100, 94, 66, 68)),
      poly('124 164, 150 146, 188 204, 170 216', 4)
    ],
    ['grip', 'chestnut', line(182, 206, 212, 240, 22)],
    ['ball', 'lime', circle(204, 126, 36)],
    ['seams', 'cream', arc(236, 116, 40, 7, 108, 204)]
  ],
  'gold-cup': () => [
    ['handles', 'marigold', both(ring(190, 76, 42, 16))],
    ['cup', 'yellow', poly('56 20, 200 20, 192 100, 150 150, 142 150, 142 192, 114 192, 114 150, 106 150, 64 100', 14)],
    ['star', 'marigold', star(128, 80, 5, 36, 16, 4)],
    ['base', 'brown', poly('86 186, 170 186, 180 214, 76 214', 6), box(60, 210, 136, 32, 8)]
  ],
  'first-medal': () => [
    ['colour-1', 'blue', poly('44 8, 92 8, 148 116, 108 130', 3)],
    ['colour-2', 'red', poly('212 8, 164 8, 108 116, 148 130', 3)],
    ['medal', 'marigold', circle(128, 174, 72)],
    ['centre', 'yellow', circle(128, 174, 54)],
    [
      'details',
      'brown',
      poly('120 138, 140 138, 140 198, 152 198, 152 212, 108 212, 108 198, 122 198, 122 160, 108 164, 106 150', 2)
    ]
  ],
  skateboard: () => [
    ['wheels', 'ink', circle(76, 190, 27), circle(180, 190, 27)],
    ['hubs', 'yellow', circle(76, 190, 11), circle(180, 190, 11)],
    ['frame', 'slate', poly('58 158, 94 158, 84 182, 68 182', 4), poly('162 158, 198 158, 188 182, 172 182', 4)],
    ['board', 'rose', band('18 108, 48 142, 86 150, 128 150, 170 150, 208 142, 238 108', 24)],
    ['grip', 'teal', band('30 106, 54 132, 88 138, 128 138, 168 138, 202 132, 226 106', 8)]
  ],
  'boxing-mitt': () => [
    ['cuff', 'cream', box(72, 188, 116, 52, 14)],
    ['body', 'red', blob('76 194, 60 150, 58 70, 92 24, 160 16, 212 50, 218 116, 188 194')],
    ['thumb', 'crimson', blob('70 176, 32 142, 22 92, 52 66, 84 84, 100 118, 136 128, 140 152, 112 172')],
    ['laces', 'vermilion', box(66, 184, 128, 16, 7), line(108, 222, 152, 222, 8)]
  ],
  dumbbell: () => [
    ['handle', 'grey', box(56, 116, 144, 24, 6)],
    ['shade', 'slate', both(box(196, 88, 32, 80, 12)), both(box(224, 110, 22, 36, 8))],
    ['body', 'ink', both(box(160, 60, 42, 136, 14))],
    ['shine', 'grey', both(line(174, 80, 174, 112, 9))]
  ],
  trainer: () => [
    ['sole', 'silver', box(12, 184, 234, 30, 14)],
    ['body', 'teal', blob('18 186 0, 16 120, 26 84, 60 92, 94 96, 126 70 0, 168 116, 220 142, 244 186 0')],
    ['heel', 'navy', poly('18 110, 24 82, 50 88, 60 132, 42 190, 18 190', 8)],
    ['laces', 'cream', line(124, 98, 150, 82, 9), line(142, 118, 168, 102, 9), line(162, 134, 186, 120, 9)],
    ['stripes', 'yellow', band('84 170, 122 160, 152 138', 14, 8)]
  ],
  surfboard: () => [
    ['board', 'sky', turn(blob(sym('128 0 0, 164 64, 172 140, 154 226, 128 252')), 28, [128, 128])],
    ['stripes', 'sea', turn(box(122, 30, 12, 206, 6), 28, [128, 128])],
    [
      'band',
      'marigold',
      turn(poly('87 96, 169 96, 170 116, 86 116', 2), 28, [128, 128]),
      turn(poly('85 130, 171 130, 170 150, 86 150', 2), 28, [128, 128])
    ],
    ['fins', 'navy', turn(leaf(128, 206, 128, 246, 11), 28, [128, 128])]
  ],
  bowling: () => [
    [
      'buttons',
      'silver',
      blob('82 20, 104 40, 98 86, 112 140, 118 190, 104 236, 62 236, 48 190, 54 140, 68 86, 62 40')
    ],
    ['stripes', 'red', band('70 70, 96 70', 12), band('70 90, 97 90', 10)],
    ['ball', 'sea', circle(170, 166, 74)],
    ['holes', 'navy', circle(164, 122, 10), circle(192, 130, 10), circle(170, 150, 10)]
  ],
  dartboard: () => [
    ['board', 'ink', circle(120, 136, 112)],
    ['colour-1', 'cream', circle(120, 136, 94)],
    ['colour-2', 'green', circle(120, 136, 72)],
    ['colour-3', 'cream', circle(120, 136, 48)],
    ['centre', 'red', circle(120, 136, 25)],
    ['arrow', 'blue', line(122, 134, 208, 48, 10), poly('196 60, 200 26, 228 6, 226 30, 250 28, 230 56', 5)]
  ],
  'ice-skate': () => [
    [
      'metal',
      'grey',
      line(18, 234, 216, 234, 12),
      arc(212, 216, 18, 12, -20, 90),
      box(60, 204, 13, 30, 2),
      box(164, 204, 13, 30, 2)
    ],
    ['sole', 'chestnut', box(30, 188, 188, 22, 8)],
    ['body', 'mist', blob('34 192 0, 46 110, 44 44 0, 126 36 0, 130 110, 188 136, 220 192 0')],
    ['cuff', 'sky', box(34, 26, 102, 32, 14)],
    ['laces', 'rose', ...[82, 102, 122].map((y) => line(104, y, 138, y - 6, 9)), line(126, 142, 152, 122, 9)]
  ],
  'golf-green': () => [
    ['green', 'green', ellipse(128, 210, 116, 36)],
    ['hole', 'forest', ellipse(150, 204, 26, 9)],
    ['pole', 'slate', line(150, 202, 150, 22, 10)],
    ['flag', 'red', poly('146 18, 60 48, 146 84', 8)],
    ['ball', 'silver', circle(84, 196, 18)]
  ],
  'base-ball': () => [
    ['ball', 'cream', circle(116, 140, 100)],
    [
      'seams',
      'red',
      arc(20, 140, 70, 8, -62, 62),
      arc(212, 140, 70, 8, 118, 242),
      ...[-44, -22, 0, 22, 44].flatMap((degrees) => [
        turn(line(82, 140, 98, 140, 7), degrees, [20, 140]),
        turn(line(134, 140, 150, 140, 7), degrees, [212, 140])
      ])
    ],
    ['wood', 'tan', band('40 232, 120 148, 226 34', 13, 44)],
    ['grip', 'chestnut', line(34, 238, 84, 186, 17)]
  ]
}

function pentagon(x: number, y: number, r: number) {
  return poly(
    Array.from({ length: 5 }, (_, index) => polar(x, y, r, index * 72 - 90)),
    6
  )
}
