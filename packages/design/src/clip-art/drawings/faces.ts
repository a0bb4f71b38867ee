import type { Drawings, DrawnPart } from './drawing.ts'
import { arc, band, blob, box, circle, cut, drop, ellipse, heart, leaf, line, poly, star, sym } from './forms.ts'
import { both, turn } from './path.ts'

const round: DrawnPart = ['face', 'yellow', circle(128, 130, 112)]
const openEyes = both(ellipse(166, 104, 13, 18))
const happyEyes = both(arc(170, 112, 20, 11, 190, 350))
const grin = cut(128, 142, 66, 62, 0, 180)

export const faces: Drawings = {
  'happy-face': () => [
    round,
    ['cheeks', 'orange', both(circle(196, 148, 17))],
    ['details', 'chestnut', openEyes, arc(128, 128, 62, 12, 25, 155)]
  ],
  'laughing-face': () => [
    round,
    ['mouth', 'chestnut', grin, happyEyes],
    ['tongue', 'rose', cut(128, 190, 38, 24, 180, 360), cut(128, 189, 38, 14, 0, 180)],
    ['teeth', 'white', box(78, 146, 100, 17, 6)],
    ['water', 'sky', both(turn(drop(218, 146, 17, 40), 24, [218, 146]))]
  ],
  'cool-face': () => [
    round,
    ['frame', 'ink', both(blob('132 84, 164 80, 224 80, 226 104, 204 138, 164 138, 142 116')), box(60, 78, 136, 13, 5)],
    ['shine', 'sky', ...[168, 70].map((x) => line(x, 118, x + 20, 94, 10))],
    ['mouth', 'chestnut', band('90 180, 124 192, 166 172', 12)]
  ],
  'heart-eyes': () => [
    round,
    ['eyes', 'red', both(heart(174, 100, 68))],
    ['mouth', 'chestnut', cut(128, 154, 56, 50, 0, 180)],
    ['tongue', 'rose', cut(128, 200, 32, 20, 180, 360)]
  ],
  'cheeky-face': () => [
    round,
    ['details', 'chestnut', ellipse(90, 104, 13, 18), arc(168, 112, 20, 11, 190, 350), cut(128, 146, 58, 44, 0, 180)],
    ['tongue', 'rose', box(104, 164, 48, 60, 24)],
    ['shade', 'crimson', line(128, 176, 128, 198, 7)]
  ],
  'sleepy-face': () => [
    round,
    ['details', 'chestnut', both(arc(168, 98, 22, 10, 20, 160)), ellipse(128, 170, 17, 20)],
    ['letters', 'blue', zed(196, 20, 44), zed(166, 8, 26)]
  ],
  'surprised-face': () => [
    round,
    ['eyes', 'white', both(circle(168, 104, 29))],
    ['details', 'chestnut', both(circle(168, 104, 13)), both(arc(170, 78, 34, 9, 235, 310)), ellipse(128, 182, 25, 30)]
  ],
  'crying-face': () => [
    round,
    [
      'details',
      'chestnut',
      both(ellipse(166, 112, 12, 16)),
      both(band('146 80, 164 74, 186 84', 10)),
      arc(128, 202, 42, 11, 215, 325)
    ],
    ['water', 'sky', both(box(170, 130, 24, 84, 12))]
  ],
  'party-face': () => [
    round,
    ['hat', 'purple', turn(poly('128 -4, 176 66, 80 66', 8), 16, [128, 128])],
    ['stripes', 'yellow', turn(poly('116 16, 134 8, 160 58, 136 60', 2), 16, [128, 128])],
    ['details', 'chestnut', happyEyes, cut(128, 150, 50, 46, 0, 180)],
    ['cheeks', 'orange', both(circle(200, 150, 15))]
  ],
  'star-eyes': () => [
    round,
    ['eyes', 'orange', both(star(174, 100, 5, 40, 18, 5))],
    ['mouth', 'chestnut', grin],
    ['teeth', 'white', box(76, 146, 104, 18, 6)]
  ],
  'robot-face': () => [
    ['frame', 'slate', line(128, 60, 128, 26, 11), both(box(216, 112, 24, 58, 8))],
    ['light', 'red', circle(128, 22, 17)],
    ['face', 'silver', box(30, 54, 196, 168, 30)],
    ['screen', 'navy', box(54, 82, 148, 76, 20)],
    ['eyes', 'teal', both(circle(164, 120, 21))],
    ['mouth', 'slate', box(80, 178, 96, 23, 8)],
    ['teeth', 'cream', ...[90, 113, 136, 157].map((x) => box(x, 184, 9, 11, 2))]
  ],
  'alien-face': () => [
    ['feelers', 'green', both(band('152 50, 172 24, 190 16', 10)), both(circle(192, 20, 13))],
    ['face', 'green', blob(sym('128 30, 196 48, 222 108, 186 184, 128 240'))],
    ['eyes', 'ink', both(turn(ellipse(170, 118, 25, 40), 28, [170, 118]))],
    ['shine', 'lime', both(circle(180, 102, 9))],
    ['mouth', 'forest', arc(128, 188, 20, 8, 30, 150)]
  ],
  'one-eyed-monster': () => [
    ['horns', 'marigold', both(blob('168 64 0, 200 14 0, 218 56, 204 92'))],
    ['body', 'purple', blob(sym('128 32, 196 58, 220 130, 226 220, 204 238, 178 220, 154 240, 128 222'))],
    ['eyes', 'white', circle(128, 108, 48)],
    ['iris', 'teal', circle(128, 112, 28)],
    ['pupils', 'ink', circle(128, 112, 14)],
    ['mouth', 'plum', cut(128, 172, 50, 30, 0, 180)],
    ['teeth', 'white', poly('92 172, 114 172, 103 190', 3), poly('142 172, 164 172, 153 190', 3)]
  ],
  'pirate-face': () => [
    ['face', 'skin', circle(128, 146, 92)],
    ['scarf', 'vermilion', cut(128, 126, 98, 96, 180, 360), leaf(210, 120, 250, 160, 20), leaf(210, 122, 232, 180, 18)],
    ['dots', 'cream', circle(84, 92, 11), circle(128, 66, 11), circle(172, 92, 11)],
    ['patch', 'ink', ellipse(170, 144, 28, 26), band('40 120, 120 124, 218 150', 9), circle(90, 150, 12)],
    ['hair', 'chestnut', blob('128 184 0, 164 170, 206 186, 180 228, 128 248, 76 228, 50 186, 92 170')],
    ['mouth', 'rose', cut(128, 200, 24, 16, 0, 180)]
  ],
  'clown-face': () => [
    ['hair', 'orange', both([...circle(218, 98, 30), ...circle(224, 140, 28), ...circle(200, 66, 26)])],
    ['face', 'cream', circle(128, 136, 94)],
    ['cheeks', 'pink', both(circle(186, 156, 19))],
    ['eyes', 'blue', both(leaf(162, 72, 162, 140, 16)), both(leaf(138, 106, 186, 106, 12))],
    ['details', 'ink', both(circle(162, 106, 11))],
    ['mouth', 'red', blob('66 172 0, 128 186, 190 172 0, 166 206, 128 216, 90 206'), circle(128, 142, 25)]
  ]
}

function zed(x: number, y: number, size: number) {
  const w = size * 0.24
  return poly(
    [
      [x, y],
      [x + size, y],
      [x + size, y + w],
      [x + w * 1.5, y + size - w],
      [x + size, y + size - w],
      [x + size, y + size],
      [x, y + size],
      [x, y + size - w],
      [x + size - w * 1.5, y + w],
      [x, y + w]
    ],
    2
  )
}
