import { type UvMap, uvColumns, encodeUv, uvRows } from '../layers.ts'
import type { Rows } from './pixel-worker.ts'

/** Relative cost of a printed pixel. */
const printedWeight = 6

/** Splits a picture's rows into bands of equal cost for threads; printed pixels cost most. */
export function rowsFor(threads: number, height: number, { across, down }: UvMap): Rows[] {
  const [from, to] = [encodeUv(0), encodeUv(1)]
  const isPrinted = (at: number) => [across[at] ?? 0, down[at] ?? 0].every((place) => place > from && place < to)
  const weights = Array.from({ length: uvRows - 1 }, (_, row) => {
    let printed = 0
    for (let column = 0; column < uvColumns; column++) if (isPrinted(row * uvColumns + column)) printed++
    return uvColumns + printed * (printedWeight - 1)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const starts = [0]
  let before = 0
  for (const [row, weight] of weights.entries()) {
    if (starts.length < threads && before >= (all * starts.length) / threads)
      starts.push(Math.round((row * height) / weights.length))
    before += weight
  }
  return starts.map((first, index) => ({ first, count: (starts[index + 1] ?? height) - first }))
}
