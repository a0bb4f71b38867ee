import { describe, expect, it } from 'vitest'
import { asList, nextItem, renumbered } from './list.ts'

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
    expect(numbers).toEqual({ text: '1. Bread\n2. Milk', runs: [{ start: 12, end: 16, ...ink }] })
    expect(asList(numbers, undefined)).toEqual({ text: 'Bread\nMilk', runs })
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

describe('a line break in a list', () => {
  const after = (text: string, list: 'bullets' | 'numbers', start: number, end = start) => {
    const { at, gone, come } = nextItem(text, list, { start, end })
    return text.slice(0, at) + come + text.slice(at + gone)
  }

  it('begins the next item, within an item with the rest of it', () => {
    expect(after('• Bread', 'bullets', 7)).toBe('• Bread\n• ')
    expect(after('1. Bread\n2. Milk', 'numbers', 14, 15)).toBe('1. Bread\n2. Mi\n3. k')
  })

  it('ends the list in an item without words', () => {
    expect(after('• Bread\n• \nMilk', 'bullets', 10)).toBe('• Bread\n\nMilk')
  })

  it('is a plain one before the words of an item, and in a paragraph that is none', () => {
    expect(after('• Bread', 'bullets', 0)).toBe('\n• Bread')
    expect(after('Bread', 'bullets', 5)).toBe('Bread\n')
  })
})
