import { comparisonLimits, isSlug } from '@motif/contract/comparison-rules'

/** A product that was chosen to be compared. */
export interface ComparedProduct {
  slug: string
  addedAt: string
}

function isCompared(value: unknown): value is ComparedProduct {
  const { slug, addedAt } = (value ?? {}) as Partial<ComparedProduct>
  return typeof slug === 'string' && isSlug(slug) && !Number.isNaN(Date.parse(String(addedAt)))
}

/** Reads what is kept, oldest first, without what is no product or was chosen too long ago. */
export function parseStoredComparison(text: string | null, now: number): readonly ComparedProduct[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    const oldest = now - comparisonLimits.deviceDays * 86_400_000
    return (Array.isArray(kept) ? kept : [])
      .filter(isCompared)
      .filter(({ slug, addedAt }, index, all) => {
        const isFirst = all.findIndex((other) => other.slug === slug) === index
        return isFirst && Date.parse(addedAt) > oldest
      })
      .map(({ slug, addedAt }) => ({ slug, addedAt }))
      .slice(0, comparisonLimits.productsMax)
  } catch {
    return []
  }
}

/** The list with one more product; one that is there keeps its place. Undefined where there is no room. */
export function withProduct(
  kept: readonly ComparedProduct[],
  product: ComparedProduct
): readonly ComparedProduct[] | undefined {
  if (kept.some(({ slug }) => slug === product.slug)) return kept
  return kept.length < comparisonLimits.productsMax ? [...kept, product] : undefined
}

export const withoutProduct = (kept: readonly ComparedProduct[], slug: string): readonly ComparedProduct[] =>
  kept.filter((other) => other.slug !== slug)
