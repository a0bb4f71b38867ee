import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, cut, ellipse, leaf, line, poly, sym, points } from './forms.ts'
import { both, turn } from './path.ts'

const wheels = (y: number, r: number, ...xs: number[]) => xs.flatMap((x) => circle(x, y, r))

export const travel: Drawings = {
  spaceship: () => [
    ['flame', 'orange', blob(sym('128 252 0, 152 210, 146 180, 128 176'))],
    ['fins', 'vermilion', both(blob('158 122 0, 206 158, 214 214 0, 164 186 0'))],
    ['body', 'silver', blob(sym('128 4 0, 170 60, 178 130, 158 196 0, 128 200'))],
    ['nose', 'vermilion', blob(sym('128 4 0, 150 32, 164 62 0, 128 66'))],
    ['window', 'blue', circle(128, 106, 29)],
    ['glass', 'mist', circle(128, 106, 18)]
  ],
  'air-balloon': () => [
    ['rope', 'chestnut', line(94, 168, 108, 212, 7), line(162, 168, 148, 212, 7)],
    ['balloon', 'red', blob(sym('128 6, 190 26, 222 88, 194 148, 156 184, 128 186'))],
    ['stripes', 'yellow', both(leaf(152, 8, 146, 186, 16)), both(blob('196 30 0, 222 70, 220 106, 188 156 0, 200 92'))],
    ['box', 'tan', poly('98 206, 158 206, 150 248, 106 248', 7)],
    ['pattern', 'brown', box(94, 200, 68, 13, 5), line(106, 228, 150, 228, 6)]
  ],
  jet: () => [
    [
      'wings',
      'sky',
      turn(both(poly('142 92, 244 160, 244 186, 142 154', 8)), 45, [128, 128]),
      turn(both(poly('140 196, 182 224, 182 242, 138 226', 6)), 45, [128, 128])
    ],
    ['body', 'silver', turn(blob(sym('128 2, 150 40, 152 140, 142 220, 128 252')), 45, [128, 128])],
    [
      'window',
      'sea',
      turn(box(114, 36, 28, 15, 7), 45, [128, 128]),
      ...[80, 104, 128, 152].map((y) => turn(circle(128, y, 7), 45, [128, 128]))
    ],
    ['engines', 'vermilion', turn(both(box(178, 112, 18, 40, 8)), 45, [128, 128])]
  ],
  'city-car': () => [
    ['body', 'vermilion', blob('16 186 0, 14 142, 56 128, 86 84, 128 74, 176 84, 202 126, 240 144, 242 186 0')],
    ['window', 'mist', poly('74 128, 94 98, 122 92, 122 128', 7), poly('134 92, 164 98, 186 128, 134 128', 7)],
    ['tyres', 'ink', wheels(186, 32, 68, 190)],
    ['hubs', 'silver', wheels(186, 14, 68, 190)],
    ['light', 'yellow', box(222, 146, 20, 15, 6), box(14, 146, 16, 15, 6)]
  ],
  'camper-van': () => [
    ['body', 'teal', box(10, 68, 236, 128, 26)],
    ['top', 'cream', blob('12 128 0, 14 86, 40 66, 128 64, 214 66, 240 92, 244 128 0')],
    ['window', 'sea', box(30, 84, 52, 34, 8), box(96, 84, 52, 34, 8), poly('164 84, 212 84, 226 118, 164 118', 8)],
    ['tyres', 'ink', wheels(196, 29, 66, 190)],
    ['hubs', 'silver', wheels(196, 13, 66, 190)],
    ['light', 'yellow', circle(228, 152, 11)],
    ['board', 'orange', leaf(30, 48, 212, 48, 15), box(70, 48, 13, 20, 2), box(164, 48, 13, 20, 2)]
  ],
  'city-bus': () => [
    ['body', 'red', box(10, 56, 236, 142, 20)],
    ['window', 'mist', ...[24, 72, 168].map((x) => box(x, 76, 40, 46, 8)), box(216, 76, 30, 52, 8)],
    ['door', 'sky', box(120, 76, 40, 108, 6)],
    ['stripes', 'yellow', box(10, 140, 100, 13, 2), box(170, 140, 76, 13, 2)],
    ['tyres', 'ink', wheels(196, 28, 64, 196)],
    ['hubs', 'silver', wheels(196, 12, 64, 196)]
  ],
  'steam-train': () => [
    ['smoke', 'silver', circle(206, 30, 22), circle(176, 22, 15), circle(230, 44, 14)],
    [
      'body',
      'forest',
      box(78, 100, 158, 76, 20),
      box(186, 62, 30, 46, 4),
      box(178, 52, 46, 17, 6),
      box(130, 82, 28, 26, 8)
    ],
    ['cabin', 'vermilion', box(18, 62, 82, 116, 6), box(8, 44, 102, 24, 8)],
    ['window', 'mist', box(36, 80, 44, 36, 6)],
    ['frame', 'ink', box(14, 168, 226, 19, 5), poly('226 176, 252 226, 210 226', 4)],
    ['wheels', 'ink', circle(58, 196, 38), wheels(208, 25, 136, 192)],
    ['hubs', 'marigold', circle(58, 196, 18), wheels(208, 11, 136, 192)]
  ],
  scooter: () => [
    ['tyres', 'ink', wheels(202, 36, 58, 204)],
    ['hubs', 'silver', wheels(202, 16, 58, 204)],
    [
      'body',
      'sky',
      blob(
        '18 182 0, 30 140, 64 118 0, 124 118 0, 142 150, 146 182 0, 166 182 0, 180 120, 172 58 0, 196 56 0, 212 120, 222 152, 246 178 0, 220 168, 196 172, 178 208 0, 104 210 0, 94 176, 58 162'
      )
    ],
    ['seat', 'brown', box(50, 94, 88, 28, 13)],
    ['handle', 'ink', band('208 44, 184 46, 156 36', 14)],
    ['light', 'yellow', circle(196, 78, 17)]
  ],
  helicopter: () => [
    ['frame', 'slate', box(30, 40, 196, 13, 6), box(140, 44, 13, 34, 2), both(line(20, 104, 20, 148, 10), 20)],
    ['tail', 'marigold', poly('20 112, 120 112, 120 158, 30 138', 8)],
    ['body', 'marigold', blob('88 96, 140 72, 200 82, 244 136, 232 180, 160 194, 104 182, 80 138')],
    ['window', 'mist', blob('166 92, 200 100, 228 138, 180 142, 160 138')],
    ['base', 'ink', box(92, 220, 140, 13, 6), line(128, 188, 120, 222, 10), line(186, 188, 194, 222, 10)]
  ],
  'camp-tent': () => [
    ['tree', 'forest', poly('214 60, 250 200, 178 200', 10)],
    ['tent', 'orange', poly('112 46, 226 216, 4 216', 10)],
    ['top', 'vermilion', poly('112 46, 158 216, 68 216', 6)],
    ['hole', 'chestnut', poly('112 110, 140 216, 86 216', 5)],
    ['ground', 'green', box(4, 208, 248, 26, 12)]
  ],
  'travel-case': () => [
    ['handle', 'chestnut', poly('92 70, 92 22, 164 22, 164 70, 146 70, 146 40, 110 40, 110 70', 8)],
    ['wheels', 'ink', wheels(228, 15, 66, 190)],
    ['case', 'blue', box(28, 60, 200, 166, 24)],
    ['straps', 'tan', box(62, 60, 22, 166, 2), box(172, 60, 22, 166, 2)],
    ['sticker', 'yellow', circle(128, 122, 26)],
    ['label', 'rose', turn(box(102, 166, 54, 34, 6), -10, [128, 182])]
  ],
  globe: () => [
    ['base', 'brown', arc(128, 108, 106, 13, -50, 130), box(118, 206, 20, 26, 2), box(76, 224, 104, 20, 10)],
    ['water', 'sky', circle(122, 108, 88)],
    [
      'land',
      'green',
      blob('62 66, 96 48, 132 46, 138 72, 112 84, 104 112, 84 122, 62 102'),
      blob('146 96, 182 86, 198 118, 186 156, 160 168, 148 138'),
      blob('92 142, 122 150, 118 180, 98 176')
    ]
  ],
  ufo: () => [
    ['light', 'lime', poly('92 150, 164 150, 222 244, 34 244', 8)],
    ['glass', 'mist', cut(128, 106, 62, 72, 180, 360)],
    ['face', 'green', ellipse(128, 82, 25, 29)],
    ['eyes', 'ink', both(turn(ellipse(140, 82, 7, 10), 20, [140, 82]))],
    ['plate', 'slate', ellipse(128, 126, 118, 40)],
    ['lamp', 'yellow', ...points('48 126, 100 142, 156 142, 208 126').map(([x, y]) => circle(x, y, 10))]
  ],
  'farm-tractor': () => [
    ['body', 'green', box(112, 112, 126, 66, 12), box(50, 124, 84, 62, 6), box(206, 70, 15, 48, 5)],
    ['cabin', 'forest', poly('50 40, 136 40, 136 54, 130 54, 138 122, 50 122', 6)],
    ['window', 'mist', poly('66 58, 116 58, 122 114, 66 114', 5)],
    ['tyres', 'ink', circle(76, 176, 62), circle(206, 200, 38)],
    ['hubs', 'yellow', circle(76, 176, 30), circle(206, 200, 17)]
  ],
  rucksack: () => [
    ['top', 'teal', box(62, 14, 132, 40, 20)],
    ['body', 'orange', box(52, 44, 152, 196, 34)],
    ['sides', 'brown', both(box(194, 138, 36, 84, 14))],
    ['pocket', 'vermilion', box(78, 146, 100, 76, 16)],
    ['straps', 'chestnut', both(box(152, 24, 16, 96, 4)), box(78, 160, 100, 13, 2)],
    ['metal', 'yellow', both(box(149, 92, 22, 24, 5)), box(118, 156, 20, 22, 5)]
  ]
}
