import type { Line } from '@motif/contract'
import type { CartLine } from './lines.ts'

type Tiered = Pick<CartLine, 'productId' | 'quantity' | 'tiers'>

/** Pieces until the next price tier of a line's product, counting all its lines, and the discount of that tier. */
export function nextTiers(
  lines: readonly Tiered[]
): (line: Pick<Tiered, 'productId' | 'tiers'>) => NonNullable<Line['nextTier']> | null {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return ({ productId, tiers }) => {
    const have = pieces.get(productId) ?? 0
    const [next] = tiers.filter(({ quantity }) => quantity > have).sort((a, b) => a.quantity - b.quantity)
    return next === undefined ? null : { more: next.quantity - have, percentOff: next.percentOff }
  }
}
