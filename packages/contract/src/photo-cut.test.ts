import { expect, test } from 'vitest'
import { cropPartsOf, cutOf, photoRatio } from './photo-cut.ts'

const size = { width: 1000, height: 1000 }
const middle = { x: 0.5, y: 0.5 }

test('a photograph is cut to the ratio around its focus, within its edges', () => {
  expect(cutOf(size, photoRatio, middle)).toEqual({ left: 100, top: 0, width: 800, height: 1000 })
  expect(cutOf(size, photoRatio, { x: 0, y: 0 })).toEqual({ left: 0, top: 0, width: 800, height: 1000 })
})

test('a cut stays within the crop, even if the focus is outside of it', () => {
  const crop = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }
  expect(cutOf(size, photoRatio, { x: 0.8, y: 0.5 }, crop)).toEqual({ left: 600, top: 250, width: 400, height: 500 })
  expect(cutOf(size, photoRatio, { x: 0, y: 0 }, crop)).toEqual({ left: 500, top: 250, width: 400, height: 500 })
  expect(cutOf(size, photoRatio, { x: 1, y: 1 }, crop)).toEqual({ left: 600, top: 250, width: 400, height: 500 })
})

test('a crop of the ratio is cut no further', () => {
  const crop = { x: 0.2, y: 0.1, width: 0.4, height: 0.5 }
  expect(cutOf(size, photoRatio, middle, crop)).toEqual({ left: 200, top: 100, width: 400, height: 500 })
})

test('the smallest crop of a small picture has a pixel', () => {
  const crop = { x: 0.95, y: 0.95, width: 0.05, height: 0.05 }
  expect(cutOf({ width: 2, height: 2 }, photoRatio, middle, crop)).toEqual({ left: 1, top: 1, width: 1, height: 1 })
})

test('the parts of a crop are whole thousandths', () => {
  expect(cropPartsOf({ x: 0.1234, y: 0, width: 0.7, height: 1 })).toEqual([123, 0, 700, 1000])
})
