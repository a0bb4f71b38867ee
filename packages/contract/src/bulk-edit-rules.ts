/** Bulk edits of products. `chosen`: products named one by one. */
export const bulkEditLimits = { products: 10_000, chosen: 100, unfinished: 5, examples: 5, named: 20 } as const

/** How a computed price is rounded: to the smallest unit, or to the nearest price with this ending. */
export const bulkPriceEndings = ['exact', '99', '95'] as const
export type BulkPriceEnding = (typeof bulkPriceEndings)[number]

export const bulkEditKinds = ['price', 'sale', 'end-sale', 'category', 'add-stock', 'set-stock', 'status'] as const
export type BulkEditKind = (typeof bulkEditKinds)[number]

interface Rounding {
  ending: BulkPriceEnding
  /** Digits behind the point of the currency. Without two, there is no ending. */
  decimals: number
}

/** A computed price in minor units, rounded. */
export function roundedPrice(exact: number, { ending, decimals }: Rounding): number {
  if (ending === 'exact' || decimals < 2) return Math.round(exact)
  const unit = 10 ** decimals
  const end = (Number(ending) * unit) / 100
  if (exact <= 0) return Math.round(exact)
  return Math.max(0, Math.round((exact - end) / unit)) * unit + end
}
