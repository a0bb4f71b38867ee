import type { Category } from '@motif/contract'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import { shop } from '../services/shop.ts'
import type { PageHead } from '../shell/page-head.tsx'

/** Title of a list: the search text, or its single category. */
export function headOf({ q, categories: chosen }: CatalogueQuery, categories: readonly Category[]): PageHead {
  if (q !== '') return { title: `${q} · ${shop.name}`, description: shop.tagline }
  const category = chosen.length === 1 ? categories.find(({ slug }) => slug === chosen[0]) : undefined
  return category === undefined
    ? { title: `${shop.name}. ${shop.tagline}`, description: shop.tagline }
    : { title: `${category.name} · ${shop.name}`, description: category.description }
}
