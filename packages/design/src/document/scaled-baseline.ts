import type { Baseline } from './baseline.ts'

/**
 * Repeats the limits of `baseline`, so that fitting designs to other products does not need to import zod. A test keeps
 * them equal.
 */
const [furthestPoint, furthestOffset] = [10_000, 5000]

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(-most, value)) * 1000) / 1000 + 0

/** Scales a baseline. */
export const scaledBaseline = ({ points, offset, ...rest }: Baseline, times: number): Baseline => ({
  ...rest,
  points: points.map(({ x, y }) => ({ x: within(x * times, furthestPoint), y: within(y * times, furthestPoint) })),
  offset: within(offset * times, furthestOffset)
})
