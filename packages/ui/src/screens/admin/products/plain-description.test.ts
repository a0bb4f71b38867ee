import { expect, test } from 'vitest'
import { plainDescription } from './plain-description.ts'

test('lines of a text without empty lines get none, whichever line changes', () => {
  expect(plainDescription(['A', 'B'], 'A\nB')).toBe('A\nB')
  expect(plainDescription(['A', 'B!'], 'A\nB')).toBe('A\nB!')
  expect(plainDescription(['A', 'new', 'B'], 'A\nB')).toBe('A\nnew\nB')
})

test('empty lines stay where they were', () => {
  const former = 'A\nB\n\nC'
  expect(plainDescription(['A', 'B', 'C'], former)).toBe(former)
  expect(plainDescription(['A!', 'B', 'C'], former)).toBe('A!\nB\n\nC')
  expect(plainDescription(['A', 'B!', 'C'], former)).toBe('A\nB!\n\nC')
  expect(plainDescription(['A', 'B', 'C!'], former)).toBe('A\nB\n\nC!')
})

test('new paragraphs of a text of one line are apart', () => {
  expect(plainDescription(['A', 'B'], 'A')).toBe('A\n\nB')
  expect(plainDescription([], 'A')).toBe('')
})
