import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, ellipse, heart, leaf, line, poly, ring, sym } from './forms.ts'
import { both, turn } from './path.ts'

/** A rose seen from the side of its head. */
const spiral = (x: number, y: number, r: number) =>
  band(
    [
      [x, y],
      [x + r * 0.25, y - r * 0.12],
      [x + r * 0.1, y - r * 0.42],
      [x - r * 0.36, y - r * 0.28],
      [x - r * 0.4, y + r * 0.24],
      [x + r * 0.1, y + r * 0.5],
      [x + r * 0.58, y + r * 0.16],
      [x + r * 0.5, y - r * 0.5]
    ],
    r * 0.17
  )

export const love: Drawings = {
  'shiny-heart': () => [
    ['heart', 'red', heart(128, 130, 228)],
    ['shine', 'blush', arc(84, 92, 40, 15, 170, 270)]
  ],
  'two-hearts': () => [
    ['colour-1', 'pink', heart(168, 92, 144, 14)],
    ['colour-2', 'rose', heart(100, 152, 172, -12)],
    ['shine', 'blush', band('46 150, 44 128, 60 108', 11)]
  ],
  'arrow-heart': () => [
    ['wood', 'brown', line(14, 222, 236, 34, 12)],
    ['heart', 'vermilion', heart(124, 132, 196)],
    ['wood', 'brown', line(150, 108, 232, 38, 12)],
    ['tip', 'slate', poly('248 22, 206 30, 238 66', 5)],
    [
      'pattern',
      'blue',
      ...[0, 24].map((step) =>
        turn(
          poly(
            [
              [8 + step, 128],
              [26 + step, 108],
              [48 + step, 108],
              [34 + step, 128],
              [48 + step, 148],
              [26 + step, 148]
            ],
            4
          ),
          -40,
          [128, 128]
        )
      )
    ]
  ],
  'broken-heart': () => [
    [
      'colour-1',
      'red',
      turn(
        poly('124 58, 110 36, 84 26, 48 32, 24 62, 26 104, 58 160, 122 224, 112 176, 136 146, 106 108', 12),
        -4,
        [70, 220]
      )
    ],
    [
      'colour-2',
      'crimson',
      turn(
        poly('132 58, 150 36, 176 26, 212 34, 234 64, 230 108, 200 160, 134 224, 124 176, 150 146, 118 108', 12),
        4,
        [186, 220]
      )
    ]
  ],
  'winged-heart': () => [
    [
      'wings',
      'sky',
      both(blob('150 138, 176 76, 232 50, 252 66, 240 94, 246 114, 226 128, 228 150, 204 156, 196 174, 160 180'))
    ],
    ['pattern', 'blue', both(band('186 118, 212 92, 236 84', 7)), both(band('188 142, 210 126, 226 122', 7))],
    ['heart', 'rose', heart(128, 142, 132)],
    ['shine', 'blush', arc(104, 120, 22, 10, 170, 270)]
  ],
  'love-letter': () => [
    ['paper', 'cream', box(18, 56, 220, 152, 14)],
    ['top', 'sand', poly('24 62, 232 62, 128 154', 12)],
    ['shade', 'tan', both(line(226, 198, 166, 140, 7))],
    ['heart', 'red', heart(128, 132, 72)]
  ],
  rose: () => [
    ['stem', 'forest', band('128 120, 126 180, 134 249', 12)],
    ['leaves', 'green', leaf(128, 218, 54, 176, 36), leaf(130, 196, 206, 160, 36)],
    ['petals', 'crimson', blob(sym('128 24, 172 18, 196 66, 176 124, 128 144')), both(circle(166, 88, 34))],
    ['centre', 'red', circle(128, 74, 48)],
    ['pattern', 'blush', spiral(126, 78, 46)]
  ],
  'diamond-ring': () => [
    ['ring', 'marigold', ring(128, 166, 80, 19)],
    ['metal', 'yellow', poly('100 84, 156 84, 146 108, 110 108', 5)],
    ['stone', 'sky', poly('88 8, 168 8, 196 44, 128 104, 60 44', 6)],
    [
      'shine',
      'mist',
      poly('106 44, 150 44, 128 92', 4),
      poly('96 18, 118 18, 100 38, 78 38', 4),
      poly('138 18, 160 18, 178 38, 156 38', 4)
    ]
  ],
  bouquet: () => [
    [
      'leaves',
      'green',
      leaf(128, 170, 16, 104, 44),
      leaf(128, 170, 240, 104, 44),
      leaf(128, 160, 74, 20, 36),
      leaf(128, 160, 182, 20, 36)
    ],
    ['flower', 'rose', circle(128, 62, 38), circle(74, 100, 36), circle(182, 100, 36), circle(128, 126, 36)],
    ['pattern', 'blush', spiral(128, 64, 34), spiral(74, 102, 32), spiral(182, 102, 32), spiral(128, 128, 32)],
    ['paper', 'sand', poly('70 142, 128 166, 186 142, 150 250, 106 250', 8)],
    ['ribbon', 'vermilion', box(98, 188, 60, 18, 7), leaf(128, 198, 84, 224, 20), leaf(128, 198, 172, 224, 20)]
  ],
  teddy: () => [
    [
      'fur',
      'tan',
      both(circle(176, 36, 26)),
      both(ellipse(196, 152, 26, 44)),
      both(circle(180, 222, 32)),
      ellipse(128, 180, 66, 66),
      ellipse(128, 80, 72, 62),
      ellipse(128, 132, 62, 30)
    ],
    ['belly', 'sand', both(circle(176, 36, 13)), ellipse(128, 100, 32, 26), both(circle(180, 224, 17))],
    ['heart', 'red', heart(128, 186, 84)],
    ['face', 'ink', both(circle(154, 70, 9)), ellipse(128, 90, 13, 9), both(arc(136, 104, 8, 5, 0, 150))]
  ],
  lips: () => [
    ['body', 'red', blob('10 126 0, 64 82, 104 66, 128 80 0, 152 66, 192 82, 246 126 0, 196 180, 128 200, 60 180')],
    ['mouth', 'crimson', blob('34 126 0, 92 116, 128 122, 164 116, 222 126 0, 164 146, 128 150, 92 146')],
    ['teeth', 'white', blob('74 124 0, 128 126, 182 124 0, 150 136, 128 138, 106 136')],
    ['shine', 'blush', band('92 174, 122 182, 150 178', 10)]
  ],
  'heart-lock': () => [
    ['handle', 'slate', arc(128, 84, 44, 20, 180, 360), line(84, 84, 84, 122, 20), line(172, 84, 172, 122, 20)],
    ['lock', 'marigold', heart(128, 162, 190)],
    ['hole', 'chestnut', circle(128, 148, 18), poly('120 152, 136 152, 144 196, 112 196', 4)]
  ],
  'heart-balloons': () => [
    [
      'strings',
      'slate',
      band('78 136, 92 184, 126 248', 6),
      band('180 132, 164 184, 128 248', 6),
      band('128 108, 130 180, 127 248', 6)
    ],
    ['colour-1', 'vermilion', heart(128, 58, 110)],
    ['colour-2', 'rose', heart(72, 94, 104, -12)],
    ['colour-3', 'pink', heart(186, 92, 104, 12)],
    ['shine', 'blush', arc(54, 76, 18, 9, 160, 260), arc(168, 74, 18, 9, 160, 260), arc(108, 40, 18, 9, 170, 270)]
  ],
  'heart-mug': () => [
    [
      'steam',
      'silver',
      ...[76, 132].map((x) =>
        band(
          [
            [x, 72],
            [x + 10, 52],
            [x - 4, 34],
            [x + 8, 12]
          ],
          10
        )
      )
    ],
    ['handle', 'sky', ring(190, 156, 46, 18)],
    ['cup', 'sky', box(30, 84, 160, 152, 20)],
    ['heart', 'red', heart(110, 162, 92)]
  ]
}
