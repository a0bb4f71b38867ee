import { expect, test } from 'vitest'
import { changeComparison, comparedNow } from './compared-products.ts'

test('a press changes the comparison at once, and the next one takes it back', () => {
  expect(changeComparison({ slug: 'mug', isCompared: true })).toBe(true)
  expect(comparedNow()).toEqual(['mug'])
  expect(changeComparison({ slug: 'mug', isCompared: false })).toBe(true)
  expect(comparedNow()).toEqual([])
})

test('a fifth product is refused', () => {
  for (const slug of ['one', 'two', 'three', 'four']) changeComparison({ slug, isCompared: true })
  expect(changeComparison({ slug: 'five', isCompared: true })).toBe(false)
  expect(comparedNow()).toEqual(['one', 'two', 'three', 'four'])
})
