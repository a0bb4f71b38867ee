import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternLayouts, patternPlaces } from './pattern.ts'

const field = { width: 100, height: 70 }
const places = (layout: (typeof patternLayouts)[number], more = {}) =>
  patternPlaces({ width: 20, height: 20 }, { ...field, ...more }, { layout, gapMm: 10 }).map(({ x, y }) => [x, y])

it('stands in rows and columns in the middle of its field', () => {
  expect(places('straight')).toEqual([
    [20, 20],
    [50, 20],
    [80, 20],
    [20, 50],
    [50, 50],
    [80, 50]
  ])
})

it('moves every other column, or row, half a copy on', () => {
  expect(places('half-drop')).toEqual([
    [20, 12.5],
    [80, 12.5],
    [50, 27.5],
    [20, 42.5],
    [80, 42.5],
    [50, 57.5]
  ])
  expect(places('brick', { height: 50 })).toEqual([
    [12.5, 10],
    [42.5, 10],
    [72.5, 10],
    [27.5, 40],
    [57.5, 40],
    [87.5, 40]
  ])
})

it('leaves out the copy of a moved column that has no room', () => {
  expect(places('half-drop', { height: 60 })).toEqual([
    [20, 15],
    [80, 15],
    [50, 30],
    [20, 45],
    [80, 45]
  ])
})

it('never leaves its field, nor has two copies over one another', () => {
  const length = fc.double({ min: 6, max: 60, noNaN: true })
  fc.assert(
    fc.property(
      length,
      length,
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.constantFrom(...patternLayouts),
      (width, height, gapMm, layout) => {
        const found = patternPlaces({ width, height }, field, { layout, gapMm })
        const free = found.flatMap(({ x, y }, index) => [
          x - width / 2,
          y - height / 2,
          field.width - x - width / 2,
          field.height - y - height / 2,
          ...found
            .slice(index + 1)
            .map((other) => Math.max(Math.abs(other.x - x) - width, Math.abs(other.y - y) - height))
        ])
        expect(Math.min(0, ...free)).toBeGreaterThan(-0.001)
      }
    ),
    { numRuns: 40 }
  )
})
