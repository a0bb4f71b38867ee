import { comparisonLimits, isSlug } from '@motif/contract/comparison-rules'

/** A product in the comparison. */
export interface ComparedProduct {
  slug: string
  addedAt: string
}

function isCompared(value: unknown): value is ComparedProduct {
  const { slug, addedAt } = (value ?? {}) as Partial<ComparedProduct>
  return typeof slug === 'string' && isSlug(slug) && !Number.isNaN(Date.parse(String(addedAt)))
}

/** Parses the stored list, oldest first, without invalid and expired entries. */
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

/** Adds a product; an existing one keeps its position. Undefined if the list is full. */
export function withProduct(
  kept: readonly ComparedProduct[],
  product: ComparedProduct
): readonly ComparedProduct[] | undefined {
  if (kept.some(({ slug }) => slug === product.slug)) return kept
  return kept.length < comparisonLimits.productsMax ? [...kept, product] : undefined
}

export const withoutProduct = (kept: readonly ComparedProduct[], slug: string): readonly ComparedProduct[] =>
  kept.filter((other) => other.slug !== slug)
