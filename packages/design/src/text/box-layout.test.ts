import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TextNode, minFontSize, textNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boundsOf, cornersOf, hitTest } from '../geometry/bounds.ts'
import { loadFonts } from '../node.ts'
import { textOf } from '../testing/text-of.ts'
import { caretsOf, indexAt } from './carets.ts'
import { graphemesOf } from './graphemes.ts'
import { layoutText } from './layout.ts'
import { shapeLine } from './shape-line.ts'
import { inkBox } from './text-path.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const text = (content: string, more: Partial<TextNode> = {}) => textOf(content, { x: 100, y: 100, ...more })
const wrap = (content: string, width: number, more: Partial<TextNode> = {}) =>
  text(content, { width, fit: 'wrap', ...more })
const shrink = (content: string, width: number, height: number, more: Partial<TextNode> = {}) =>
  text(content, { width, height, fit: 'shrink', ...more })
const linesIn = (node: TextNode) => layoutText(node, fonts).lines.map(({ start, end }) => node.text.slice(start, end))

const pieces = fc.constantFrom(
  'Motif',
  'office',
  'a',
  'veryverylongwordindeed',
  'مرحبا',
  'بالعالم',
  'שלום',
  'नमस्ते',
  'สวัสดีครับ',
  'こんにちは。',
  '你好世界',
  '👩‍🚀',
  'e\u0301',
  '(in)',
  '\n• ',
  ' ',
  '  ',
  '\n'
)
const content = fc.array(pieces, { maxLength: 14 }).map((all) => all.join(''))
const style = fc.record(
  {
    list: fc.constant('bullets' as const),
    font: fc.constantFrom('instrument-sans', 'anton', 'eb-garamond', 'amiri', 'kanit'),
    align: fc.constantFrom('start' as const, 'centre' as const, 'end' as const),
    letterSpacing: fc.constantFrom(0, 0.2, -0.1),
    size: fc.constantFrom(3, 10, 24)
  },
  { requiredKeys: ['font', 'align', 'letterSpacing', 'size'] }
)

