import type { Baseline } from './baseline.ts'

/** The limits of `baseline`, told again: what only fits designs to other products does without all that reads them. A test holds them together. */
const [furthestPoint, furthestOffset] = [10_000, 5000]

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(-most, value)) * 1000) / 1000 + 0

/** The same line so many times as large. */
export const scaledBaseline = ({ points, offset, ...rest }: Baseline, times: number): Baseline => ({
  ...rest,
  points: points.map(({ x, y }) => ({ x: within(x * times, furthestPoint), y: within(y * times, furthestPoint) })),
  offset: within(offset * times, furthestOffset)
})
