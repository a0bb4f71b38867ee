import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { caretsOf } from './carets.ts'
import { layoutText, measureText } from './layout.ts'
import { shapeLine } from './shape-line.ts'
import { visualRuns } from './visual-runs.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const text = (content: string, more: Partial<TextNode> = {}) =>
  textOf(content, { font: 'anton', align: 'centre', ...more })

it('grows with the size and with every line', () => {
  const one = measureText(text('Hello'), fonts)
  expect(measureText(text('Hello', { size: 20 }), fonts).width).toBeCloseTo(one.width * 2)
  expect(measureText(text('Hello\nHello'), fonts).height).toBeCloseTo(one.height + 12)
})

it('gives lines the room of their largest letters', () => {
  const lines = (scale: number) => {
    const node = text('one\ntwo\nthree', scale === 1 ? {} : { runs: [{ start: 5, end: 6, scale }] })
    const { box, lines: laid } = layoutText(node, fonts)
    const [first = 0, second = 0, third = 0] = laid.map(({ baseline }) => baseline)
    return { above: second - first, below: third - second, height: box.bottom - box.top }
  }
  const [plain, large, small] = [lines(1), lines(3), lines(0.5)]
  expect(large.height).toBeCloseTo(plain.height + 2 * 12)
  expect(large.above + large.below).toBeCloseTo(plain.above + plain.below + 2 * 12)
  expect(large.above).toBeGreaterThan(large.below)
  // The line's other letters keep their size.
  expect(small).toEqual(plain)
})

it('sets letters in faces of their own, and carets as high as the letters before them', () => {
  const content = 'Make it'
  const bold = text(content, { font: 'rubik', runs: [{ start: 5, end: 7, font: 'rubik-700', scale: 2 }] })
  const width = (words: string, font: string) => shapeLine(words, { font, letterSpacing: 0 }, fonts).width
  expect(layoutText(bold, fonts).lines[0]?.width).toBeCloseTo(width('Make ', 'rubik') + 2 * width('it', 'rubik-700'))
  const heights = caretsOf(bold, fonts).map(({ height }) => height)
  expect(heights[7]).toBeCloseTo(2 * (heights[4] ?? 0))
})

it('never sets letters of several sizes wider than their box', () => {
  const size = fc.double({ min: 0.3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.array(size, { minLength: 3, maxLength: 8 }), fc.constantFrom('wrap', 'shrink'), (sizes, fit) => {
      const content = 'Words of several sizes in a box, مرحبا بالعالم'
      const runs = sizes.map((scale, index) => ({ start: index * 5, end: index * 5 + 4, scale }))
      const box = { width: 60, ...(fit === 'shrink' ? { height: 40 } : {}) }
      const { lines, size: em } = layoutText(text(content, { font: 'amiri', fit, runs, ...box }), fonts)
      for (const line of lines) expect(line.width * em).toBeLessThanOrEqual(60.01)
      const letters = (words: string) => words.replaceAll(/\s/g, '')
      expect(letters(lines.map(({ start, end }) => content.slice(start, end)).join(''))).toBe(letters(content))
    }),
    { numRuns: 40 }
  )
})

it('puts space between letters, not after the last', () => {
  const tight = measureText(text('abcd'), fonts).width
  expect(measureText(text('abcd', { letterSpacing: 0.1 }), fonts).width).toBeCloseTo(tight + 3)
})

it('aligns lines to the start, the middle and the end of the widest', () => {
  const lefts = (align: TextNode['align']) =>
    layoutText(text('wide line\ni', { align }), fonts).lines.map(({ left }) => left)
  const [wide = 0] = lefts('start')
  expect(lefts('start')).toEqual([wide, wide])
  expect(lefts('end')[1]).toBeGreaterThan(lefts('centre')[1] ?? 0)
})

it('starts right-to-left lines at the right', () => {
  const { lines, box } = layoutText(text('wide line of text\nسلام', { align: 'start' }), fonts)
  const arabic = lines[1]
  expect(arabic?.direction).toBe('rtl')
  expect((arabic?.left ?? 0) + (arabic?.width ?? 0) * 10).toBeCloseTo(box.right)
})

it('joins Arabic letters, and sets the words of a mixed line in reading order', () => {
  const joined = shapeLine('بب', { font: 'anton', letterSpacing: 0 }, fonts)
  const alone = shapeLine('ب', { font: 'anton', letterSpacing: 0 }, fonts)
  expect(joined.width).toBeLessThan(alone.width * 2 * 0.95)
  const mixed = shapeLine('سلام A', { font: 'anton', letterSpacing: 0 }, fonts)
  const latin = shapeLine('A', { font: 'anton', letterSpacing: 0 }, fonts).glyphs[0]?.outline
  expect(mixed.glyphs.findIndex(({ outline }) => outline === latin)).toBe(0)
})

