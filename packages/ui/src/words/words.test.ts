import { expect, it } from 'vitest'
import { fitWords, inkOn } from './index.ts'

it('breaks words into the lines that can be set largest', () => {
  expect(fitWords('Hello sunshine', 1.3).lines).toEqual(['Hello', 'sunshine'])
  expect(fitWords('Hello sunshine', 0.2).lines).toEqual(['Hello sunshine'])
})

it('keeps the longest line within the area', () => {
  const { lines, size } = fitWords('Bread lemons flowers', 1)
  expect(Math.max(...lines.map((line) => line.length)) * size * 0.56).toBeLessThan(100)
})

it('prints in the ink that can be read', () => {
  expect(inkOn('#1b1b1d')).toBe('#ffffff')
  expect(inkOn('#d9a22b')).toBe('#1c1b18')
  expect(inkOn(null)).toBe('#1c1b18')
})
