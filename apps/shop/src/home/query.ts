import { type CatalogueQuery, formatQuery, parseQuery } from '@motif/contract/catalogue-query-rules'

/** The address of a query the screen asked for. */
export function hrefOf(query: CatalogueQuery): string {
  const params = formatQuery(query)
  return params.size > 0 ? `/?${params}` : '/'
}

const pageSize = 24

/** What the products call is asked for a page's address. */
export const requestOf = (search: URLSearchParams) => ({
  query: { ...Object.fromEntries(formatQuery(parseQuery(search))), pageSize }
})

const changedList = (shown: readonly string[], wanted: readonly string[], asked: readonly string[]) => [
  ...asked.filter((value) => wanted.includes(value) || !shown.includes(value)),
  ...wanted.filter((value) => !shown.includes(value) && !asked.includes(value))
]

/**
 * What a change of the query that is shown makes of the one that was asked for last: who presses twice before the first answer is drawn means both. The page
 * is that of the change.
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
