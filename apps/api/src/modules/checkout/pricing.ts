import type { Totals } from '@motif/contract'
import { percentOf, shareOut } from './amounts.ts'
import { type TaxRate, taxOn } from './tax.ts'

/**
 * How an order is priced. Every step rounds half up to a whole minor unit, in this order:
 * 1. A piece costs its list price less the tier reached by all pieces of the same product together, whatever their
 *    colour, size or design.
 * 2. A line costs pieces times that.
 * 3. The discount is taken from the subtotal and shared out over the lines, largest remainder first.
 * 4. Delivery is free where the goods after discount reach the method's limit.
 * 5. Tax is worked out for each line after discount, and for delivery, then added up. Where prices include it the
 *    total does not change.
 */
export interface PricedLine {
  productId: string
  quantity: number
  listPrice: number
}

export interface Tier {
  quantity: number
  percentOff: number
}

export interface Discount {
  percentOff: number
  minimum: number
}

export interface LineAmounts {
  unitPrice: number
  total: number
  discount: number
  tax: number
}

export interface Pricing {
  lines: LineAmounts[]
  subtotal: number
  discount: number
}

/** Steps 1 to 3. `tiers` gives a product's tiers. A discount whose minimum is not reached takes nothing off. */
export function priceLines(lines: readonly PricedLine[], tiers: (productId: string) => readonly Tier[], discount: Discount | undefined): Pricing {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  const priced = lines.map(({ productId, quantity, listPrice }) => {
    const unitPrice = listPrice - percentOf(listPrice, tierReached(tiers(productId), pieces.get(productId) ?? 0))
    return { unitPrice, total: unitPrice * quantity }
  })
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0)
  const off = discount && subtotal >= discount.minimum ? percentOf(subtotal, discount.percentOff) : 0
  const shares = shareOut(off, priced.map((line) => line.total))
  return { lines: priced.map((line, index) => ({ ...line, discount: shares[index] ?? 0, tax: 0 })), subtotal, discount: off }
}

const tierReached = (tiers: readonly Tier[], quantity: number) => Math.max(0, ...tiers.filter((tier) => quantity >= tier.quantity).map((tier) => tier.percentOff))

/** Totals before anybody knows where the parcel goes. */
export function openTotals({ subtotal, discount }: Pricing, currency: string): Totals {
  const money = (amount: number) => ({ amount, currency })
  return { subtotal: money(subtotal), discount: money(discount), shipping: null, tax: null, includedTax: money(0), taxes: [], total: money(subtotal - discount) }
}

/** Step 5: the tax of each line, and the totals for a place and a price of delivery. */
export function settle(pricing: Pricing, shipping: number, rate: TaxRate, currency: string): { lines: LineAmounts[]; totals: Totals } {
  const money = (amount: number) => ({ amount, currency })
  const lines = pricing.lines.map((line) => ({ ...line, tax: taxOn(line.total - line.discount, rate) }))
  const tax = lines.reduce((sum, line) => sum + line.tax, taxOn(shipping, rate))
  const added = rate.isIncluded ? 0 : tax
  return {
    lines,
    totals: {
      subtotal: money(pricing.subtotal),
      discount: money(pricing.discount),
      shipping: money(shipping),
      tax: money(added),
      includedTax: money(rate.isIncluded ? tax : 0),
      taxes: [],
      total: money(pricing.subtotal - pricing.discount + shipping + added)
    }
  }
}
