/** What is compared, as the address of a comparison says it: read and written without a schema library. */

export const comparisonLimits = {
  /** Products beside each other. */
  productsMax: 4,
  /** A product is kept for comparing so long after it was chosen. */
  deviceDays: 30
} as const

export interface Comparison {
  /** In the order of the columns, none twice. */
  slugs: readonly string[]
  /** Rows in which all products are alike are hidden. */
  hasOnlyDifferences: boolean
}

/** Whether a text may be a product's part of an address. Stated here, as the rules of lists would come along. */
export const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The comparison at an address; undefined where the address names no products, which is less than naming none. */
export function readComparison(search: URLSearchParams): Comparison | undefined {
  const products = search.get('products')
  if (products === null) return undefined
  const slugs = [...new Set(products.split(',').filter(isSlug))].slice(0, comparisonLimits.productsMax)
  return { slugs, hasOnlyDifferences: search.get('only') === 'differences' }
}

/** The address that shows a comparison. Slugs need no escapes, and commas stay readable. */
export const comparisonHref = ({ slugs, hasOnlyDifferences = false }: Partial<Comparison>): string =>
  `/cart?section=compare&products=${(slugs ?? []).join(',')}${hasOnlyDifferences ? '&only=differences' : ''}`
