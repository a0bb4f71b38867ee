import { expect, test } from 'vitest'
import { movedCrop, ratioOf, shapeOf, withCropCorner, withRatio, wholePhoto } from './crop-shape.ts'

const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 }

test('a corner moves while the opposite one stays', () => {
  expect(withCropCorner(crop, 0, { x: 0.1, y: -0.1 })).toEqual({ x: 0.3, y: 0.1, width: 0.4, height: 0.6 })
  expect(withCropCorner(crop, 2, { x: 0.1, y: 0.2 })).toEqual({ x: 0.2, y: 0.2, width: 0.6, height: 0.7 })
})

test('a corner stops at the edges and at the smallest crop', () => {
  expect(withCropCorner(crop, 2, { x: 9, y: -9 })).toEqual({ x: 0.2, y: 0.2, width: 0.8, height: 0.05 })
  expect(withCropCorner(crop, 0, { x: -9, y: 9 })).toEqual({ x: 0, y: 0.65, width: 0.7, height: 0.05 })
})

test('a corner keeps the ratio of a shape, also at the edges', () => {
  expect(withCropCorner(crop, 2, { x: 0.1, y: 0 }, 1)).toEqual({ x: 0.2, y: 0.2, width: 0.6, height: 0.6 })
  expect(withCropCorner(crop, 0, { x: 0, y: -9 }, 1)).toEqual({ x: 0, y: 0, width: 0.7, height: 0.7 })
  expect(withCropCorner({ ...crop, height: 0.25 }, 3, { x: 9, y: 0 }, 2)).toEqual({
    x: 0.6,
    y: 0.2,
    width: 0.1,
    height: 0.05
  })
})

test('the whole stops at the edges', () => {
  expect(movedCrop(crop, { x: 0.1, y: -9 })).toEqual({ x: 0.3, y: 0, width: 0.5, height: 0.5 })
})

test('a shape is the largest in the crop, around its middle', () => {
  expect(withRatio(wholePhoto, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(withRatio({ x: 0.9, y: 0, width: 0.1, height: 0.05 }, 0.5)).toEqual({
    x: 0.925,
    y: 0,
    width: 0.05,
    height: 0.1
  })
})

test('the shape of a crop depends on the photo', () => {
  expect(ratioOf('square', 2)).toBe(0.5)
  expect(shapeOf({ ...crop, width: 0.25 }, 2)).toBe('square')
  expect(shapeOf(crop, 0.8)).toBe('portrait')
  expect(shapeOf(crop, 1.5)).toBe('free')
  expect(shapeOf(null, 1)).toBe('free')
})