it('breaks lines to a width between words, and keeps a long word whole', () => {
  const narrow = layoutText(text('one two three four', { width: 30 }), fonts)
  expect(narrow.lines.length).toBeGreaterThan(1)
  expect(narrow.box.right - narrow.box.left).toBe(30)
  expect(layoutText(text('uninterrupted', { width: 5 }), fonts).lines).toHaveLength(1)
})

it('takes letters a font lacks from another', () => {
  const parts = shapeLine('aس', { font: 'caveat', letterSpacing: 0 }, fonts)
  expect(parts.glyphs.every(({ outline }) => outline().length > 0)).toBe(true)
})

it('lets lines of Thai break between words, and of Japanese where no sign may be parted from its word', () => {
  const broken = (content: string, width: number) =>
    layoutText(text(content, { width, font: 'kanit' }), fonts).lines.map(({ start, end }) => content.slice(start, end))
  expect(broken('ภาษาไทยเป็นภาษา', 42)).toEqual(['ภาษาไทย', 'เป็นภาษา'])
  for (const line of broken('東京へ行きます。「はい」、そうです。', 35)) expect(line).not.toMatch(/^[。、」]|「$/)
})

it('mirrors brackets in what runs from right to left', () => {
  const outlines = (content: string) =>
    shapeLine(content, { font: 'rubik', letterSpacing: 0 }, fonts).glyphs.map(({ outline }) => outline)
  const [open, , close] = outlines('(a)')
  expect(outlines('(א)').at(-1)).toBe(close)
  expect(outlines('(א)')[0]).toBe(open)
})

it('puts emoji where the direction of the line puts signs', () => {
  const order = (content: string) => visualRuns(content).runs.map(({ start, end }) => content.slice(start, end).trim())
  expect(order('שלום Motif 🎉')).toEqual(['🎉', 'Motif', 'שלום'])
  expect(order('Motif 🎉')).toEqual(['Motif 🎉'])
})

it('sets ligatures, and parts them where letters are spaced', () => {
  const count = (letterSpacing: number) =>
    shapeLine('office', { font: 'eb-garamond', letterSpacing }, fonts).glyphs.length
  expect([count(0), count(0.1), count(-0.1)]).toEqual([4, 6, 6])
})

it('keeps marks with their letter, however they are written', () => {
  const set = (content: string) => shapeLine(content, { font: 'caveat', letterSpacing: 0 }, fonts)
  expect(set('é'.normalize('NFD')).width).toBeCloseTo(set('é'.normalize('NFC')).width)
  // A mark above a letter has no advance of its own.
  expect(set('ที่').width).toBeCloseTo(set('ท').width)
})

it('makes a tab four spaces wide, and nothing of other control characters', () => {
  const width = (content: string) => shapeLine(content, { font: 'anton', letterSpacing: 0 }, fonts).width
  expect(width('a\tb')).toBeCloseTo(width('a    b'))
  expect(width('a\u0007b')).toBeCloseTo(width('a') + width('b'), 1)
})

it('does not move lines for letters of another face', () => {
  const baselines = (content: string) => layoutText(text(content), fonts).lines.map(({ baseline }) => baseline)
  expect(baselines('a\nกำลัง\n你')).toEqual(baselines('a\nb\nc'))
})

it('draws characters the Japanese way in Japanese', () => {
  const [chinese, japanese] = ['直', '直です'].map(
    (content) => shapeLine(content, { font: 'anton', letterSpacing: 0 }, fonts).glyphs[0]?.outline
  )
  expect(chinese).not.toEqual(japanese)
})

it('sets a node once, also when it was moved', () => {
  const node = text('once')
  expect(layoutText(node, fonts)).toBe(layoutText(node, fonts))
  expect(layoutText({ ...node, x: 5, rotation: 90 }, fonts)).toBe(layoutText(node, fonts))
  expect(layoutText({ ...node, size: node.size + 1 }, fonts)).not.toBe(layoutText(node, fonts))
})

it('keeps what was set last of a long text, however many there are', () => {
  const first = layoutText(text('Found again'), fonts)
  expect(layoutText(text('Found again'), fonts)).toBe(first)
  for (let number = 0; number < 300; number += 1) layoutText(text(`${number} `.repeat(60)), fonts)
  const again = layoutText(text('Found again'), fonts)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

it('keeps the outlines of the letters drawn last, not of all that ever were', () => {
  const outlinesOf = (letters: string) =>
    shapeLine(letters, { font: 'anton', letterSpacing: 0 }, fonts).glyphs.map(({ outline }) => outline())
  const [first] = outlinesOf('A')
  expect(outlinesOf('A')[0]).toBe(first)
  for (let code = 0xac_00; code < 0xb2_40; code += 16)
    outlinesOf(String.fromCharCode(...Array.from({ length: 16 }, (_, index) => code + index)))
  expect(outlinesOf('A')[0]).not.toBe(first)
  expect(outlinesOf('A')[0]).toEqual(first)
})
