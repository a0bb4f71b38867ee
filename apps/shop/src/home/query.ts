import { type CatalogueQuery, formatQuery, parseQuery } from '@motif/contract/catalogue-query-rules'

/** URL of a query. */
export function hrefOf(query: CatalogueQuery): string {
  const params = formatQuery(query)
  return params.size > 0 ? `/?${params}` : '/'
}

const pageSize = 24

/** Parameters of the products call for a URL. */
export const requestOf = (search: URLSearchParams) => ({
  query: { ...Object.fromEntries(formatQuery(parseQuery(search))), pageSize }
})

const changedList = (shown: readonly string[], wanted: readonly string[], asked: readonly string[]) => [
  ...asked.filter((value) => wanted.includes(value) || !shown.includes(value)),
  ...wanted.filter((value) => !shown.includes(value) && !asked.includes(value))
]

/**
 * Merges a change of the shown query into the last requested one: two quick presses both apply. The page number is the
 * change's.
 */
export function withChange(shown: CatalogueQuery, wanted: CatalogueQuery, asked: CatalogueQuery): CatalogueQuery {
  const changed = <Key extends keyof CatalogueQuery>(key: Key) => (wanted[key] === shown[key] ? asked : wanted)[key]
  const ids = new Set([...Object.keys(asked.options), ...Object.keys(wanted.options)])
  const options = Array.from(ids, (id) => {
    const of = ({ options: chosen }: CatalogueQuery) => chosen[id] ?? []
    return [id, changedList(of(shown), of(wanted), of(asked))] as const
  })
  return {
    q: changed('q'),
    collection: changed('collection'),
    categories: changedList(shown.categories, wanted.categories, asked.categories),
    options: Object.fromEntries(options.filter(([, values]) => values.length > 0)),
    minPrice: changed('minPrice'),
    maxPrice: changed('maxPrice'),
    isInStock: changed('isInStock'),
    isCustomisable: changed('isCustomisable'),
    sort: changed('sort'),
    page: wanted.page
  }
}
