import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, drop, ellipse, line, poly, star, sym } from './forms.ts'
import { around, both, hole } from './path.ts'

const balloon = (x: number, y: number, r: number) => [
  ...ellipse(x, y, r, r * 1.18),
  ...poly(
    [
      [x - 9, y + r * 1.3],
      [x, y + r * 1.1],
      [x + 9, y + r * 1.3]
    ],
    3
  )
]

export const party: Drawings = {
  balloons: () => [
    [
      'strings',
      'slate',
      band('66 140, 84 190, 126 250', 6),
      band('190 136, 172 190, 128 250', 6),
      band('128 120, 130 190, 127 250', 6)
    ],
    ['colour-1', 'yellow', balloon(128, 66, 50)],
    ['colour-2', 'red', balloon(64, 94, 48)],
    ['colour-3', 'blue', balloon(192, 92, 48)],
    ['shine', 'cream', arc(64, 92, 32, 9, 190, 240), arc(192, 90, 32, 9, 190, 240), arc(128, 62, 34, 9, 190, 240)]
  ],
  'party-hat': () => [
    ['hat', 'blue', poly('128 34, 212 224, 44 224', 12)],
    [
      'stripes',
      'yellow',
      poly('110 76, 146 76, 154 94, 86 130', 3),
      poly('76 154, 168 128, 178 150, 64 184', 3),
      poly('186 168, 198 192, 108 226, 50 226, 56 212', 3)
    ],
    ['pompom', 'rose', around(circle(128, 20, 15), 7, [128, 38]), circle(128, 38, 20)],
    ['rim', 'rose', ...[50, 81, 112, 144, 175, 206].map((x) => circle(x, 226, 19))]
  ],
  'gift-box': () => [
    ['box', 'teal', box(32, 118, 192, 124, 10)],
    ['lid', 'teal', box(18, 84, 220, 46, 10)],
    ['shade', 'navy', box(32, 130, 192, 10, 2)],
    ['ribbon', 'yellow', box(112, 84, 32, 158, 2)],
    ['bow', 'marigold', both(blob('128 84 0, 150 34, 198 20, 212 56, 176 82')), circle(128, 76, 18)]
  ],
  'birthday-cake': () => [
    ['flame', 'orange', ...[72, 128, 184].map((x) => drop(x, 34, 11, 26))],
    ['candles', 'sky', ...[72, 128, 184].map((x) => box(x - 8, 48, 16, 52, 4))],
    ['cake', 'rose', box(28, 150, 200, 76, 8)],
    [
      'icing',
      'cream',
      box(28, 94, 200, 66, 18),
      ...[45, 78, 112, 145, 178, 211].map((x, index) => ellipse(x, 156, 17, [28, 18, 30, 20, 28, 18][index]!))
    ],
    ['dots', 'yellow', ...[56, 104, 152, 200].map((x) => circle(x, 206, 9))],
    ['plate', 'silver', box(8, 222, 240, 20, 10)]
  ],
  bunting: () => [
    ['colour-1', 'red', flag(12, 78, 66, 100, 44), flag(190, 100, 244, 78, -44)],
    ['colour-2', 'yellow', flag(72, 102, 124, 112, 16)],
    ['colour-3', 'blue', flag(132, 112, 184, 102, -16)],
    ['rope', 'brown', band('6 74, 66 100, 128 110, 190 100, 250 74', 9)]
  ],
  fireworks: () => [
    ['colour-1', 'vermilion', around(line(106, 84, 106, 40, 11), 10, [106, 110])],
    ['dots', 'yellow', around(circle(106, 20, 9), 10, [106, 110]), around(circle(106, 62, 6), 10, [106, 110])],
    ['colour-2', 'blue', around(line(192, 172, 192, 146, 9), 8, [192, 188])],
    ['colour-3', 'sky', around(circle(192, 134, 7), 8, [192, 188])]
  ],
  popper: () => [
    ['cone', 'purple', poly('70 92, 164 186, 14 242', 10)],
    ['stripes', 'yellow', poly('58 122, 134 198, 112 206, 50 144', 2), poly('42 166, 90 214, 68 222, 34 188', 2)],
    ['streamers', 'rose', band('106 118, 98 84, 118 62, 106 30', 11), band('140 152, 178 158, 196 136, 228 146', 11)],
    ['colour-1', 'teal', circle(150, 34, 11), star(208, 76, 5, 24, 11, 3), circle(150, 96, 10), circle(232, 196, 11)],
    [
      'colour-2',
      'orange',
      star(160, 66, 4, 18, 8, 3),
      circle(206, 32, 11),
      circle(192, 112, 9),
      star(202, 200, 5, 19, 9, 3),
      circle(62, 36, 11)
    ]
  ],
  pumpkin: () => [
    ['stem', 'forest', band('128 66, 126 40, 142 18', 21, 15)],
    ['shade', 'vermilion', both(ellipse(188, 146, 56, 82))],
    ['stripes', 'orange', both(ellipse(154, 146, 52, 90)), ellipse(128, 146, 40, 92)],
    [
      'face',
      'ink',
      both(poly('146 134, 166 96, 192 134', 6)),
      poly('116 156, 128 138, 140 156', 4),
      poly(
        '58 164, 94 178, 104 168, 116 182, 140 182, 152 168, 162 178, 198 164, 176 206, 148 218, 138 206, 118 206, 108 218, 80 206',
        4
      )
    ]
  ],
  spook: () => [
    [
      'body',
      'lilac',
      blob(
        '128 14, 192 46, 210 120, 216 224, 192 236, 174 214, 150 238, 128 216, 104 238, 82 214, 62 236, 40 224, 46 120, 64 46'
      )
    ],
    ['face', 'ink', both(ellipse(156, 98, 14, 19)), ellipse(128, 150, 17, 22)],
    ['cheeks', 'rose', both(circle(184, 130, 13))]
  ],
  'witch-hat': () => [
    ['hat', 'plum', poly('150 10, 184 30, 164 58, 192 196, 64 196, 104 80', 10), ellipse(128, 206, 118, 30)],
    ['band', 'orange', poly('74 160, 184 160, 192 194, 128 202, 64 194', 4)],
    ['metal', 'yellow', box(106, 158, 46, 44, 6), hole(box(118, 169, 22, 22, 3))]
  ],
  'christmas-tree': () => [
    ['trunk', 'brown', box(110, 210, 36, 38, 5)],
    [
      'tree',
      'forest',
      poly('128 100, 222 220, 34 220', 14),
      poly('128 62, 200 164, 56 164', 14),
      poly('128 28, 178 108, 78 108', 12)
    ],
    [
      'garland',
      'yellow',
      band('92 98, 128 112, 164 98', 9),
      band('72 150, 128 170, 184 150', 9),
      band('50 204, 128 214, 206 204', 7)
    ],
    [
      'ornaments',
      'red',
      circle(128, 84, 11),
      circle(98, 134, 12),
      circle(158, 136, 12),
      circle(80, 186, 12),
      circle(128, 192, 12),
      circle(176, 186, 12)
    ],
    ['star', 'marigold', star(128, 30, 5, 29, 13, 4)]
  ],
  'santa-hat': () => [
    ['hat', 'red', blob('40 184 0, 58 96, 120 34, 188 50, 228 118, 222 134, 186 108, 196 150, 204 188 0')],
    ['fur', 'silver', box(22, 174, 198, 52, 26)],
    ['pompom', 'silver', circle(220, 142, 29)]
  ],
  snowman: () => [
    ['arms', 'chestnut', both(band('180 138, 214 116, 240 86', 9)), both(line(216, 112, 240, 116, 8))],
    ['snow', 'mist', circle(128, 186, 62), circle(128, 92, 46)],
    ['hat', 'ink', box(94, 6, 68, 48, 6), box(74, 44, 108, 17, 7)],
    ['scarf', 'red', band('86 124, 128 140, 170 124', 21), poly('148 126, 170 126, 176 178, 150 178', 5)],
    ['nose', 'orange', poly('126 88, 176 98, 126 106', 5)],
    ['buttons', 'ink', both(circle(144, 78, 7)), circle(128, 168, 8), circle(128, 194, 8), circle(128, 220, 8)]
  ],
  'easter-egg': () => [
    ['egg', 'sky', blob(sym('128 10, 180 44, 214 130, 200 206, 128 246'))],
    ['stripes', 'yellow', zigzag(92), zigzag(186)],
    [
      'dots',
      'rose',
      ...[66, 107, 149, 190].map((x) => circle(x, 138, 13)),
      ...[100, 128, 156].map((x) => circle(x, 52, 9))
    ],
    ['dots', 'rose', ...[104, 152].map((x) => circle(x, 222, 9))]
  ],
  'jewelled-crown': () => [
    [
      'body',
      'yellow',
      poly('22 78, 80 124, 128 44, 176 124, 234 78, 208 206, 48 206', 8),
      circle(22, 72, 17),
      circle(234, 72, 17),
      circle(128, 36, 19)
    ],
    ['rim', 'marigold', box(44, 194, 168, 34, 9)],
    ['colour-1', 'red', poly('128 128, 148 154, 128 180, 108 154', 4)],
    ['colour-2', 'blue', circle(76, 160, 13), circle(180, 160, 13)]
  ]
}

function flag(x1: number, y1: number, x2: number, y2: number, lean: number) {
  return poly(
    [
      [x1, y1],
      [x2, y2],
      [(x1 + x2) / 2 - lean / 2, (y1 + y2) / 2 + 82]
    ],
    6
  )
}

function zigzag(y: number) {
  const points = [62, 84, 106, 128, 150, 172, 194].map((x, index) => [x, y + (index % 2 === 0 ? -11 : 11)] as const)
  return poly(
    [...points.map(([x, py]) => [x, py - 8] as const), ...points.map(([x, py]) => [x, py + 8] as const).toReversed()],
    2
  )
}
