import type { Drawings } from './drawing.ts'
import {
  arc,
  band,
  blob,
  box,
  circle,
  cloud,
  cut,
  drop,
  ellipse,
  leaf,
  line,
  poly,
  star,
  sym,
  points
} from './forms.ts'
import { around, both, turn } from './path.ts'

export const nature: Drawings = {
  daisy: () => [
    ['stem', 'forest', band('128 110, 124 180, 132 249', 12)],
    ['leaves', 'green', leaf(128, 214, 44, 172, 34), leaf(130, 228, 212, 190, 34)],
    ['petals', 'silver', around(ellipse(128, 42, 19, 38), 10, [128, 92])],
    ['centre', 'marigold', circle(128, 92, 31)]
  ],
  tulip: () => [
    ['stem', 'forest', line(128, 110, 128, 246, 13)],
    [
      'leaves',
      'green',
      blob('128 246 0, 78 200, 62 124 0, 110 160, 132 236'),
      blob('128 246 0, 178 206, 198 142 0, 150 172, 126 238')
    ],
    ['petals', 'rose', both(blob('128 130 0, 180 112, 188 60, 180 16 0, 134 50'))],
    ['centre', 'pink', leaf(128, 14, 128, 132, 54)]
  ],
  sunflower: () => [
    ['stem', 'forest', band('128 120, 130 190, 124 248', 14)],
    ['leaves', 'green', leaf(128, 236, 204, 196, 40), leaf(126, 222, 54, 186, 40)],
    ['petals', 'marigold', around(leaf(128, 100, 128, 4, 30), 14, [128, 100])],
    ['centre', 'chestnut', circle(128, 100, 46)],
    [
      'seeds',
      'brown',
      ...[0, 60, 120, 180, 240, 300].map((degrees) => turn(circle(128, 76, 7), degrees, [128, 100])),
      circle(128, 100, 7)
    ]
  ],
  mushroom: () => [
    ['stem', 'sand', blob(sym('128 120, 158 130, 160 190, 176 226, 128 240'))],
    ['shade', 'tan', ellipse(128, 142, 92, 22)],
    ['top', 'red', blob(sym('128 26, 190 48, 236 122, 216 150, 128 140'))],
    ['spots', 'cream', circle(128, 66, 21), circle(74, 94, 17), circle(184, 98, 19), circle(128, 116, 12)]
  ],
  'potted-cactus': () => [
    [
      'body',
      'green',
      box(94, 30, 68, 170, 34),
      band('110 140, 60 138, 54 92', 32),
      band('146 118, 198 114, 202 72', 32)
    ],
    [
      'spikes',
      'lime',
      ...points('114 66, 142 66, 128 90, 114 114, 142 114, 128 138, 54 110, 202 92').map(([x, y]) =>
        line(x, y - 6, x, y + 6, 6)
      )
    ],
    ['flower', 'rose', around(ellipse(128, 18, 10, 14), 5, [128, 32])],
    ['pot', 'orange', poly('70 190, 186 190, 172 246, 84 246', 8)],
    ['rim', 'brown', box(60, 176, 136, 28, 9)]
  ],
  'fir-tree': () => [
    ['trunk', 'brown', box(112, 200, 32, 46, 6)],
    [
      'leaves',
      'forest',
      poly('128 84, 216 214, 40 214', 14),
      poly('128 44, 196 150, 60 150', 14),
      poly('128 8, 176 92, 80 92', 12)
    ],
    [
      'snow',
      'mist',
      poly('128 8, 150 46, 138 54, 128 46, 116 56, 106 46', 6),
      both(band('144 86, 162 84, 174 78', 9)),
      both(band('150 144, 174 142, 192 136', 9))
    ]
  ],
  'leafy-tree': () => [
    ['trunk', 'brown', poly('114 130, 142 130, 152 246, 104 246', 6), line(128, 188, 172, 146, 13)],
    ['leaves', 'green', circle(128, 72, 60), circle(74, 106, 48), circle(182, 106, 48), circle(128, 132, 46)],
    ['shine', 'lime', circle(104, 64, 20), circle(64, 100, 16), circle(146, 108, 18)],
    ['fruit', 'red', circle(156, 64, 13), circle(100, 118, 13), circle(190, 116, 13)]
  ],
  palm: () => [
    ['trunk', 'brown', band('120 228, 128 186, 140 130, 136 88', 26, 16)],
    [
      'pattern',
      'tan',
      ...points('121 222 22, 128 188 20, 134 154 18, 137 122 16').map(([x, y, w = 0]) =>
        line(x - w / 2, y, x + w / 2, y + 2, 6)
      )
    ],
    [
      'leaves',
      'green',
      blob('136 84 0, 84 46, 22 76, 10 118 0, 62 96, 110 100'),
      blob('136 84 0, 188 46, 240 76, 250 118 0, 206 96, 160 100'),
      blob('136 84 0, 106 28, 50 12 0, 84 64'),
      blob('136 84 0, 166 26, 222 14 0, 190 66')
    ],
    ['fruit', 'chestnut', circle(120, 100, 15), circle(152, 100, 15)],
    ['ground', 'sand', cut(124, 248, 92, 26, 180, 360)]
  ],
  'mountain-sunrise': () => [
    ['sun', 'orange', circle(128, 96, 62)],
    ['back', 'lilac', poly('20 220, 84 96, 148 220', 10)],
    ['mountain', 'purple', poly('70 220, 164 60, 248 220', 10)],
    ['snow', 'cream', poly('164 60, 192 114, 178 108, 164 122, 148 108, 134 112', 6)],
    ['ground', 'forest', box(8, 208, 240, 30, 14)]
  ],
  'smiling-sun': () => [
    ['rays', 'orange', around(poly('110 40, 128 4, 146 40', 7), 12, [128, 128])],
    ['sun', 'yellow', circle(128, 128, 82)],
    ['cheeks', 'orange', both(circle(176, 148, 14))],
    ['face', 'chestnut', both(circle(156, 116, 10)), arc(128, 130, 34, 9, 30, 150)]
  ],
  'moon-night': () => [
    ['moon', 'yellow', blob('150 14 0, 70 46, 40 130, 82 212, 174 236, 232 186 0, 170 180, 124 136, 120 70')],
    ['star', 'marigold', star(190, 66, 5, 30, 13, 4), star(208, 128, 5, 20, 9, 3)],
    ['face', 'chestnut', arc(84, 126, 11, 7, 20, 160), arc(104, 164, 18, 7, 30, 120)]
  ],
  'rainbow-clouds': () => [
    ['colour-1', 'red', arch(104)],
    ['colour-2', 'yellow', arch(82)],
    ['colour-3', 'green', arch(60)],
    ['colour-4', 'blue', arch(38)],
    ['cloud', 'mist', cloud(4, 226, 110), cloud(142, 226, 110)]
  ],
  'rain-cloud': () => [
    ['cloud', 'sky', cloud(20, 154, 216)],
    ['rain', 'blue', ...points('70 206, 128 226, 186 206').map(([x, y]) => drop(x, y, 14, 36))]
  ],
  thunderstorm: () => [
    ['flame', 'marigold', poly('134 120, 176 120, 150 170, 184 170, 104 252, 124 192, 94 192', 5)],
    ['cloud', 'slate', cloud(20, 154, 216)],
    ['rain', 'sky', line(70, 176, 58, 208, 11), line(208, 176, 196, 208, 11)]
  ],
  'autumn-leaf': () => [
    [
      'leaves',
      'orange',
      poly(sym('128 10, 150 58, 182 42, 178 92, 240 92, 214 128, 234 152, 186 170, 190 196, 128 190'), 8)
    ],
    [
      'pattern',
      'vermilion',
      line(128, 60, 128, 248, 9),
      both(line(128, 150, 184, 112, 7)),
      both(line(128, 180, 178, 160, 7))
    ]
  ],
  clover: () => [
    ['stem', 'forest', band('130 126, 142 180, 176 240', 13)],
    ['leaves', 'green', around(heartLeaf(), 4, [128, 116])],
    ['pattern', 'lime', around(line(128, 116, 128, 58, 8), 4, [128, 116])]
  ],
  volcano: () => [
    ['smoke', 'grey', circle(128, 40, 26), circle(94, 50, 20), circle(160, 54, 20)],
    ['flame', 'orange', band('128 104, 128 72', 28), band('104 104, 90 76', 14), band('152 104, 166 76', 14)],
    ['mountain', 'brown', poly('88 96, 168 96, 248 244, 8 244', 10)],
    [
      'lava',
      'vermilion',
      blob('90 94, 166 94, 180 128, 168 152, 154 130, 146 190, 130 206, 120 150, 106 134, 92 150, 78 128')
    ]
  ],
  seedling: () => [
    ['stem', 'forest', band('128 210, 128 150, 132 110', 12)],
    [
      'leaves',
      'green',
      blob('130 122 0, 92 124, 40 96, 18 34 0, 86 40, 126 84'),
      blob('132 112 0, 146 60, 190 24, 242 20 0, 222 82, 178 112')
    ],
    ['pattern', 'lime', band('118 108, 84 82, 54 60', 7), band('148 98, 178 70, 208 48', 7)],
    ['ground', 'brown', cut(128, 230, 104, 46, 180, 360), box(24, 222, 208, 22, 10)]
  ],
  'snow-crystal': () => [
    [
      'body',
      'blue',
      around(
        [...line(128, 128, 128, 18, 13), ...both(line(128, 58, 158, 30, 11)), ...both(line(128, 90, 150, 70, 10))],
        6,
        [128, 128]
      )
    ],
    ['centre', 'sky', circle(128, 128, 22)],
    ['tip', 'sky', around(circle(128, 16, 11), 6, [128, 128])]
  ],
  poppies: () => [
    [
      'leaves',
      'green',
      ...points('30 20 120, 62 56 90, 96 110 130, 128 128 80, 160 150 130, 194 204 96, 226 238 130').map(
        ([x, tip, y = 0]) =>
          poly(
            [
              [x - 15, 240],
              [tip, y],
              [x + 15, 240]
            ],
            4
          )
      ),
      box(10, 226, 236, 18, 8)
    ],
    ['flower', 'red', ...points('62 74, 132 58, 196 80').map(([x, y]) => around(circle(x, y - 15, 23), 4, [x, y]))],
    ['centre', 'ink', circle(62, 74, 11), circle(132, 58, 11), circle(196, 80, 11)]
  ]
}

function arch(r: number) {
  return arc(128, 186, r, 23, 180, 360)
}

function heartLeaf() {
  return blob('128 112 0, 80 62, 92 18, 128 30 0, 164 18, 176 62')
}
