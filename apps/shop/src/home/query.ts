import { type CatalogueQuery, formatQuery, parseQuery } from '@motif/flows/catalogue'
import type { HomeScreenProps } from '@motif/ui/screens/home'

type ShownQuery = HomeScreenProps['query']

/** The query as the screen shows it. */
export const shownQuery = ({ minPrice, maxPrice, inStock, customisable, ...query }: CatalogueQuery): ShownQuery => ({
  ...query,
  minPrice: minPrice ?? null,
  maxPrice: maxPrice ?? null,
  isInStock: inStock,
  isCustomisable: customisable
})

/** The address of a query the screen asked for. */
export function hrefOf({ minPrice, maxPrice, isInStock, isCustomisable, categories, options, ...query }: ShownQuery): string {
  const params = formatQuery({
    ...query,
    categories: [...categories],
    options: Object.fromEntries(Object.entries(options).map(([id, values]) => [id, [...values]])),
    ...(minPrice === null ? undefined : { minPrice }),
    ...(maxPrice === null ? undefined : { maxPrice }),
    inStock: isInStock,
    customisable: isCustomisable
  })
  return params.size > 0 ? `/?${params}` : '/'
}

const pageSize = 24

/** What the products call is asked for a page's address. */
export const requestOf = (search: URLSearchParams) => ({ query: { ...Object.fromEntries(formatQuery(parseQuery(search))), pageSize } })
