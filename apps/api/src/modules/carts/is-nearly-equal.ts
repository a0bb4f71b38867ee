/** Tolerance, in millimetres or as a factor, for a design fitted to another size and back. */
const slack = 0.02

/** Whether two documents are equal except for rounding by fitting. */
export function isNearlyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= slack
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [Object.entries(a), Object.entries(b)]
  return (
    one.length === other.length &&
    one.every(([key, value]) => isNearlyEqual(value, (b as Record<string, unknown>)[key]))
  )
}