describe('a box that words wrap in', () => {
  it('hangs the lines of an item beside its marker, in whichever direction they run', () => {
    const list = { align: 'start', list: 'bullets' } as const
    for (const [words, direction, kind] of [
      ['• one two three four\nno item is this one', 'ltr', 'bullets'],
      ['• one two three four\nno item is this one', 'ltr', 'mixed'],
      ['• واحد اثنان ثلاثة أربعة\nليس هذا بندا هنا', 'rtl', 'bullets']
    ] as const) {
      const { lines, box, size } = layoutText(wrap(words, 40, { ...list, list: kind }), fonts)
      const beside = lines.map(({ left, width }) =>
        direction === 'ltr' ? left - box.left : box.right - left - width * size
      )
      const items = lines.filter(({ start }) => start < words.indexOf('\n'))
      const marker = shapeLine(
        '• ',
        { ...list, font: 'instrument-sans', letterSpacing: 0, direction, text: words },
        fonts
      )
      expect(items.length).toBeGreaterThan(1)
      expect(beside).toEqual([
        expect.closeTo(0, 5),
        ...items.slice(1).map(() => expect.closeTo(marker.width * size, 1)),
        ...lines.slice(items.length).map(() => expect.closeTo(0, 5))
      ])
      for (const { left, width } of lines) {
        expect(left).toBeGreaterThan(box.left - 0.01)
        expect(left + width * size).toBeLessThan(box.right + 0.01)
      }
    }
  })

  it('hangs nothing where the lines of a list are not aligned at its markers', () => {
    const words = '• one two three four'
    const align = 'centre'
    expect(layoutText(wrap(words, 40, { list: 'bullets', align }), fonts)).toEqual(
      layoutText(wrap(words, 40, { align }), fonts)
    )
  })

  it('breaks between words, and grows in height alone', () => {
    const node = wrap('one two three four', 40)
    expect(linesIn(node)).toEqual(['one two', 'three', 'four'])
    const { box, size } = layoutText(node, fonts)
    expect([box.right - box.left, size]).toEqual([40, 10])
    expect(box.bottom - box.top).toBeGreaterThan(3 * 10)
  })

  it('breaks a word that is longer than a line between what people call letters', () => {
    const broken = linesIn(wrap('a uninterrupted b', 30))
    expect(broken[0]).toBe('a')
    expect(broken.slice(1).join('')).toBe('uninterrupted b')
    expect(broken.length).toBeGreaterThan(2)
    expect(linesIn(wrap('e\u0301'.repeat(12), 20)).every((line) => /^(?:e\u0301)+$/.test(line))).toBe(true)
    // A letter wider than the box gets its own line, and the bounds include it.
    const narrow = wrap('WW', 2)
    expect(linesIn(narrow)).toEqual(['W', 'W'])
    expect(boundsOf(narrow, fonts).width).toBeGreaterThan(5)
  })

  it('fills a line like a shaper that looks at every place in turn', () => {
    fc.assert(
      fc.property(content, style, fc.integer({ min: 12, max: 120 }), (words, look, width) => {
        const node = wrap(words, width, look)
        const { lines } = layoutText(node, fonts)
        for (const { width: em, start, end, glyphs } of lines) {
          // No line is wider than the box, except a line of a single letter.
          const letters = [...graphemesOf(words.slice(start, end))].length
          if (letters > 1) expect(em * node.size).toBeLessThanOrEqual(width + 0.001 * (2 + width / node.size))
          expect(glyphs.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
        }
        // Only spaces and line breaks separate the lines.
        const between = [...lines, { start: words.length }].map(({ start }, index) =>
          words.slice(lines[index - 1]?.end ?? 0, start)
        )
        expect(between.join('').trim()).toBe('')
        // The first word of the next line does not fit on the line.
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1]
          const isSoft = next && !/\n/.test(words.slice(line.end, next.start))
          if (!isSoft || next.end === next.start || /[^ -~]/.test(words) || words.slice(line.end, next.start) === '')
            continue
          const [word = ''] = words.slice(next.start).split(/[ \n]/)
          const longer = shapeLine(`${words.slice(line.start, next.start)}${word}`, { ...look, text: words }, fonts)
          expect(longer.width * node.size).toBeGreaterThan(width)
        }
      }),
      { numRuns: 400 }
    )
  })

  it('runs all lines of a paragraph the way the paragraph runs', () => {
    const node = wrap('مرحبا بالعالم English words here في صندوق', 40, { font: 'cairo' })
    const { lines, box } = layoutText(node, fonts)
    expect(linesIn(node).some((line) => line.startsWith('English'))).toBe(true)
    for (const line of lines) {
      expect(line.direction).toBe('rtl')
      expect(line.left + line.width * 10).toBeCloseTo(box.right)
    }
  })

  it('keeps letters joined that are broken within a word', () => {
    const node = wrap('بببببببببب', 14, { font: 'amiri' })
    const [first] = layoutText(node, fonts).lines
    const alone = shapeLine(node.text.slice(0, first?.end), { font: 'amiri', letterSpacing: 0 }, fonts)
    // The line's last letter has its joining form, not the form at the end of a word.
    expect(first?.glyphs[0]?.outline).not.toEqual(alone.glyphs[0]?.outline)
  })

  it('has a place for the caret at every letter, found again by a press on it', () => {
    const node = wrap('one uninterruptedword two', 30)
    const carets = caretsOf(node, fonts)
    expect(carets).toHaveLength(node.text.length + 1)
    for (const { index, x, y, height } of carets.filter(({ index }) => node.text[index] !== ' '))
      expect(indexAt(node, { x, y: y - height / 2 }, fonts)).toBe(index)
  })

  it('is hit anywhere within it, and its letters stand within it', () => {
    const node = wrap('one two three four', 60, { rotation: 30 })
    const box = boundsOf(node, fonts)
    expect(box.width).toBeCloseTo(60)
    for (const { x, y } of cornersOf(box))
      expect(hitTest([node], { x: 100 + (x - 100) * 0.99, y: 100 + (y - 100) * 0.99 }, fonts)).toBe(node)
    const ink = inkBox(node, fonts)
    expect([ink.left >= -30.5, ink.right <= 30.5]).toEqual([true, true])
  })

  it('keeps its lines when it is scaled', () => {
    fc.assert(
      fc.property(content, style, fc.integer({ min: 20, max: 120 }), (words, look, width) => {
        const node = wrap(words, width, look)
        const grown = wrap(words, width * 3, { ...look, size: look.size * 3 })
        expect(linesIn(grown)).toEqual(linesIn(node))
      }),
      { numRuns: 100 }
    )
  })

  it('sets 5,000 letters without a space in no time that is felt', () => {
    const started = performance.now()
    expect(layoutText(wrap('x'.repeat(5000), 120, { size: 3 }), fonts).lines.length).toBeGreaterThan(40)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('a box that words shrink to fit', () => {
  it('leaves words alone that fit, and makes others as large as fits', () => {
    expect(layoutText(shrink('Hi', 60, 40), fonts).size).toBe(10)
    const { size, lines, box, isOverfull } = layoutText(shrink('Happy birthday dear Ada', 40, 20), fonts)
    expect(size).toBeLessThan(10)
    expect(isOverfull).toBe(false)
    expect([box.right - box.left, box.bottom - box.top]).toEqual([40, 20])
    for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(40.01)
    // Slightly larger text does not fit.
    const larger = layoutText(wrap('Happy birthday dear Ada', 40, { size: size * 1.03 }), fonts)
    const tooWide = larger.lines.length > lines.length
    expect(tooWide || larger.box.bottom - larger.box.top > 20).toBe(true)
  })

  it('breaks no word as long as smaller letters keep it whole', () => {
    expect(linesIn(shrink('uninterrupted', 30, 40))).toEqual(['uninterrupted'])
  })

  it('goes no smaller than letters that print, and tells that they do not fit', () => {
    const node = shrink('word '.repeat(200), 30, 10)
    const { size, isOverfull, box } = layoutText(node, fonts)
    expect([size, isOverfull]).toEqual([minFontSize, true])
    expect(box.bottom - box.top).toBeGreaterThan(10)
    // A text with a smaller font size keeps it.
    expect(layoutText(shrink('word '.repeat(200), 30, 10, { size: 1.5 }), fonts).size).toBe(1.5)
  })

  it('never runs over a box that it is said to fit', () => {
    fc.assert(
      fc.property(
        content,
        style,
        fc.integer({ min: 8, max: 120 }),
        fc.integer({ min: 3, max: 80 }),
        (words, look, width, height) => {
          const node = shrink(words, width, height, look)
          const { lines, size, metrics, isOverfull } = layoutText(node, fonts)
          expect(size).toBeLessThanOrEqual(look.size)
          expect(size).toBeGreaterThanOrEqual(Math.min(look.size, minFontSize))
          if (isOverfull) return
          expect((metrics.ascent + metrics.descent + (lines.length - 1) * 1.2) * size).toBeLessThanOrEqual(height + 0.1)
          for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(width + 0.1)
        }
      ),
      { numRuns: 300 }
    )
  })

  it('stands its words in the middle of its height, carets with them', () => {
    const node = shrink('Ada', 60, 60)
    const [line] = layoutText(node, fonts).lines
    const { ascent, descent } = layoutText(node, fonts).metrics
    expect((line?.baseline ?? 0) - ((ascent - descent) / 2) * 10).toBeCloseTo(0)
    const small = shrink('Happy birthday dear Ada', 40, 20)
    for (const caret of caretsOf(small, fonts))
      expect(caret.height).toBeCloseTo((ascent + descent) * layoutText(small, fonts).size)
  })

  it('bends in the letters it has', () => {
    const flat = shrink('Happy birthday', 40, 8)
    expect(layoutText({ ...flat, arc: 90 }, fonts).size).toBe(layoutText(flat, fonts).size)
  })
})

describe('a text without a way to fit', () => {
  it('keeps a word whole that is longer than its width, as older documents have it', () => {
    expect(linesIn(text('a uninterrupted b', { width: 30 }))).toEqual(['a', 'uninterrupted', 'b'])
  })
})

describe('the schema', () => {
  const pathOf = (more: object) => textNode.safeParse({ ...text('a'), ...more }).error?.issues[0]?.path
  it.each([
    ['words that wrap at no width', { fit: 'wrap' }, ['width']],
    ['words that shrink into no height', { fit: 'shrink', width: 10 }, ['height']],
    ['a height of a box that grows', { fit: 'wrap', width: 10, height: 10 }, ['height']],
    ['a height without a box', { height: 10 }, ['height']],
    ['a way to fit nobody knows', { fit: 'squeeze', width: 10 }, ['fit']],
    ['a box without end', { fit: 'wrap', width: 1e9 }, ['width']]
  ])('refuses %s by its name', (_what, more, path) => {
    expect(pathOf(more)).toEqual(path)
  })

  it('takes both kinds of boxes', () => {
    expect(textNode.safeParse(wrap('a', 10)).success).toBe(true)
    expect(textNode.safeParse(shrink('a', 10, 10)).success).toBe(true)
  })
})
