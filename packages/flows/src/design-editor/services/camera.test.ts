import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitted,
  heldIn,
  limitsFor,
  panned,
  pinched,
  revealed,
  toMillimetres,
  toPixels,
  wheelFactor,
  zoomed
} from './camera.ts'

const viewport = { width: 800, height: 600, insets: { top: 0, right: 0, bottom: 200, left: 0 } }
const world = { left: 0, top: 0, right: 400, bottom: 400 }
const limits = { least: 0.1, most: 50 }
const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })
const camera = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  scale: fc.double({ min: 0.2, max: 20, noNaN: true })
})

describe('the camera', () => {
  it('fits all of a box into what nothing covers', () => {
    expect(fitted(world, viewport)).toEqual({ scale: 1, x: 200, y: 0 })
  })

  it('keeps what is under the pointer there while it grows', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.01, max: 100, noNaN: true }), (start, around, factor) => {
        const before = toMillimetres(start, around)
        const after = zoomed(start, around, factor, limits)
        expect(toPixels(after, before).x).toBeCloseTo(around.x, 3)
        expect(toPixels(after, before).y).toBeCloseTo(around.y, 3)
        expect(after.scale).toBeGreaterThanOrEqual(limits.least)
        expect(after.scale).toBeLessThanOrEqual(limits.most)
      })
    )
  })

  it('keeps the middle between two fingers there', () => {
    fc.assert(
      fc.property(camera, point, point, point, point, (start, a, b, c, d) => {
        const after = pinched(start, { a, b }, { a: c, b: d }, limits)
        const before = toMillimetres(start, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
        expect(toPixels(after, before).x).toBeCloseTo((c.x + d.x) / 2, 3)
        expect(toPixels(after, before).y).toBeCloseTo((c.y + d.y) / 2, 3)
      })
    )
  })

  it('grows by a quarter a notch of the wheel, and back to where it was', () => {
    expect(wheelFactor(-100)).toBeCloseTo(1.284, 3)
    expect(wheelFactor(-100) * wheelFactor(100)).toBeCloseTo(1)
    // Some mice report a whole page in one event.
    expect(wheelFactor(-5000)).toBe(wheelFactor(-100))
  })

  it('goes out to a quarter of what fits and in to a thumb a millimetre', () => {
    expect(limitsFor({ x: 0, y: 0, scale: 2 })).toEqual({ least: 0.5, most: 60 })
  })

  it('moves as little as needed to show a box beside a sheet', () => {
    const start = { x: 0, y: 0, scale: 1 }
    expect(revealed(start, { left: 50, top: 50, right: 100, bottom: 100 }, viewport)).toBe(start)
    expect(revealed(start, { left: 50, top: 450, right: 100, bottom: 500 }, viewport)).toEqual({
      x: 0,
      y: -116,
      scale: 1
    })
  })

  it('never loses the product', () => {
    const lost = heldIn(panned({ x: 0, y: 0, scale: 1 }, 9000, -9000), world, viewport)
    expect(lost).toEqual({ x: 736, y: -336, scale: 1 })
  })
})
