import { expect, it } from 'vitest'
import { faceWith, toggledFaces } from './font-style.ts'

it('finds the bold and the slanted face of a family, and none where there is none', () => {
  expect(faceWith('playfair-display', { isBold: true })?.id).toBe('playfair-display-700')
  expect(faceWith('playfair-display-700', { isBold: false })?.id).toBe('playfair-display')
  expect(faceWith('playfair-display', { isItalic: true })?.id).toBe('playfair-display-italic')
  expect(faceWith('anton', { isItalic: true })).toBeUndefined()
  expect(faceWith('no-such-font', { isBold: true })).toBeUndefined()
})

it('makes all of several bold unless all are', () => {
  const texts = [
    { id: 'a', font: 'playfair-display' },
    { id: 'b', font: 'playfair-display-700' },
    { id: 'c', font: 'anton' }
  ]
  expect(toggledFaces(texts, 'isBold')).toEqual([['a', 'playfair-display-700']])
  expect(toggledFaces(texts.slice(1, 2), 'isBold')).toEqual([['b', 'playfair-display']])
})
