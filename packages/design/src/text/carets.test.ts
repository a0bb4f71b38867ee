import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { type Caret, caretsOf, indexAt, selectionOf } from './carets.ts'
import { layoutText } from './layout.ts'
import { missingLetters } from './missing.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const xs = (node: TextNode) => caretsOf(node, fonts).map(({ x }) => x)
const middleOf = ({ x, y, height, angle }: Caret) => {
  const turn = (angle * Math.PI) / 180
  return { x: x + (Math.sin(turn) * height) / 2, y: y - (Math.cos(turn) * height) / 2 }
}
const boundaries = (content: string) => [
  ...Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(content), ({ index }) => index),
  content.length
]

const words = fc.constantFrom(
  'Motif',
  'office',
  'Привет',
  'Καλημέρα',
  'שָׁלוֹם',
  'مرحبا',
  'لا',
  'नमस्ते',
  'क्षत्रिय',
  'ที่นี่',
  'สวัสดีครับ',
  'こんにちは',
  '안녕',
  '你好世界',
  '👩‍🚀',
  'e\u0301',
  '(a)',
  '  ',
  '\n',
  '\t',
  '\u200f'
)
const anyText = fc.oneof(
  fc.array(words, { maxLength: 6 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }).filter((content) => content.isWellFormed())
)
const node = fc
  .record(
    {
      content: anyText,
      font: fc.constantFrom('instrument-sans', 'anton', 'caveat', 'amiri', 'kanit', 'kosugi'),
      align: fc.constantFrom('start' as const, 'centre' as const, 'end' as const),
      letterSpacing: fc.constantFrom(0, 0.2),
      direction: fc.constantFrom('ltr' as const, 'rtl' as const),
      width: fc.constantFrom(15, 40),
      arc: fc.constantFrom(90, -120, 300)
    },
    { requiredKeys: ['content', 'font', 'align', 'letterSpacing'] }
  )
  .map(({ content, ...more }) => textOf(content, more))

describe('carets', () => {
  it('stand at every boundary between letters once, in order, at finite places', () => {
    fc.assert(
      fc.property(node, (one) => {
        const carets = caretsOf(one, fonts)
        expect(carets.map(({ index }) => index)).toEqual([...new Set(boundaries(one.text))])
        for (const { x, y, height, angle } of carets)
          for (const value of [x, y, height, angle]) expect(Number.isFinite(value)).toBe(true)
        expect(carets.map(({ line }) => line)).toEqual(carets.map(({ line }) => line).toSorted((a, b) => a - b))
      }),
      { numRuns: 300 }
    )
  })

  it('are found again at the point they stand on', () => {
    fc.assert(
      fc.property(node, (one) => {
        const carets = caretsOf(one, fonts)
        for (const caret of carets) {
          const { x, y, height, line } = caret
          const found = indexAt(one, middleOf(caret), fonts)
          const there = carets.find(({ index }) => index === found)
          const { radius = Infinity } = layoutText(one, fonts).lines[line] ?? {}
          // If letters are tall relative to the radius, the opposite side of the circle is as near, and neighbouring lines may cross.
          if (Math.abs(radius) < height * 2) continue
          if (one.arc === undefined) expect(there?.line).toBe(line)
          if (there?.line === line) expect(Math.hypot(there.x - x, there.y - y)).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 150 }
    )
  })

  it('are found on a word that runs beyond the bottom of its circle', () => {
    const long = textOf('MotifMotifMotifMotif', { width: 15, arc: 300 })
    const carets = caretsOf(long, fonts)
    expect(carets.at(-1)?.angle).toBeGreaterThan(270)
    for (const caret of carets) expect(indexAt(long, middleOf(caret), fonts)).toBe(caret.index)
  })

  it('walk to the right through Latin and to the left through Hebrew', () => {
    const latin = xs(textOf('Motif'))
    expect(latin).toEqual(latin.toSorted((a, b) => a - b))
    const hebrew = xs(textOf('שלום'))
    expect(hebrew).toEqual(hebrew.toSorted((a, b) => b - a))
    expect(new Set([...latin, ...hebrew]).size).toBe(latin.length + hebrew.length)
  })

  it('divide a ligature among its letters', () => {
    const [first = 0, second = 0, third = 0, end = 0] = xs(textOf('ffi', { font: 'eb-garamond' }))
    expect(second).toBeGreaterThan(first)
    expect(third - second).toBeCloseTo(second - first)
    expect(end - third).toBeCloseTo(second - first)
  })

  it('take a letter with its marks as one', () => {
    expect(caretsOf(textOf('e\u0301'), fonts).map(({ index }) => index)).toEqual([0, 2])
    expect(caretsOf(textOf('ที่'), fonts).map(({ index }) => index)).toEqual([0, 3])
  })

  it('lean with the arc', () => {
    const angles = caretsOf(textOf('rainbow', { arc: 120 }), fonts).map(({ angle }) => angle)
    expect(angles[0]).toBeCloseTo(-60)
    expect(angles.at(-1)).toBeCloseTo(60)
  })

  it('begin the next line where words are broken, and end the last at its spaces', () => {
    const carets = caretsOf(textOf('one two', { width: 20 }), fonts)
    expect(carets.map(({ line }) => line)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
  })
})

describe('selections', () => {
  it('are one stripe in one direction, and several where a line runs both ways', () => {
    expect(selectionOf(textOf('Motif'), 1, 3, fonts)).toHaveLength(1)
    expect(selectionOf(textOf('Motif', { letterSpacing: 0.5 }), 0, 5, fonts)).toHaveLength(1)
    expect(selectionOf(textOf('abc שלום'), 2, 6, fonts)).toHaveLength(2)
    expect(selectionOf(textOf('one\ntwo'), 1, 6, fonts)).toHaveLength(2)
    expect(selectionOf(textOf('Motif'), 2, 2, fonts)).toEqual([])
  })
})

describe('whatever people type', () => {
  it('is set within finite boxes, and every letter has a glyph or is told to be missing', () => {
    fc.assert(
      fc.property(node, (one) => {
        const { box, lines } = layoutText(one, fonts)
        for (const value of Object.values(box)) expect(Number.isFinite(value)).toBe(true)
        const missing = new Set(missingLetters(one, fonts))
        for (const [at, index] of boundaries(one.text).entries()) {
          const letter = one.text.slice(index, boundaries(one.text)[at + 1])
          if (missing.has(letter)) continue
          // Every other letter has a glyph, not the empty box of a missing one.
          const parts = fonts.partsOf(one.font, one.text)
          for (const point of letter) {
            if (/[\p{Cc}\p{Default_Ignorable_Code_Point}\s]/u.test(point)) continue
            expect(
              parts.some(
                (part) => part.has(point.codePointAt(0) ?? 0) || part.has(letter.normalize('NFC').codePointAt(0) ?? 0)
              )
            ).toBe(true)
          }
        }
        expect(
          lines.every(({ glyphs }) => glyphs.every(({ x, y, pivot }) => [x, y, pivot].every(Number.isFinite)))
        ).toBe(true)
      }),
      { numRuns: 300 }
    )
  })
})
