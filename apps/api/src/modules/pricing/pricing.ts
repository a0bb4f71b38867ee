import type { Totals } from '@motif/contract'
import { percentOf, shareOut } from './amounts.ts'
import { type TaxRules, taxIn } from './tax.ts'

/**
 * How an order is priced; docs/prices.md says the same with an example. Every step rounds half up to a whole minor
 * unit, in this order:
 * 1. A piece costs its list price less the tier reached by all pieces of the same product together, whatever their
 *    colour, size or design. A price agreed on with the customer counts in its place.
 * 2. A line costs pieces times that.
 * 3. The discount is worked out once, on the lines it is for together, and shared out over them by their price, largest
 *    remainder first. It is never more than these lines cost.
 * 4. Delivery costs what its table says for the weight; nothing where the products after discount reach the method's limit.
 * 5. Tax is worked out for each line after discount, at the rate of its products in the place they go to. Delivery is part
 *    of what it delivers: its price is shared out over the rates by what their lines cost, and each share is taxed at
 *    that rate. The order's tax is the sum of these rounded amounts, never a percentage of a sum. Where prices include
 *    tax the total does not change.
 */
export interface PricedLine {
  productId: string
  quantity: number
  /** What a piece costs now, a sale included. */
  listPrice: number
  /** What it costs without the sale, where one is set; tiers are taken off this. */
  regularPrice?: number | null
  tiers: readonly Tier[]
  taxClass: string
  /** Agreed with a customer: it counts in place of what list price, sale and tier make, or is taken off that. */
  ownPrice?: { kind: 'price'; unitPrice: number } | { kind: 'percent'; percentOff: number } | null
}

export interface Tier {
  quantity: number
  percentOff: number
}

/** What a coupon takes off the products. Free delivery is the delivery's to know. */
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
    // Of sale and tier the lower price counts; they do not add up.
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

/** Step 1: a piece's price where so many of the product are bought. */
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

/** Step 3. `isFor` tells by a line's index whether the discount is for it. */
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

/** Totals before anybody knows where the parcel goes. */
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

/** Delivery's share of each rate: by what the lines at that rate cost, or evenly by line where all are free. */
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

/** Step 5: the tax of each line, and the totals for a place and a price of delivery. */
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
 * The same with as much taken off as makes the total no more than `most`: off the products first, then off delivery. Where tax is
 * added, not every total can be had; then it is the next one below.
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
