import { expect, it } from 'vitest'
import { sideColour } from './side-colour.ts'

it('is darker than the ink, and lighter than one that is nearly black', () => {
  expect(['#c8371b', '#ffffff', '#000000', '#1c1b18'].map(sideColour)).toEqual([
    '#6e1e0f',
    '#8c8c8c',
    '#737373',
    '#828280'
  ])
})

it('begins from the darkest colour of a gradient', () => {
  const stops = ['#ffffff', '#c8371b', '#f2b134'].map((colour, at) => ({ at: at / 2, colour, opacity: 1 }))
  expect(sideColour({ type: 'linear', angle: 0, stops })).toBe('#6e1e0f')
})
