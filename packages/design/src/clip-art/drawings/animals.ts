import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, cut, ellipse, leaf, poly, sym, points } from './forms.ts'
import { both, turn } from './path.ts'

const eyes = (y: number, apart: number, r = 9) => both(circle(128 + apart, y, r))
/** A mouth like a w under a nose. */
const smile = (y: number, width = 18) => both(arc(128 + width / 2, y, width / 2, 6, 0, 180))

export const animals: Drawings = {
  'cat-face': () => [
    ['face', 'orange', both(poly('140 70, 206 22, 218 124', 14))],
    ['inner-ears', 'pink', both(poly('168 72, 196 50, 200 96', 8))],
    ['face', 'orange', ellipse(128, 142, 96, 84)],
    [
      'stripes',
      'brown',
      band('128 62, 128 88', 11),
      both(band('152 66, 148 84', 10)),
      both(band('218 134, 196 138', 9)),
      both(band('216 158, 194 156', 9))
    ],
    ['muzzle', 'cream', ellipse(128, 176, 46, 34)],
    ['details', 'ink', eyes(134, 42, 12)],
    ['nose', 'rose', poly('112 156, 144 156, 128 174', 8)],
    ['details', 'ink', smile(178, 26)]
  ],
  'dog-face': () => [
    ['face', 'tan', blob(sym('128 36, 188 54, 206 120, 186 196, 128 226'))],
    ['ears', 'chestnut', both(blob('166 44, 212 46, 238 104, 228 160, 196 158, 190 100'))],
    ['muzzle', 'cream', blob(sym('128 44, 142 60, 146 120, 174 150, 176 196, 128 222'))],
    ['details', 'ink', eyes(114, 36, 11)],
    ['tongue', 'rose', cut(128, 186, 18, 34, 0, 180)],
    ['details', 'ink', smile(178, 34), ellipse(128, 152, 25, 17)]
  ],
  'fox-face': () => [
    ['face', 'orange', both(poly('134 92, 208 24, 222 130', 14))],
    ['inner-ears', 'ink', both(poly('184 76, 202 56, 206 92', 6))],
    ['face', 'orange', blob(sym('128 64, 190 76, 232 140, 196 176, 128 230'))],
    ['cheeks', 'cream', both(blob('232 140, 196 176, 128 230, 132 180, 168 142, 206 128'))],
    ['details', 'ink', eyes(130, 42, 11)],
    ['details', 'ink', ellipse(128, 216, 19, 15)]
  ],
  'bear-face': () => [
    ['face', 'brown', both(circle(202, 68, 36))],
    ['inner-ears', 'tan', both(circle(204, 68, 18))],
    ['face', 'brown', ellipse(128, 138, 98, 90)],
    ['muzzle', 'sand', ellipse(128, 172, 50, 40)],
    ['details', 'ink', eyes(120, 42, 11)],
    ['details', 'ink', ellipse(128, 152, 21, 15)],
    ['details', 'ink', line128(160, 178), smile(180, 26)]
  ],
  'panda-face': () => [
    ['ears', 'ink', both(circle(204, 64, 36))],
    ['face', 'silver', ellipse(128, 140, 104, 92)],
    ['patches', 'ink', both(turn(ellipse(170, 130, 25, 33), 30, [170, 130]))],
    ['eyes', 'white', eyes(128, 40, 11)],
    ['details', 'ink', ellipse(128, 172, 19, 13), smile(190, 24)]
  ],
  'rabbit-face': () => [
    ['face', 'grey', both(turn(ellipse(164, 62, 25, 58), 10, [164, 120]))],
    ['inner-ears', 'pink', both(turn(ellipse(164, 66, 12, 42), 10, [164, 120]))],
    ['face', 'grey', ellipse(128, 166, 84, 76)],
    ['cheeks', 'silver', both(circle(146, 200, 26)), ellipse(128, 192, 26, 20)],
    ['details', 'ink', eyes(152, 38, 11)],
    ['teeth', 'white', box(115, 204, 26, 26, 6)],
    ['nose', 'rose', poly('113 176, 143 176, 128 194', 8)]
  ],
  'lion-face': () => [
    [
      'hair',
      'brown',
      ...Array.from({ length: 12 }, (_, index) => turn(circle(128, 44, 32), index * 30, [128, 128])),
      circle(128, 128, 92)
    ],
    ['face', 'marigold', both(circle(188, 78, 22))],
    ['face', 'marigold', ellipse(128, 136, 74, 72)],
    ['muzzle', 'cream', both(circle(146, 168, 24)), ellipse(128, 180, 26, 22)],
    ['details', 'ink', eyes(122, 32, 10)],
    ['nose', 'chestnut', poly('106 142, 150 142, 128 166', 9)]
  ],
  'pig-face': () => [
    ['ears', 'rose', both(poly('150 54, 218 30, 220 112', 18))],
    ['face', 'pink', ellipse(128, 140, 98, 88)],
    ['nose', 'rose', ellipse(128, 160, 44, 32)],
    ['details', 'crimson', both(ellipse(144, 160, 8, 12))],
    ['eyes', 'ink', eyes(112, 48, 11)],
    ['details', 'crimson', arc(128, 184, 24, 7, 40, 140)]
  ],
  'frog-face': () => [
    ['face', 'green', ellipse(128, 150, 106, 78), both(circle(178, 72, 42))],
    ['eyes', 'white', both(circle(178, 70, 26))],
    ['pupils', 'ink', both(circle(174, 72, 13))],
    ['belly', 'lime', cut(128, 168, 82, 52, 0, 180)],
    ['mouth', 'forest', band('50 160, 84 176, 128 182, 172 176, 206 160', 9), both(circle(140, 132, 5))]
  ],
  owl: () => [
    ['body', 'brown', blob(sym('128 52, 170 48 0, 202 26 0, 210 110, 206 186, 128 240'))],
    ['wings', 'chestnut', both(blob('202 112, 228 150, 216 214, 182 226, 184 160'))],
    ['belly', 'sand', ellipse(128, 188, 50, 46)],
    [
      'pattern',
      'tan',
      ...points('108 166, 148 166, 128 186, 108 206, 148 206').map(([x, y]) => cut(x, y, 12, 14, 0, 180))
    ],
    ['eyes', 'cream', both(circle(164, 104, 36))],
    ['pupils', 'ink', both(circle(162, 104, 18))],
    ['beak', 'marigold', poly('110 112, 146 112, 128 150', 8)]
  ],
  penguin: () => [
    ['feet', 'orange', both(ellipse(156, 232, 28, 13))],
    ['body', 'navy', both(blob('186 106, 222 150, 226 196, 208 190, 184 160'))],
    ['body', 'navy', blob(sym('128 18, 176 40, 190 90, 202 160, 176 226, 128 234'))],
    ['belly', 'white', both(ellipse(146, 88, 28, 32)), blob(sym('128 96, 164 110, 176 168, 156 216, 128 222'))],
    ['details', 'ink', eyes(84, 20, 8)],
    ['beak', 'orange', poly('110 98, 146 98, 128 124', 8)]
  ],
  chick: () => [
    ['feet', 'orange', both(band('150 206, 152 240', 9)), both(band('138 240, 168 240', 10))],
    ['body', 'yellow', circle(128, 126, 92), both(leaf(120, 40, 150, 14, 10)), leaf(128, 44, 128, 12, 14)],
    ['wings', 'marigold', both(blob('206 112, 238 138, 234 170, 200 176'))],
    ['details', 'ink', eyes(108, 34, 10)],
    ['beak', 'orange', poly('104 126, 152 126, 128 154', 8)],
    ['cheeks', 'blush', both(circle(184, 136, 14))]
  ],
  bee: () => [
    ['wings', 'mist', turn(ellipse(116, 66, 30, 48), -24, [116, 110]), turn(ellipse(160, 66, 30, 48), 18, [160, 110])],
    ['details', 'ink', poly('20 150, 52 128, 52 172', 5)],
    ['body', 'yellow', ellipse(134, 150, 94, 66)],
    [
      'stripes',
      'ink',
      poly('84 94, 112 87, 112 213, 84 206', 3),
      poly('136 84, 164 87, 164 213, 136 216', 3),
      band('200 96, 210 66, 226 58', 8),
      circle(228, 56, 10)
    ],
    ['details', 'ink', circle(202, 138, 10), arc(206, 158, 16, 7, 20, 120)]
  ],
  ladybird: () => [
    ['feelers', 'ink', both(band('148 60, 168 34, 184 30', 8)), both(circle(186, 30, 9)), circle(128, 80, 46)],
    ['shell', 'vermilion', ellipse(128, 150, 94, 90)],
    [
      'spots',
      'ink',
      band('128 64, 128 236', 9),
      both(circle(170, 112, 18)),
      both(circle(186, 164, 17)),
      both(circle(158, 206, 15))
    ],
    ['eyes', 'white', both(circle(148, 60, 9))]
  ],
  monarch: () => [
    [
      'wings',
      'ink',
      both(blob('132 120, 152 60, 206 26, 240 46, 232 108, 190 136')),
      both(blob('132 128, 186 134, 212 166, 196 212, 160 214, 136 170'))
    ],
    ['colour-1', 'orange', both(blob('150 110, 166 70, 206 44, 224 58, 216 100, 184 122'))],
    ['colour-2', 'marigold', both(blob('146 142, 180 146, 196 168, 184 198, 164 198, 148 172'))],
    ['dots', 'white', both(circle(216, 48, 6)), both(circle(228, 70, 6)), both(circle(200, 196, 5))],
    ['body', 'chestnut', ellipse(128, 140, 12, 62), both(band('132 84, 144 56, 160 42', 7))]
  ],
  snail: () => [
    [
      'body',
      'tan',
      blob('16 222, 40 198, 120 196, 186 190, 196 120, 226 104, 244 128, 232 186, 206 222, 110 228'),
      band('206 116, 196 72', 9),
      circle(196, 68, 10),
      band('228 112, 236 74', 9),
      circle(237, 70, 10)
    ],
    ['shell', 'rose', circle(104, 130, 80)],
    ['pattern', 'blush', band('104 130, 120 122, 122 146, 96 158, 72 136, 84 100, 124 90, 154 120, 150 164', 12)],
    ['details', 'ink', circle(226, 134, 7), arc(222, 148, 12, 6, 20, 110)]
  ],
  elephant: () => [
    ['ears', 'grey', both(blob('170 70, 224 54, 248 110, 226 166, 182 158'))],
    ['inner-ears', 'blush', both(blob('182 88, 216 80, 230 112, 214 144, 188 138'))],
    ['face', 'slate', blob(sym('128 34, 180 52, 196 108, 172 156, 154 176, 154 220, 128 240'))],
    ['teeth', 'cream', both(band('166 166, 176 190, 192 198', 15, 8))],
    ['details', 'ink', eyes(112, 34, 10)],
    [
      'shade',
      'grey',
      ...[178, 196, 214].map((y) =>
        band(
          [
            [112, y],
            [128, y + 4],
            [144, y]
          ],
          6
        )
      )
    ]
  ],
  koala: () => [
    ['face', 'grey', both(circle(206, 84, 46))],
    ['inner-ears', 'blush', both(circle(208, 88, 25))],
    ['face', 'grey', ellipse(128, 142, 86, 84)],
    ['details', 'ink', eyes(124, 42, 11)],
    ['details', 'ink', ellipse(128, 156, 20, 32)],
    ['cheeks', 'pink', both(circle(184, 168, 14))],
    ['details', 'ink', arc(128, 190, 20, 6, 40, 140)]
  ],
  dinosaur: () => [
    [
      'spikes',
      'orange',
      ...points('36 174, 58 142, 86 116, 116 100, 142 66').map(([x, y], index) =>
        turn(
          poly(
            [
              [x - 18, y + 30],
              [x, y - 12],
              [x + 18, y + 30]
            ],
            6
          ),
          index * 10 - 46,
          [x, y]
        )
      )
    ],
    [
      'body',
      'green',
      blob(
        '12 218, 52 160, 104 112, 136 98, 146 52, 190 30, 234 52, 240 92, 206 112, 186 120, 188 182, 160 214, 96 214, 54 200'
      ),
      box(84, 186, 32, 54, 12),
      box(144, 186, 32, 54, 12)
    ],
    ['belly', 'lime', blob('182 124, 184 176, 160 206, 134 204, 150 172, 160 128')],
    ['arms', 'forest', band('150 146, 176 152, 190 140', 15)],
    ['details', 'ink', circle(192, 66, 9), band('214 94, 228 92, 236 84', 6)]
  ],
  hedgehog: () => [
    [
      'spikes',
      'chestnut',
      ...Array.from({ length: 12 }, (_, index) =>
        turn(poly('92 84, 116 32, 140 84', 6), -96 + index * 15.5, [116, 150])
      ),
      circle(116, 150, 80)
    ],
    ['body', 'sand', blob('64 206, 86 160, 136 128, 176 128, 206 156, 240 178, 228 200, 190 220, 104 222')],
    ['feet', 'brown', ellipse(104, 226, 20, 11), ellipse(176, 224, 20, 11)],
    ['details', 'ink', circle(238, 178, 12), circle(186, 162, 10), arc(204, 190, 14, 6, 40, 140)]
  ],
  monkey: () => [
    ['fur', 'brown', both(circle(218, 122, 32))],
    ['inner-ears', 'skin', both(circle(218, 122, 17))],
    ['fur', 'brown', ellipse(128, 128, 88, 96)],
    ['face', 'skin', both(ellipse(156, 118, 38, 40)), ellipse(128, 178, 62, 44)],
    ['details', 'ink', eyes(120, 32, 11)],
    ['mouth', 'chestnut', both(circle(136, 156, 5)), arc(128, 168, 34, 8, 30, 150)]
  ],
  whale: () => [
    ['water', 'sky', band('104 76, 102 46, 82 30, 66 40', 11), band('104 76, 106 46, 126 28, 144 38', 11)],
    [
      'body',
      'blue',
      blob(
        '14 160, 26 106, 84 80, 148 96, 190 130, 212 104, 198 66, 226 72, 240 52, 250 90, 236 120, 218 178, 160 220, 74 222, 26 200'
      )
    ],
    ['belly', 'mist', blob('20 178, 70 188, 130 190, 178 206, 148 220, 74 222, 30 204')],
    ['details', 'ink', circle(70, 142, 10), arc(48, 152, 20, 7, 60, 150)],
    ['fins', 'sea', leaf(120, 168, 160, 212, 22)]
  ]
}

function line128(from: number, to: number) {
  return band(
    [
      [128, from],
      [128, to]
    ],
    6
  )
}
