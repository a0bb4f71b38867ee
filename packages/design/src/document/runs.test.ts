import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TextRun, areRunsOf, runsAfterEdit, styledSpans, styleAt, styledRuns, normalizeRuns } from './runs.ts'

const red = '#ff0000'
const blue = '#0000ff'
const marked = (text: string, part: string, fill = red): TextRun[] => [
  { start: text.indexOf(part), end: text.indexOf(part) + part.length, fill }
]
/** The colour of each letter: r (red), b (blue) or a dot (none). */
const seen = (text: string, runs: readonly TextRun[]) =>
  styledSpans(runs, text.length)
    .map(
      ({ start, end, style }) =>
        ({ [red]: 'r', [blue]: 'b' })[style.fill ?? '']?.repeat(end - start) ?? '.'.repeat(end - start)
    )
    .join('')

describe('styles of letters', () => {
  it('keep to their letters while words around them are typed and deleted', () => {
    const before = 'Make it yours'
    const runs = marked(before, 'it')
    expect(seen('Now make it yours', runsAfterEdit(runs, before, 'Now make it yours'))).toBe('.........rr......')
    expect(seen('it yours', runsAfterEdit(runs, before, 'it yours'))).toBe('rr......')
    expect(runsAfterEdit(runs, before, 'Make yours')).toEqual([])
  })

  it('are those of the letter before what is put in, and of the first letter of what is replaced', () => {
    const before = 'Make it yours'
    const runs = marked(before, 'it')
    expect(seen('Make its yours', runsAfterEdit(runs, before, 'Make its yours', 8))).toBe('.....rrr......')
    expect(seen('Make that yours', runsAfterEdit(runs, before, 'Make that yours', 9))).toBe('.....rrrr......')
    expect(seen('A Make', runsAfterEdit(marked('Make', 'M'), 'Make', 'A Make', 2))).toBe('rrr...')
  })

  it('follow the caret where equal letters do not tell which is new', () => {
    const runs: TextRun[] = [{ start: 0, end: 1, fill: red }]
    expect(seen('aaa', runsAfterEdit(runs, 'aa', 'aaa', 1))).toBe('rr.')
    expect(seen('aaa', runsAfterEdit(runs, 'aa', 'aaa', 3))).toBe('r..')
    expect(seen('a', runsAfterEdit(runs, 'aa', 'a', 0))).toBe('.')
  })

  it('stay with what is left when letters are taken out all over', () => {
    const before = 'a1b1c1'
    expect(seen('abc', runsAfterEdit(marked(before, 'b1c', blue), before, 'abc'))).toBe('.bb')
  })

  it('are one where they are alike, and none where the text says the same', () => {
    const runs = styledRuns(
      styledRuns([], { start: 0, end: 2 }, { fill: red }, 6),
      { start: 2, end: 4 },
      { fill: red },
      6
    )
    expect(normalizeRuns(runs, { fill: blue })).toEqual([{ start: 0, end: 4, fill: red }])
    expect(normalizeRuns(runs, { fill: red })).toEqual([])
    expect(styledRuns(runs, { start: 1, end: 3 }, { fill: undefined }, 6)).toEqual([
      { start: 0, end: 1, fill: red },
      { start: 3, end: 4, fill: red }
    ])
  })

  it('never leave the words, whatever becomes of them', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 12 })
    const place = fc.nat(14)
    fc.assert(
      fc.property(
        words,
        words,
        fc.array(fc.tuple(place, place), { maxLength: 4 }),
        place,
        (before, after, spans, caret) => {
          const whole = (at: number) => Math.min(before.length, Array.from(before).slice(0, at).join('').length)
          const runs = spans.reduce<TextRun[]>(
            (all, [from, to], index) =>
              styledRuns(
                all,
                { start: whole(Math.min(from, to)), end: whole(Math.max(from, to)) },
                { fill: index % 2 ? red : blue },
                before.length
              ),
            []
          )
          const left = runsAfterEdit(runs, before, after, caret)
          expect(areRunsOf(runs, before) && areRunsOf(left, after)).toBe(true)
          for (const { start, fill } of left) expect(styleAt(left, start)).toEqual({ fill })
        }
      ),
      { numRuns: 300 }
    )
  })
})
