import type { Category, Facets, ProductPage } from '@motif/contract'
import { type CatalogueQuery, emptyQuery } from '@motif/contract/catalogue-query-rules'

/** Whether the name of the collection is still on its way: `page` is none, or that of the previous query. */
export const isCollectionLoading = (
  { collection }: Pick<CatalogueQuery, 'collection'>,
  { page, isLoading }: { page: Pick<ProductPage, 'collection'> | undefined; isLoading: boolean }
): boolean => isLoading && collection !== '' && page?.collection?.slug !== collection

/** An active filter, and the query without it. */
export type ActiveFilter =
  | { id: string; kind: 'named'; label: string; without: CatalogueQuery }
  | { id: string; kind: 'in-stock'; without: CatalogueQuery }
  | { id: string; kind: 'customisable'; without: CatalogueQuery }
  | { id: string; kind: 'min-price' | 'max-price'; amount: number; without: CatalogueQuery }

/** Toggles a value in a list. */
const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export const withCategory = (query: CatalogueQuery, slug: string): CatalogueQuery => ({
  ...query,
  page: 1,
  categories: toggled(query.categories, slug)
})

export function withOption(query: CatalogueQuery, id: string, value: string): CatalogueQuery {
  const { [id]: values = [], ...rest } = query.options
  const next = toggled(values, value)
  return { ...query, page: 1, options: next.length > 0 ? { ...rest, [id]: next } : rest }
}

/** Keeps only search text and sort order. */
export const withoutFilters = ({ q, sort }: CatalogueQuery): CatalogueQuery => ({ ...emptyQuery, q, sort })

export function activeFilters(
  query: CatalogueQuery,
  {
    categories,
    facets,
    collection
  }: {
    categories: readonly Pick<Category, 'slug' | 'name'>[]
    facets: Facets | undefined
    /** Its name; the slug by default. */
    collection?: string | undefined
  }
): ActiveFilter[] {
  const first = { ...query, page: 1 }
  const labelOf = (id: string, value: string) =>
    facets?.options.find((option) => option.id === id)?.values.find((known) => known.value === value)?.label ?? value
  return [
    ...[query.collection].filter(Boolean).map((slug): ActiveFilter => ({
      id: 'collection',
      kind: 'named',
      label: collection ?? slug,
      without: { ...first, collection: '' }
    })),
    ...query.categories.map((slug): ActiveFilter => ({
      id: `category-${slug}`,
      kind: 'named',
      label: categories.find((category) => category.slug === slug)?.name ?? slug,
      without: withCategory(query, slug)
    })),
    ...Object.entries(query.options).flatMap(([id, values]) =>
      values.map((value): ActiveFilter => ({
        id: `${id}-${value}`,
        kind: 'named',
        label: labelOf(id, value),
        without: withOption(query, id, value)
      }))
    ),
    ...(query.minPrice === null
      ? []
      : [{ id: 'min', kind: 'min-price' as const, amount: query.minPrice, without: { ...first, minPrice: null } }]),
    ...(query.maxPrice === null
      ? []
      : [{ id: 'max', kind: 'max-price' as const, amount: query.maxPrice, without: { ...first, maxPrice: null } }]),
    ...(query.isInStock ? [{ id: 'stock', kind: 'in-stock' as const, without: { ...first, isInStock: false } }] : []),
    ...(query.isCustomisable
      ? [{ id: 'customisable', kind: 'customisable' as const, without: { ...first, isCustomisable: false } }]
      : [])
  ]
}
