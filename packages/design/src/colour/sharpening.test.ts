import { describe, expect, it } from 'vitest'
import { sharpenPixels, sharpeningOf } from './sharpening.ts'

/** A row of grey pixels, three bytes each, or four with opacities. */
const pixelsOf = (greys: readonly number[], opacities?: readonly number[]) =>
  Uint8Array.from(greys.flatMap((grey, at) => [grey, grey, grey, ...(opacities ? [opacities[at] ?? 0] : [])]))

/** The red channel of a row after sharpening. `deviation` is that of the horizontal blur, in pixels. */
function sharpened(greys: readonly number[], deviation: number, opacities?: readonly number[]): number[] {
  const pixels = pixelsOf(greys, opacities)
  const channels = opacities ? 4 : 3
  sharpenPixels(pixels, { width: greys.length, height: 1, channels, amount: 1, across: deviation, down: 0.1 })
  return [...pixels].filter((_, at) => at % channels === 0)
}

const repeated = (value: number, count: number) => Array.from({ length: count }, () => value)
const edge = (count: number) => [...repeated(80, count), ...repeated(160, count)]

describe('a sharper picture', () => {
  it('has stronger edges, and is as it was where it is even, up to its own edges', () => {
    const line = sharpened(edge(40), 1.5)
    expect(line.slice(0, 30)).toEqual(repeated(80, 30))
    expect(line.slice(50)).toEqual(repeated(160, 30))
    expect(line[39]).toBeLessThan(70)
    expect(line[40]).toBeGreaterThan(170)
  })

  it('looks alike at every resolution', () => {
    const [small, large] = [sharpened(edge(40), 2), sharpened(edge(400), 20)]
    for (const [at, value] of small.entries()) {
      const same = large.slice(at * 10, at * 10 + 10).reduce((sum, one) => sum + one, 0) / 10
      expect(Math.abs(value - same)).toBeLessThan(5)
    }
    const node = { adjust: { sharpness: 50 } }
    expect(sharpeningOf(node, { width: 100, height: 80 })).toEqual({ amount: 1, deviation: 0.2 })
    expect(sharpeningOf(node, { width: 50, height: 40 })).toEqual({ amount: 1, deviation: 0.1 })
    expect(sharpeningOf({ adjust: { contrast: 20 } }, { width: 100, height: 80 })).toBeUndefined()
  })

  it('has no seam where it ends in nothing, and is as opaque as before', () => {
    const opacities = [...repeated(0, 20), ...repeated(128, 20), ...repeated(255, 20)]
    const greys = [...repeated(0, 20), ...repeated(120, 40)]
    const pixels = pixelsOf(greys, opacities)
    sharpenPixels(pixels, { width: 60, height: 1, channels: 4, amount: 2, across: 2, down: 0.1 })
    expect([...pixels].filter((_, at) => at % 4 === 3)).toEqual(opacities)
    expect([...pixels].filter((_, at) => at % 4 === 0).slice(20)).toEqual(repeated(120, 40))
  })
})
