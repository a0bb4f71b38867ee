import { expect, it } from 'vitest'
import { placeColumns, placeNumber, placeRows } from '../layers.ts'
import { rowsFor } from './rows-for.ts'

/** A print over all columns between two heights, in fractions of the picture. */
function printed(from: number, to: number) {
  const places = { across: new Uint16Array(placeColumns * placeRows), down: new Uint16Array(placeColumns * placeRows) }
  for (let at = 0; at < places.across.length; at++) {
    const height = Math.floor(at / placeColumns) / (placeRows - 1)
    places.across[at] = placeNumber(0.5)
    places.down[at] = placeNumber((height - from) / (to - from))
  }
  return places
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
