/**
 * `amount * percent / 100` for amounts of 0 or more, rounded half up to a minor unit. Percentages have at most four decimals. Integer arithmetic
 * avoids float errors.
 */
export function percentOf(amount: number, percent: number): number {
  return divide(BigInt(amount) * scaled(percent), scale)
}

/** The tax contained in an amount that includes it: `amount * percent / (100 + percent)`, rounded half up. */
export function includedIn(amount: number, percent: number): number {
  return divide(BigInt(amount) * scaled(percent), scale + scaled(percent))
}

/** Splits `whole` over parts in proportion to their weights; the parts add up to exactly `whole` (largest remainder first). */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const exact = BigInt(whole) * BigInt(weight)
    return { index, share: Number(exact / sum), rest: exact % sum }
  })
  let left = whole - parts.reduce((total, part) => total + part.share, 0)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const part of byRest) {
    if (left === 0) break
    part.share += 1
    left -= 1
  }
  return parts.map((part) => part.share)
}

const scale = 1_000_000n
const scaled = (percent: number) => BigInt(Math.round(percent * 10_000))
const divide = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator))
