import { describe, expect, it } from 'vitest'
import { type TextList, asList, listOf, markerBefore, nextItem, positionAfter, renumbered } from './list.ts'

const ink = { fill: '#c8371b' }

describe('a list', () => {
  it('has a marker before each paragraph that is not blank, another in place of one, and none once it is plain', () => {
    const bullets = asList({ text: 'Bread\n\nMilk' }, 'bullets')
    expect(bullets.text).toBe('• Bread\n\n• Milk')
    const numbers = asList(bullets, 'numbers')
    expect(numbers.text).toBe('1. Bread\n\n2. Milk')
    expect(asList(numbers, undefined).text).toBe('Bread\n\nMilk')
  })

  it('leaves the styles of letters with their letters', () => {
    const runs = [{ start: 6, end: 10, ...ink }]
    const numbers = asList({ text: 'Bread\nMilk', runs }, 'numbers')
    expect(numbers).toEqual({ text: '1. Bread\n2. Milk', runs: [{ start: 12, end: 16, ...ink }], list: 'numbers' })
    expect(asList(numbers, undefined)).toEqual({ text: 'Bread\nMilk', runs, list: undefined })
  })

  it('numbers its items by their places', () => {
    const text = ['1. One', '2. New', '2. Two', 'no item', ...Array.from({ length: 8 }, (_, at) => `${at + 3}. More`)]
    expect(
      renumbered({ text: text.join('\n') })
        .text.split('\n')
        .slice(1, 6)
    ).toEqual(['2. New', '3. Two', 'no item', '4. More', '5. More'])
    expect(renumbered({ text: text.join('\n') }).text.endsWith('\n11. More')).toBe(true)
  })
})

describe('a list of some paragraphs', () => {
  const text = 'Shopping\nBread\nMilk\nFor Sunday\nCake'
  const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

  it('has markers where the part touches a paragraph, and nowhere else', () => {
    const bullets = asList({ text }, 'bullets', { part: { start: 11, end: 16 } })
    expect(bullets).toMatchObject({ text: 'Shopping\n• Bread\n• Milk\nFor Sunday\nCake', list: 'bullets' })
    expect(asList({ text }, 'bullets', { part: { start: 9, end: 20 } }).text).toBe(bullets.text)
    const less = asList(bullets, undefined, { part: { start: 12, end: 12 }, before: 'bullets' })
    expect(less).toMatchObject({ text: 'Shopping\nBread\n• Milk\nFor Sunday\nCake', list: 'bullets' })
    expect(asList(less, undefined, { part: { start: 0, end: 99 }, before: 'bullets' })).toMatchObject({
      text,
      list: undefined
    })
  })

  it('may be another kind than the others, and counts on with those of its kind', () => {
    const first = asList({ text }, 'numbers', { part: at('Bread') })
    const second = asList(first, 'bullets', {
      part: { start: first.text.indexOf('Milk'), end: first.text.indexOf('Milk') },
      before: first.list
    })
    const end = second.text.length
    const third = asList(second, 'numbers', { part: { start: end, end }, before: second.list })
    expect(third).toMatchObject({ text: 'Shopping\n1. Bread\n• Milk\nFor Sunday\n2. Cake', list: 'mixed' })
    const fewer = asList(third, undefined, { part: { start: 10, end: 10 }, before: 'mixed' })
    expect(fewer.text).toBe('Shopping\nBread\n• Milk\nFor Sunday\n1. Cake')
  })

  it('leaves paragraphs that only look like items as they are', () => {
    const words = { text: '• no item\nMilk' }
    expect(asList(words, undefined, { part: { start: 12, end: 12 } })).toMatchObject({ ...words, list: undefined })
  })

  it('keeps words of other paragraphs that look like items, their style and their look', () => {
    const runs = [{ start: 0, end: 12, fill: '#c03020' }]
    const words = { text: '24. Dezember\nBrot\nMilch', runs }
    const numbers = asList(words, 'numbers', { part: { start: 14, end: 14 } })
    expect(numbers).toEqual({ text: '24.\u00A0Dezember\n1. Brot\nMilch', runs, list: 'numbers' })
    expect(renumbered(numbers).text).toBe(numbers.text)
    expect(
      asList({ text: '• Tee\n3. Mai' }, 'numbers', { part: { start: 2, end: 2 }, before: 'bullets' })
    ).toMatchObject({ text: '1. Tee\n3.\u00A0Mai', list: 'numbers' })
    expect(asList({ text: '1. Tee\n• Mai' }, 'bullets', { part: { start: 0, end: 2 }, before: 'numbers' }).text).toBe(
      '• Tee\n•\u00A0Mai'
    )
  })

  it('begins in a blank paragraph if that is the only one', () => {
    expect(asList({ text: 'Bread\n' }, 'bullets', { part: { start: 6, end: 6 } }).text).toBe('Bread\n• ')
    expect(asList({ text: 'Bread\n\nMilk' }, 'bullets', { part: { start: 0, end: 12 } }).text).toBe('• Bread\n\n• Milk')
  })

  it('is told of a text or a part that is nothing else', () => {
    const words = 'Shopping\n• Bread\n\n• Milk\n1. Cake'
    expect(listOf(words, 'bullets', { start: 9, end: 24 })).toBe('bullets')
    expect(listOf(words, 'bullets', { start: 30, end: 30 })).toBe('none')
    expect(listOf(words, 'mixed', { start: 30, end: 30 })).toBe('numbers')
    expect([listOf(words, 'mixed'), listOf(words, undefined)]).toEqual([undefined, 'none'])
  })

  it('keeps positions at their letters', () => {
    const before = 'Bread\nMilk'
    const after = '1. Bread\n2. Milk'
    expect([0, 2, 5, 6, 10].map((position) => positionAfter(before, after, position))).toEqual([3, 5, 8, 12, 16])
    expect([0, 1, 8, 16].map((position) => positionAfter(after, before, position))).toEqual([0, 0, 5, 10])
    expect(positionAfter('a\nb', 'a', 3)).toBe(1)
  })
})

