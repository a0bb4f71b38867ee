import { formatQuery, parseQuery, parseSentForm } from '@motif/contract/catalogue-query-rules'
import type { Call } from '@motif/contract/client'
import type { KnownSearch, KnownSearchRequest } from '../loading/define-route.tsx'
import { resource } from '../loading/resource.ts'
import { shop } from '../services/shop.ts'
import { requestOf } from './query.ts'

/** The catalogue page of a URL; the previous one stays while loading. */
export const productsAt = (search: URLSearchParams) =>
  resource('GET /api/v1/products', requestOf(search), { options: { keepPreviousData: true } })

export const homeOfShop = resource('GET /api/v1/home', {})

/** Valid options and values. Facets are no substitute: they offer only options that are common among the matches. */
async function optionsOfShop(call: Call): Promise<Map<string, Set<string>>> {
  const { data } = await call('GET /api/v1/options', {})
  return new Map(data.map(({ id, values }) => [id, new Set(values)]))
}

/**
 * Normalizes the catalogue query by removing unknown options; the URL redirects to the result. This includes forms
 * submitted without JavaScript.
 */
export async function knownQuery({ call, url }: KnownSearchRequest): Promise<KnownSearch> {
  const sent = parseSentForm(url.searchParams, shop.currency.decimals)
  const query = sent ?? parseQuery(url.searchParams)
  if (Object.keys(query.options).length === 0) return { search: formatQuery(query), isElsewhere: sent !== undefined }
  const known = await optionsOfShop(call)
  const options = Object.fromEntries(
    Object.entries(query.options).flatMap(([id, values]) =>
      [[id, values.filter((value) => known.get(id)?.has(value))] as const].filter(([, left]) => left.length > 0)
    )
  )
  const search = formatQuery({ ...query, options })
  return { search, isElsewhere: sent !== undefined || search.toString() !== formatQuery(query).toString() }
}
