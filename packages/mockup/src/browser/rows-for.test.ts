import { expect, it } from 'vitest'
import { uvColumns, encodeUv, uvRows } from '../layers.ts'
import { rowsFor } from './rows-for.ts'

/** The UV map of a print across all columns, between two heights in fractions of the picture's height. */
function printed(from: number, to: number) {
  const uvMap = { across: new Uint16Array(uvColumns * uvRows), down: new Uint16Array(uvColumns * uvRows) }
  for (let at = 0; at < uvMap.across.length; at++) {
    const height = Math.floor(at / uvColumns) / (uvRows - 1)
    uvMap.across[at] = encodeUv(0.5)
    uvMap.down[at] = encodeUv((height - from) / (to - from))
  }
  return uvMap
}

it('gives every row to one thread', () => {
  for (const threads of [1, 2, 3]) {
    const bands = rowsFor(threads, 1000, printed(0.2, 0.6))
    expect(bands).toHaveLength(threads)
    let next = 0
    for (const { first, count } of bands) {
      expect(first).toBe(next)
      expect(count).toBeGreaterThan(0)
      next += count
    }
    expect(next).toBe(1000)
  }
})

it('gives fewer rows to the thread that has the print', () => {
  const [above, below] = rowsFor(2, 1000, printed(0, 0.4))
  expect(above?.count).toBeLessThan(300)
  expect(below?.count).toBeGreaterThan(700)
})