describe('Backspace in a list', () => {
  it('takes a marker right after it, and nothing elsewhere', () => {
    const words = 'Shopping\n• Bread\n12. Milk'
    expect(markerBefore(words, 'mixed', 11)).toEqual({ at: 9, gone: 2, come: '' })
    expect(markerBefore(words, 'mixed', 21)).toEqual({ at: 17, gone: 4, come: '' })
    expect([0, 9, 10, 12].map((caret) => markerBefore(words, 'mixed', caret))).toEqual(Array(4).fill(undefined))
    expect(markerBefore(words, 'bullets', 21)).toBeUndefined()
  })
})

describe('a line break in a list', () => {
  const after = (text: string, list: TextList, start: number, end = start) => {
    const { at, gone, come } = nextItem(text, list, { start, end })
    return text.slice(0, at) + come + text.slice(at + gone)
  }

  it('begins the next item, within an item with the rest of it', () => {
    expect(after('• Bread', 'bullets', 7)).toBe('• Bread\n• ')
    expect(after('1. Bread\n2. Milk', 'numbers', 14, 15)).toBe('1. Bread\n2. Mi\n3. k')
  })

  it('begins an item of the same kind where a text has both', () => {
    expect(after('1. Bread\n• Milk', 'mixed', 8)).toBe('1. Bread\n2. \n• Milk')
    expect(after('1. Bread\n• Milk', 'mixed', 15)).toBe('1. Bread\n• Milk\n• ')
  })

  it('ends the list in an item without words', () => {
    expect(after('• Bread\n• \nMilk', 'bullets', 10)).toBe('• Bread\n\nMilk')
  })

  it('is a plain one before the words of an item, and in a paragraph that is none', () => {
    expect(after('• Bread', 'bullets', 0)).toBe('\n• Bread')
    expect(after('Bread', 'bullets', 5)).toBe('Bread\n')
  })
})
