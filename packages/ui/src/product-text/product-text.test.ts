import { expect, it } from 'vitest'
import { fitLines, readableInkOn } from './index.ts'

it('breaks words into the lines that can be set largest', () => {
  expect(fitLines('Hello sunshine', 1.3).lines).toEqual(['Hello', 'sunshine'])
  expect(fitLines('Hello sunshine', 0.2).lines).toEqual(['Hello sunshine'])
})

it('keeps the longest line within the area', () => {
  const { lines, size } = fitLines('Bread lemons flowers', 1)
  expect(Math.max(...lines.map((line) => line.length)) * size * 0.56).toBeLessThan(100)
})

it('prints in the ink that can be read', () => {
  expect(readableInkOn('#1b1b1d')).toBe('#ffffff')
  expect(readableInkOn('#d9a22b')).toBe('#1c1b18')
  expect(readableInkOn(null)).toBe('#1c1b18')
})
