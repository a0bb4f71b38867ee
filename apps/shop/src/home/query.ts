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
