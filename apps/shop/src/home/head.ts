import type { Category, ProductPage } from '@motif/contract'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import { shop } from '../services/shop.ts'
import type { PageHead } from '../shell/page-head.tsx'

/** Title of a list: the search text, its collection, or its single category. `page` may be that of the previous query. */
export function headOf(
  { q, categories: chosen, collection: asked }: CatalogueQuery,
  categories: readonly Category[],
  page: Pick<ProductPage, 'collection'> | undefined
): PageHead {
  if (q !== '') return { title: `${q} · ${shop.name}`, description: shop.tagline }
  const collection = page?.collection?.slug === asked ? page.collection : undefined
  if (collection)
    return { title: `${collection.name} · ${shop.name}`, description: collection.description || shop.tagline }
  const category = chosen.length === 1 ? categories.find(({ slug }) => slug === chosen[0]) : undefined
  return category === undefined
    ? { title: `${shop.name}. ${shop.tagline}`, description: shop.tagline }
    : { title: `${category.name} · ${shop.name}`, description: category.description }
}
