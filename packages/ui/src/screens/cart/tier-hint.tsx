import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { formatPercent } from '../../format/index.ts'
import type { CartLine } from './types.ts'

export type Tier = NonNullable<CartLine['nextTier']>

/** Only steps that are near are suggested. */
const isNear = ({ more }: Tier, { quantity }: CartLine) => more <= Math.max(5, quantity)

/** Tier hints by line; once per product, since all of its items count together. */
export function tierHints(lines: readonly CartLine[]): Map<string, Tier> {
  const told = new Set<string>()
  const tiers = new Map<string, Tier>()
  for (const line of lines) {
    const { nextTier: tier, productSlug } = line
    if (!tier || told.has(productSlug) || !isNear(tier, line)) continue
    told.add(productSlug)
    tiers.set(line.id, tier)
  }
  return tiers
}

/** Suggests a quantity for the next discount, with a button. */
export const TierHint = ({
  tier: { more, percentOff },
  line,
  onQuantity
}: {
  tier: Tier
  line: CartLine
  onQuantity: (change: { lineId: string; quantity: number }) => void
}) => (
  <Button
    variant="quiet"
    size="sm"
    color="good"
    marginInlineStart={-3}
    onClick={() => onQuantity({ lineId: line.id, quantity: line.quantity + more })}
  >
    {m.cart_tier_add({ count: more, percent: formatPercent(percentOff) })}
  </Button>
)
