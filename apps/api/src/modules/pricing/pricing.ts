import type { Totals } from '@motif/contract'
import { percentOf, shareOut } from './amounts.ts'
import { type TaxRules, taxIn } from './tax.ts'

/**
 * How an order is priced; docs/prices.md explains it with an example. Every step rounds half up to a minor unit, in this order:
 *
 * 1. Unit price: the list price minus the tier reached by all pieces of the same product, whatever their colour, size or design. A price agreed
 * with the customer replaces it.
 * 2. Line price: pieces times unit price.
 * 3. Discount: computed once for all its lines together and allocated by their price, largest remainder first. It never exceeds the price of these
 * lines.
 * 4. Delivery: by weight, from the table. Free if the products after discount reach the method's limit.
 * 5. Tax: per line after discount, at the rate of its tax class at the destination. The delivery price is allocated to the rates by the price of
 * their lines, and each share is taxed at that rate. The order's tax is the sum of these rounded amounts, never a percentage of a sum. If prices
 * include tax, the total does not change.
 */
export interface PricedLine {
  productId: string
  quantity: number
  /** Current unit price, a sale included. */
  listPrice: number
  /** Unit price without a sale, if one is set; tiers apply to this. */
  regularPrice?: number | null
  tiers: readonly Tier[]
  taxClass: string
  /** Agreed with a customer: replaces the price of list, sale and tier, or is a percentage off it. */
  ownPrice?: { kind: 'price'; unitPrice: number } | { kind: 'percent'; percentOff: number } | null
}

export interface Tier {
  quantity: number
  percentOff: number
}

/** The discount of a coupon on products. Free delivery is handled with delivery. */
export type Discount =
  | { kind: 'percent'; percentOff: number }
  | { kind: 'amount'; amountOff: number }
  | { kind: 'free-shipping' }

export interface LineAmounts {
  unitPrice: number
  total: number
  discount: number
  tax: number
  taxPercent: number
}

export interface PricedLines {
  lines: (LineAmounts & { taxClass: string })[]
  subtotal: number
  discount: number
}

/** Steps 1 and 2. */
export function priceLines(lines: readonly PricedLine[]): PricedLines {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  const priced = lines.map(({ productId, quantity, listPrice, regularPrice, tiers, taxClass, ownPrice }) => {
    // The lower of sale and tier price applies; they do not add up.
    const usual = Math.min(listPrice, tierPrice(regularPrice ?? listPrice, tiers, pieces.get(productId) ?? 0))
    const unitPrice = agreedPrice(usual, ownPrice)
    return { unitPrice, total: unitPrice * quantity, discount: 0, tax: 0, taxPercent: 0, taxClass }
  })
  return { lines: priced, subtotal: sumOf(priced, ({ total }) => total), discount: 0 }
}

function agreedPrice(usual: number, own: PricedLine['ownPrice']): number {
  if (!own) return usual
  return own.kind === 'price' ? own.unitPrice : usual - percentOf(usual, own.percentOff)
}

