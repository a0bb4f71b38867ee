/** Millimetres and factors that fitting a design there and back may be off by. */
const slack = 0.02

/** Whether two documents say the same, but for what is lost to rounding where one was fitted to another size and the other was not. */
export function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= slack
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [Object.entries(a), Object.entries(b)]
  return (
    one.length === other.length &&
    one.every(([key, value]) => isNearlyEqual(value, (b as Record<string, unknown>)[key]))
  )
}
