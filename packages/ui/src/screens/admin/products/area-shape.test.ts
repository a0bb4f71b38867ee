import { expect, it } from 'vitest'
import { fittingHeight, movedBy, newCorners, newMeasures, rectangleAround, withCorner } from './area-shape.ts'
import { emptyForm, inputOf, type PrintAreaForm } from './product-form.ts'

const area: PrintAreaForm = {
  id: 'front',
  name: 'Front',
  ...newMeasures,
  corners: newCorners,
  isDyed: false,
  photos: ['p']
}

it('a corner stays on the photograph, and so does the whole, in its shape', () => {
  expect(withCorner(newCorners, 0, { x: -0.2, y: 0.12345 })[0]).toEqual({ x: 0, y: 0.123 })
  expect(movedBy(newCorners, { x: 0.9, y: -0.1 })).toEqual([
    { x: 0.6, y: 0.2 },
    { x: 1, y: 0.2 },
    { x: 1, y: 0.6 },
    { x: 0.6, y: 0.6 }
  ])
})

it('a rectangle lies around what was drawn askew', () => {
  const askew = withCorner(withCorner(newCorners, 0, { x: 0.25, y: 0.32 }), 2, { x: 0.68, y: 0.74 })
  expect(rectangleAround(askew)).toEqual([
    { x: 0.25, y: 0.3 },
    { x: 0.7, y: 0.3 },
    { x: 0.7, y: 0.74 },
    { x: 0.25, y: 0.74 }
  ])
})

it('a new area has the proportions of its measures, and others are told with the height that fits', () => {
  expect(fittingHeight(area)).toBeUndefined()
  expect(fittingHeight({ ...area, height: '258' })).toBeUndefined()
  expect(fittingHeight({ ...area, height: '300' })).toBe(250)
  expect(fittingHeight({ ...area, width: '100,5' })).toBe(126)
  expect(fittingHeight({ ...area, width: 'wide' })).toBeUndefined()
})

it('measures are read in millimetres with their fractions, and those that cannot be are named', () => {
  const form = { ...emptyForm('kites'), printAreas: [{ ...area, width: '127,5' }] }
  const priced = { ...form, variants: form.variants.map((row) => ({ ...row, price: '1' })) }
  expect(inputOf(priced, { decimals: 2 })).toMatchObject({
    input: { printAreas: [{ id: 'front', widthMm: 127.5, heightMm: 250, bleedMm: 0, safeMm: 5, photos: ['p'] }] }
  })
  const wrong = { ...priced, printAreas: [{ ...area, bleed: '-1', safe: '' }] }
  expect(inputOf(wrong, { decimals: 2 })).toEqual({
    problems: { 'printAreas.0.bleedMm': 'number', 'printAreas.0.safeMm': 'number' }
  })
})
