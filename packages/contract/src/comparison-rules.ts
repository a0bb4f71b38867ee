/** A product comparison as stored in the URL, without a schema library. */

export const comparisonLimits = {
  /** Products side by side. */
  productsMax: 4,
  /** Days a product stays selected for comparison. */
  deviceDays: 30
} as const

export interface Comparison {
  /** In column order, without duplicates. */
  slugs: readonly string[]
  /** Rows with equal values are hidden. */
  hasOnlyDifferences: boolean
}

/** Whether a text is a slug. Repeated here, because importing the list rules would add their size. */
export const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The comparison of a URL; undefined if it has no product parameter, which differs from an empty one. */
export function readComparison(search: URLSearchParams): Comparison | undefined {
  const products = search.get('products')
  if (products === null) return undefined
  const slugs = [...new Set(products.split(',').filter(isSlug))].slice(0, comparisonLimits.productsMax)
  return { slugs, hasOnlyDifferences: search.get('only') === 'differences' }
}

/** The URL of a comparison. Slugs need no escapes, and commas stay readable. */
export const comparisonHref = ({ slugs, hasOnlyDifferences = false }: Partial<Comparison>): string =>
  `/cart?section=compare&products=${(slugs ?? []).join(',')}${hasOnlyDifferences ? '&only=differences' : ''}`
