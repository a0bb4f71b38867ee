import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, cut, drop, ellipse, leaf, line, poly, ring, sym, points } from './forms.ts'
import { around, both, hole, turn } from './path.ts'

/** Short strokes strewn about: sugar, seeds. */
const strewn = (places: string, length = 12, width = 7) =>
  points(places).flatMap(([x, y, degrees = 0]) =>
    turn(line(x - length / 2, y, x + length / 2, y, width), degrees, [x, y])
  )

export const food: Drawings = {
  strawberry: () => [
    ['fruit', 'red', blob(sym('128 68, 176 56, 216 92, 200 160, 160 220, 128 244'))],
    [
      'seeds',
      'yellow',
      ...points('92 108, 128 120, 164 108, 78 146, 110 160, 146 160, 178 146, 96 190, 128 200, 160 190').map(([x, y]) =>
        ellipse(x, y, 5, 8)
      )
    ],
    [
      'leaves',
      'green',
      leaf(128, 62, 54, 62, 26),
      leaf(128, 62, 202, 62, 26),
      leaf(128, 56, 84, 104, 24),
      leaf(128, 56, 172, 104, 24),
      leaf(128, 52, 128, 110, 24),
      band('128 62, 130 40, 142 18', 12)
    ]
  ],
  watermelon: () => [
    ['skin', 'forest', cut(128, 84, 116, 132, 0, 180)],
    ['pith', 'cream', cut(128, 84, 100, 114, 0, 180)],
    ['flesh', 'red', cut(128, 84, 88, 100, 0, 180)],
    [
      'seeds',
      'ink',
      ...points('78 104 24, 112 108 8, 146 108 -8, 178 104 -24, 96 140 18, 128 146 0, 160 140 -18').map(
        ([x, y, degrees = 0]) => turn(drop(x, y, 6, 13), degrees, [x, y])
      )
    ]
  ],
  pineapple: () => [
    [
      'leaves',
      'green',
      leaf(128, 104, 128, 6, 34),
      both(leaf(138, 104, 178, 22, 28)),
      both(leaf(146, 106, 208, 58, 24))
    ],
    ['fruit', 'marigold', blob(sym('128 88, 172 96, 194 150, 182 218, 128 246'))],
    [
      'pattern',
      'brown',
      ...points('128 116, 100 140, 156 140, 128 164, 82 172, 174 172, 100 194, 156 194, 128 216').map(([x, y]) =>
        poly(
          [
            [x, y - 9],
            [x + 9, y],
            [x, y + 9],
            [x - 9, y]
          ],
          3
        )
      )
    ]
  ],
  banana: () => [
    [
      'skin',
      'yellow',
      blob(
        '194 24 0, 220 22 0, 226 60, 234 120, 204 192, 140 232, 62 232, 24 208, 26 196, 84 186, 140 150, 176 96, 190 60'
      )
    ],
    ['shade', 'marigold', blob('214 62, 220 120, 192 182, 134 218, 66 220, 130 204, 178 166, 204 112')],
    ['tip', 'chestnut', poly('190 12, 220 8, 224 40, 198 44', 6), blob('22 194, 40 192, 46 216, 36 222, 18 212')]
  ],
  'red-apple': () => [
    ['fruit', 'red', blob(sym('128 88, 168 66, 222 90, 222 160, 182 226, 128 228'))],
    ['shine', 'pink', band('64 154, 60 128, 76 104', 13)],
    ['stem', 'chestnut', band('128 96, 128 66, 142 38', 12)],
    ['leaves', 'green', leaf(134, 62, 204, 22, 32)]
  ],
  lemon: () => [
    ['skin', 'marigold', circle(128, 128, 108)],
    ['pith', 'cream', circle(128, 128, 92)],
    ['flesh', 'yellow', around(poly('128 116, 94 64, 104 50, 128 44, 152 50, 162 64', 9), 6, [128, 128])]
  ],
  cherry: () => [
    ['stem', 'forest', band('78 172, 96 112, 152 46', 10), band('182 180, 178 116, 152 46', 10)],
    ['leaves', 'green', leaf(152, 46, 240, 42, 40)],
    ['fruit', 'crimson', circle(76, 186, 54), circle(184, 192, 52)],
    ['shine', 'blush', arc(76, 186, 34, 11, 190, 250), arc(184, 192, 32, 11, 190, 250)]
  ],
  'avocado-half': () => [
    ['skin', 'forest', blob(sym('128 14, 160 32, 182 92, 212 150, 196 214, 128 246'))],
    ['flesh', 'lime', blob(sym('128 30, 150 44, 168 98, 196 152, 182 204, 128 230'))],
    ['stone', 'brown', circle(128, 164, 42)],
    ['shine', 'tan', arc(128, 164, 26, 10, 190, 260)]
  ],
  burger: () => [
    ['bread', 'tan', cut(128, 110, 106, 84, 180, 360), box(22, 104, 212, 16, 6)],
    ['bread', 'tan', box(28, 194, 200, 42, 20)],
    [
      'seeds',
      'cream',
      ...points('84 66 -20, 128 48 0, 172 66 20, 104 88 10, 152 88 -10').map(([x, y, degrees = 0]) =>
        turn(ellipse(x, y, 9, 6), degrees, [x, y])
      )
    ],
    ['filling', 'chestnut', box(24, 160, 208, 34, 16)],
    ['cheese', 'yellow', poly('30 146, 226 146, 226 162, 196 162, 170 186, 144 162, 30 162', 5)],
    ['leaves', 'green', wavy(20, 236, 130)]
  ],
  'pizza-slice': () => [
    ['cheese', 'yellow', poly('30 40, 226 40, 128 250', 12)],
    ['bread', 'tan', band('26 58, 76 34, 128 28, 180 34, 230 58', 36)],
    ['topping', 'red', circle(96, 98, 23), circle(162, 114, 23), circle(126, 164, 21)],
    ['leaves', 'green', turn(leaf(126, 66, 146, 90, 13), 0, [128, 80]), leaf(112, 132, 132, 126, 12)]
  ],
  doughnut: () => [
    ['bread', 'tan', ring(128, 128, 112, 76)],
    [
      'icing',
      'rose',
      blob('128 28, 184 36, 222 84, 218 128, 226 170, 188 204, 150 212, 116 226, 76 206, 40 182, 34 136, 28 96, 66 46'),
      hole(circle(128, 128, 42))
    ],
    [
      'colour-1',
      'cream',
      strewn('92 56 30, 166 52 -30, 204 104 60, 62 108 80, 60 160 -40, 196 160 20, 104 198 10, 154 190 -50', 18, 9)
    ],
    [
      'colour-2',
      'sky',
      strewn('128 62 0, 182 78 80, 80 82 -40, 50 134 20, 84 178 60, 176 182 80, 208 132 -20, 128 202 -60', 18, 9)
    ]
  ],
  'ice-cream-cone': () => [
    ['cone', 'tan', poly('64 122, 192 122, 128 250', 10)],
    [
      'pattern',
      'brown',
      line(92, 148, 140, 216, 6),
      line(130, 140, 158, 180, 6),
      line(164, 148, 116, 216, 6),
      line(126, 140, 98, 180, 6)
    ],
    [
      'colour-1',
      'pink',
      circle(84, 96, 46),
      circle(172, 96, 46),
      ...[60, 94, 128, 162, 196].map((x) => circle(x, 122, 20))
    ],
    ['colour-2', 'cream', circle(128, 62, 50), circle(96, 88, 18), circle(128, 96, 18), circle(160, 88, 18)],
    ['cherry', 'red', circle(128, 20, 17)]
  ],
  cupcake: () => [
    ['case', 'teal', poly('52 142, 204 142, 182 244, 74 244', 12)],
    ['shade', 'mist', ...[92, 128, 164].map((x) => line(x, 166, 128 + (x - 128) * 0.85, 226, 8))],
    ['icing', 'pink', box(28, 106, 200, 52, 26), box(52, 68, 152, 52, 26), box(78, 34, 100, 48, 24)],
    [
      'sprinkles',
      'cream',
      strewn('70 130 30, 112 134 -20, 160 130 10, 196 134 60, 92 92 -40, 138 92 20, 176 96 -10, 120 60 10', 16, 8)
    ],
    ['cherry', 'red', circle(128, 28, 20)]
  ],
  taco: () => [
    [
      'leaves',
      'green',
      ...[48, 82, 118, 154, 190, 214].map((x, index) => circle(x, 108 + [40, 10, -6, -4, 12, 44][index]!, 32))
    ],
    ['fruit', 'red', circle(66, 108, 20), circle(128, 76, 20), circle(190, 108, 20)],
    ['shell', 'yellow', cut(128, 206, 112, 124, 180, 360), box(16, 192, 224, 28, 13)],
    [
      'dots',
      'marigold',
      ...points('76 168, 112 140, 150 152, 188 176, 124 184, 84 198, 164 198').map(([x, y]) => circle(x, y, 7))
    ]
  ],
  sushi: () => [
    ['board', 'brown', box(14, 202, 228, 20, 8), box(44, 218, 24, 20, 6), box(188, 218, 24, 20, 6)],
    ['rice', 'silver', box(36, 128, 184, 76, 34)],
    ['topping', 'orange', blob('24 130, 52 86, 128 70, 204 86, 232 130, 222 152, 128 132, 34 152')],
    ['stripes', 'cream', ...[70, 104, 148, 186].map((x) => line(x - 8, 122, x + 10, 88, 8))],
    ['band', 'forest', poly('108 70, 148 70, 150 204, 106 204', 4)]
  ],
  ramen: () => [
    ['wood', 'chestnut', line(150, 100, 212, 14, 9), line(172, 104, 236, 26, 9)],
    ['noodles', 'yellow', ...[60, 84, 108].map((x) => arc(x + 8, 116, 24, 9, 180, 360)), box(40, 106, 176, 24, 8)],
    ['egg', 'cream', circle(160, 104, 34)],
    ['yolk', 'marigold', circle(160, 102, 17)],
    ['bowl', 'red', cut(128, 120, 112, 112, 0, 180), box(84, 220, 88, 18, 8), box(12, 112, 232, 20, 10)],
    ['pattern', 'cream', ...[64, 106, 150, 192].map((x) => circle(x, 156, 9))]
  ],
  'coffee-cup': () => [
    [
      'steam',
      'silver',
      ...[84, 120, 156].map((x) =>
        band(
          [
            [x, 86],
            [x + 10, 66],
            [x - 6, 46],
            [x + 6, 24]
          ],
          10
        )
      )
    ],
    ['handle', 'teal', ring(192, 154, 40, 17)],
    ['cup', 'teal', poly('40 106, 200 106, 200 176, 186 214, 54 214, 40 176', 30), box(40, 102, 160, 40, 6)],
    ['drink', 'chestnut', box(50, 112, 140, 14, 7)],
    ['plate', 'mist', box(16, 212, 208, 24, 12)]
  ],
  cocktail: () => [
    ['straw', 'rose', line(142, 140, 186, 20, 10)],
    ['glass', 'mist', poly('22 58, 234 58, 136 168, 136 226, 178 226, 178 244, 78 244, 78 226, 120 226, 120 168', 6)],
    ['drink', 'orange', poly('60 84, 196 84, 128 156', 8)],
    ['cherry', 'red', circle(114, 92, 18)],
    ['fruit', 'yellow', circle(212, 62, 34), hole(circle(212, 62, 22)), circle(212, 62, 16)]
  ],
  'fried-egg': () => [
    ['frame', 'ink', circle(112, 148, 96), line(176, 84, 232, 26, 26)],
    ['ground', 'slate', circle(112, 148, 82)],
    ['egg', 'cream', blob('66 92, 112 98, 158 96, 176 138, 160 178, 140 210, 98 198, 60 206, 48 166, 42 122')],
    ['yolk', 'marigold', circle(108, 148, 31)],
    ['shine', 'yellow', arc(108, 148, 19, 8, 190, 260)]
  ],
  popcorn: () => [
    [
      'popcorn',
      'cream',
      ...points('64 84, 96 54, 136 44, 172 62, 196 92, 86 96, 128 84, 164 100').map(([x, y]) => circle(x, y, 28))
    ],
    ['dots', 'yellow', ...points('74 80, 112 60, 150 54, 180 84, 132 92, 98 96').map(([x, y]) => circle(x, y, 9))],
    ['box', 'red', poly('40 108, 216 108, 190 246, 66 246', 8)],
    ['stripes', 'cream', poly('76 108, 106 108, 112 246, 90 246', 1), poly('150 108, 180 108, 166 246, 144 246', 1)]
  ]
}

function wavy(x1: number, x2: number, y: number) {
  const step = (x2 - x1) / 6
  return [
    ...box(x1, y - 14, x2 - x1, 20, 10),
    ...Array.from({ length: 6 }, (_, index) => ellipse(x1 + step * (index + 0.5), y + 6, step / 2 + 1, 16)).flat()
  ]
}
