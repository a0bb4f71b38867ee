import { expect, it } from 'vitest'
import { baseline } from './baseline.ts'
import { scaledBaseline } from './scaled-baseline.ts'

it('keeps a line that grows beyond what a document may say at the furthest it may', () => {
  const line = baseline.parse({
    points: [
      { x: -50, y: 0 },
      { x: 50, y: 10 }
    ],
    offset: 3
  })
  const largest = scaledBaseline(line, 1e6)
  expect(baseline.parse(largest)).toEqual(largest)
  expect(baseline.safeParse({ ...largest, offset: largest.offset + 1 }).success).toBe(false)
  const [first] = largest.points
  expect(
    baseline.safeParse({ ...largest, points: [{ x: (first?.x ?? 0) - 1, y: 0 }, ...largest.points] }).success
  ).toBe(false)
})
