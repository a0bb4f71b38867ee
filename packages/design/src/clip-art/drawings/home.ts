import type { Drawings } from './drawing.ts'
import { arc, band, blob, box, circle, cut, ellipse, heart, leaf, line, poly, ring, sym, points } from './forms.ts'
import { around, both, hole, turn } from './path.ts'

export const home: Drawings = {
  house: () => [
    ['chimney', 'chestnut', box(176, 34, 34, 76, 4)],
    ['wall', 'cream', box(42, 108, 172, 130, 6)],
    [
      'roof',
      'vermilion',
      poly('128 16, 246 122, 230 142, 128 56, 26 142, 10 122', 8),
      poly('128 40, 214 116, 42 116', 4)
    ],
    ['door', 'sea', box(108, 162, 44, 76, 8)],
    ['window', 'sky', box(62, 158, 34, 36, 5), box(164, 158, 34, 36, 5), circle(128, 94, 15)]
  ],
  'leafy-plant': () => [
    [
      'leaves',
      'green',
      leaf(126, 156, 70, 20, 50),
      leaf(130, 156, 194, 36, 46),
      leaf(124, 160, 14, 94, 40),
      leaf(134, 160, 244, 112, 38)
    ],
    [
      'pattern',
      'lime',
      line(122, 146, 82, 50, 6),
      line(134, 146, 182, 58, 6),
      line(112, 152, 40, 108, 6),
      line(144, 154, 218, 122, 6)
    ],
    ['pot', 'rose', poly('70 148, 186 148, 172 246, 84 246', 12)],
    ['stripes', 'cream', poly('75 180, 181 180, 178 200, 78 200', 2)]
  ],
  'desk-lamp': () => [
    ['light', 'yellow', poly('126 112, 190 78, 250 190, 142 212', 10)],
    ['frame', 'slate', line(64, 226, 48, 132, 13), line(48, 132, 128, 72, 13), circle(48, 132, 15)],
    ['shade', 'teal', turn(poly('120 52, 170 52, 200 112, 90 112', 10), -28, [146, 82])],
    ['base', 'navy', box(22, 220, 100, 24, 11)]
  ],
  'arm-chair': () => [
    ['legs', 'chestnut', box(56, 210, 18, 34, 4), box(182, 210, 18, 34, 4)],
    ['back', 'teal', box(48, 22, 160, 150, 34)],
    ['seat', 'sky', box(60, 134, 136, 62, 16)],
    ['arms', 'navy', box(18, 108, 56, 110, 24), box(182, 108, 56, 110, 24), box(40, 184, 176, 34, 8)],
    ['cushion', 'marigold', turn(box(96, 74, 64, 64, 14), 12, [128, 106])]
  ],
  'alarm-clock': () => [
    ['feet', 'slate', both(line(182, 206, 202, 238, 19))],
    ['metal', 'marigold', both(turn(cut(194, 56, 42, 40, 180, 360), 38, [194, 56])), box(116, 8, 24, 30, 6)],
    ['case', 'red', circle(128, 136, 96)],
    ['screen', 'cream', circle(128, 136, 74)],
    [
      'details',
      'ink',
      line(128, 136, 128, 86, 11),
      line(128, 136, 164, 154, 11),
      circle(128, 136, 12),
      around(circle(128, 76, 5), 4, [128, 136])
    ]
  ],
  'stack-of-books': () => [
    ['colour-1', 'sea', box(24, 194, 212, 48, 8)],
    ['colour-2', 'vermilion', box(40, 142, 180, 48, 8)],
    ['colour-3', 'green', box(28, 90, 190, 48, 8)],
    ['pages', 'cream', box(60, 202, 176, 32, 3), box(40, 150, 150, 32, 3), box(64, 98, 154, 32, 3)],
    ['fruit', 'red', blob('128 44, 146 36, 166 50, 160 82, 142 94, 128 90, 114 94, 96 82, 90 50, 110 36')],
    ['leaves', 'lime', leaf(128, 38, 160, 12, 15), line(128, 44, 126, 22, 8)]
  ],
  pencil: () => [
    ['wood', 'sand', turn(poly('104 52, 152 52, 128 0', 3), 45, [128, 128])],
    ['tip', 'ink', turn(poly('117 24, 139 24, 128 0', 3), 45, [128, 128])],
    ['body', 'yellow', turn(box(104, 50, 48, 156, 2), 45, [128, 128])],
    ['stripes', 'marigold', turn(box(120, 50, 16, 156, 1), 45, [128, 128])],
    ['band', 'silver', turn(box(102, 200, 52, 22, 3), 45, [128, 128])],
    ['rubber', 'pink', turn(box(104, 220, 48, 34, 12), 45, [128, 128])]
  ],
  'open-laptop': () => [
    ['case', 'slate', box(40, 44, 176, 132, 14)],
    ['screen', 'sky', box(56, 60, 144, 100, 6)],
    ['heart', 'rose', heart(128, 112, 54)],
    ['base', 'silver', poly('36 172, 220 172, 250 206, 6 206', 8), box(4, 200, 248, 18, 9)],
    ['keys', 'slate', poly('62 180, 194 180, 202 192, 54 192', 3)]
  ],
  briefcase: () => [
    ['handle', 'chestnut', poly('84 76, 84 30, 172 30, 172 76, 152 76, 152 48, 104 48, 104 76', 8)],
    ['body', 'brown', box(20, 120, 216, 108, 18)],
    ['top', 'tan', box(14, 68, 228, 84, 18)],
    ['lock', 'yellow', box(110, 134, 36, 40, 8)]
  ],
  toolbox: () => [
    ['handle', 'ink', poly('74 96, 74 46, 182 46, 182 96, 164 96, 164 64, 92 64, 92 96', 8)],
    ['lid', 'crimson', box(24, 88, 208, 48, 12)],
    ['box', 'red', box(14, 126, 228, 102, 12)],
    ['metal', 'silver', box(54, 118, 30, 42, 6), box(172, 118, 30, 42, 6)],
    ['label', 'yellow', box(100, 168, 56, 32, 6)]
  ],
  'paint-palette': () => [
    [
      'wood',
      'tan',
      blob('128 26, 206 50, 242 120, 216 164, 168 160, 160 190, 170 222, 128 232, 56 208, 14 136, 46 58'),
      hole(circle(92, 186, 17))
    ],
    ['colour-1', 'red', circle(70, 94, 22)],
    ['colour-2', 'yellow', circle(128, 66, 22)],
    ['colour-3', 'blue', circle(186, 92, 22)],
    ['colour-4', 'green', circle(60, 148, 18), circle(200, 138, 13)]
  ],
  'watering-can': () => [
    ['water', 'sky', ...points('28 128, 14 156, 42 160, 26 190').map(([x, y]) => ellipse(x, y, 7, 10))],
    ['handle', 'sea', arc(152, 98, 52, 16, 190, 350)],
    ['body', 'blue', poly('110 182, 110 212, 54 118, 72 106', 4), turn(box(26, 92, 62, 21, 8), -36, [58, 104])],
    ['body', 'blue', poly('96 92, 208 92, 220 230, 84 230', 14)],
    ['flower', 'yellow', around(circle(152, 140, 14), 5, [152, 160]), circle(152, 160, 10)],
    ['centre', 'orange', circle(152, 160, 11)]
  ],
  'door-key': () => [
    [
      'metal',
      'marigold',
      ring(128, 62, 54, 25),
      box(116, 108, 24, 136, 6),
      box(132, 182, 44, 22, 4),
      box(132, 216, 34, 22, 4)
    ],
    ['rope', 'slate', band('96 50, 62 70, 58 108', 9)],
    ['tag', 'vermilion', heart(58, 146, 88, 0)],
    ['shine', 'blush', arc(48, 136, 18, 8, 170, 260)]
  ],
  'open-umbrella': () => [
    ['handle', 'chestnut', line(128, 20, 128, 212, 11), arc(150, 214, 22, 11, 0, 180)],
    ['body', 'red', cut(128, 130, 116, 104, 180, 360)],
    ['stripes', 'yellow', blob('128 26 0, 100 66, 90 130 0, 128 116, 166 130 0, 156 66')],
    ['edge', 'crimson', ...[51, 205].map((x) => cut(x, 131, 39, 18, 180, 360))]
  ],
  teapot: () => [
    ['lid', 'rose', arc(204, 134, 38, 17, -80, 90)],
    ['lid', 'rose', blob('70 190, 30 158, 24 108, 8 92 0, 38 84 0, 54 110, 90 140')],
    ['pot', 'pink', blob(sym('128 76, 180 86, 214 140, 190 204, 128 222')), box(84, 206, 88, 22, 8)],
    ['lid', 'rose', cut(128, 84, 56, 34, 180, 360), circle(128, 44, 15)],
    ['flower', 'cream', around(circle(128, 132, 15), 5, [128, 152])],
    ['centre', 'marigold', circle(128, 152, 13)]
  ],
  'sewing-reel': () => [
    ['body', 'rose', box(66, 62, 124, 132, 14), band('186 176, 214 196, 222 168, 240 140', 8)],
    ['shine', 'pink', ...[86, 114, 142, 170].map((y) => line(74, y, 182, y - 8, 8))],
    ['wood', 'tan', box(46, 28, 164, 40, 12), box(46, 190, 164, 40, 12)],
    ['metal', 'slate', poly('240 60, 246 66, 226 190, 220 190', 2), ring(244, 60, 11, 4)]
  ]
}
