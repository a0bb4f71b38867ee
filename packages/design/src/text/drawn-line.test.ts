import { describe, expect, it } from 'vitest'
import type { Point } from '../geometry/matrix.ts'
import { createCurve } from './curve.ts'
import { drawnLine } from './drawn-line.ts'

const stroke = (at: (share: number) => Point, count = 120) =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)))

describe('a line drawn by hand', () => {
  it('is straight through two points where it was drawn straight, however the hand shook', () => {
    const drawn = stroke((share) => ({ x: share * 100, y: Math.sin(share * 300) * 0.4 }))
    const points = drawnLine(drawn, 10)
    expect(points).toHaveLength(2)
    expect(points?.[0]?.x).toBe(0)
    expect(points?.[1]?.x).toBeCloseTo(100, 5)
  })

  it.each([
    ['a hill', (share: number) => ({ x: share * 100, y: -40 * Math.sin(share * Math.PI) })],
    ['two waves', (share: number) => ({ x: share * 160, y: 20 * Math.sin(share * 4 * Math.PI) })],
    ['most of a circle', (share: number) => ({ x: -50 * Math.cos(share * 5.5), y: -50 * Math.sin(share * 5.5) })]
  ])('goes where it was drawn: %s', (_name, at) => {
    const drawn = stroke(at)
    const points = drawnLine(drawn, 10) ?? []
    expect(points.length).toBeLessThanOrEqual(12)
    const line = createCurve({ points, offset: 0 })
    for (const point of drawn) expect(Math.abs(line.nearest(point).above)).toBeLessThan(6)
  })

  it('is none where it is too short to be meant', () => {
    expect(drawnLine([{ x: 0, y: 0 }], 10)).toBeUndefined()
    expect(
      drawnLine(
        stroke((share) => ({ x: share * 9, y: 0 })),
        10
      )
    ).toBeUndefined()
  })
})