/** Step 1: the unit price for a number of pieces of the product. */
export function tierPrice(listPrice: number, tiers: readonly Tier[], pieces: number): number {
  const percentOff = Math.max(0, ...tiers.filter(({ quantity }) => pieces >= quantity).map((tier) => tier.percentOff))
  return listPrice - percentOf(listPrice, percentOff)
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

function discountOn(worth: number, discount: Discount): number {
  if (discount.kind === 'percent') return percentOf(worth, discount.percentOff)
  return discount.kind === 'amount' ? Math.min(worth, discount.amountOff) : 0
}

/** Step 3. `isFor` tells by line index whether the discount applies. */
export function applyDiscount(items: PricedLines, discount: Discount, isFor: (index: number) => boolean): PricedLines {
  const worths = items.lines.map(({ total }, index) => (isFor(index) ? total : 0))
  const off = discountOn(
    sumOf(worths, (worth) => worth),
    discount
  )
  const shares = shareOut(off, worths)
  return {
    ...items,
    lines: items.lines.map((line, index) => ({ ...line, discount: shares[index] ?? 0 })),
    discount: off
  }
}

/** Totals before the destination is known. */
export function openTotals(
  { subtotal, discount }: Pick<PricedLines, 'subtotal' | 'discount'>,
  currency: string
): Totals {
  const money = (amount: number) => ({ amount, currency })
  return {
    subtotal: money(subtotal),
    discount: money(discount),
    shipping: null,
    tax: null,
    includedTax: money(0),
    taxes: [],
    total: money(subtotal - discount)
  }
}

/** The share of delivery per tax rate: by the price of the lines at that rate, or evenly by line if all are free. */
function deliveryByRate(shipping: number, percents: readonly number[], lines: readonly LineAmounts[]): number[] {
  const worthAt = (percent: number, worth: (line: LineAmounts) => number) =>
    sumOf(
      lines.filter((line) => line.taxPercent === percent),
      worth
    )
  const worths = percents.map((percent) => worthAt(percent, (line) => line.total - line.discount))
  return shareOut(
    shipping,
    worths.some((worth) => worth > 0) ? worths : percents.map((percent) => worthAt(percent, () => 1))
  )
}

/** Step 5: tax per line, and the totals for a destination and a delivery price. */
export function taxAndTotals(
  items: PricedLines,
  shipping: number,
  rules: TaxRules,
  currency: string
): { lines: LineAmounts[]; totals: Totals } {
  const money = (amount: number) => ({ amount, currency })
  const lines = items.lines.map(({ taxClass, ...line }) => {
    const taxPercent = rules.percentOf(taxClass)
    return { ...line, taxPercent, tax: taxIn(line.total - line.discount, taxPercent, rules) }
  })
  const percents = [...new Set(lines.map(({ taxPercent }) => taxPercent))].sort((a, b) => b - a)
  const delivery = deliveryByRate(shipping, percents, lines)
  const byRate = percents.map((percent, index) => {
    const [share, taxed] = [delivery[index] ?? 0, lines.filter((line) => line.taxPercent === percent)]
    const tax = sumOf(taxed, (line) => line.tax) + taxIn(share, percent, rules)
    const worth = sumOf(taxed, (line) => line.total - line.discount) + share
    return { percent, net: rules.isIncluded ? worth - tax : worth, tax }
  })
  const tax = sumOf(byRate, (rate) => rate.tax)
  const added = rules.isIncluded ? 0 : tax
  return {
    lines,
    totals: {
      subtotal: money(items.subtotal),
      discount: money(items.discount),
      shipping: money(shipping),
      tax: money(added),
      includedTax: money(tax - added),
      taxes:
        rules.name === null
          ? []
          : byRate.map(({ percent, net, tax }) => ({
              name: rules.name ?? '',
              percent,
              net: money(net),
              tax: money(tax)
            })),
      total: money(items.subtotal - items.discount + shipping + added)
    }
  }
}

/**
 * The same, reduced so that the total is at most `most`: products first, then delivery. If tax is added, not every total is reachable; then it is
 * the next lower one.
 */
export function capTotal(
  items: PricedLines,
  shipping: number,
  rules: TaxRules,
  { currency, most }: { currency: string; most: number }
): ReturnType<typeof taxAndTotals> {
  const worths = items.lines.map(({ total, discount }) => total - discount)
  const worth = sumOf(worths, (one) => one)
  const less = (off: number) => {
    const ofItems = Math.min(off, worth)
    const shares = shareOut(ofItems, worths)
    const lines = items.lines.map((line, index) => ({ ...line, discount: line.discount + (shares[index] ?? 0) }))
    const lowered = { ...items, lines, discount: items.discount + ofItems }
    return taxAndTotals(lowered, shipping - (off - ofItems), rules, currency)
  }
  let [low, high] = [0, worth + shipping]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (less(middle).totals.total.amount <= most) high = middle
    else low = middle + 1
  }
  return less(low)
}
