import { formatQuery, parseQuery } from '@motif/contract/catalogue-query-rules'
import type { Call } from '@motif/contract/client'
import { failureOf } from '@motif/flows/outcome'
import { HomeScreen } from '@motif/ui/screens/home'
import { useNavigate, useSearchParams } from 'react-router'
import shop from '../../../../shop.config.ts'
import { hrefOf, requestOf } from '../home/query.ts'
import { useCatalogueState } from '../home/use-catalogue-state.ts'
import { useRecentlyViewed } from '../home/recently-viewed.ts'
import type { KnownSearch, ServerData, ServerDataRequest } from '../loading/screen-module.ts'
import { keyOf, useCall } from '../services/api.ts'
import { useCategories } from '../shell/categories.tsx'
import { usePageHead } from '../shell/page-head.tsx'

const name = 'GET /api/v1/products'

/** The options products can be chosen by, with their values. */
async function optionsOfShop(call: Call): Promise<Map<string, Set<string>>> {
  const { data } = await call(name, { query: { pageSize: 1 } })
  return new Map(data.facets.options.map(({ id, values }) => [id, new Set(values.map(({ value }) => value))]))
}

/** What the catalogue is asked for, without options the shop does not have. The screen would ask with them: it is sent to the address without. */
export async function knownSearch({ call, url }: ServerDataRequest): Promise<KnownSearch> {
  const query = parseQuery(url.searchParams)
  if (Object.keys(query.options).length === 0) return { search: formatQuery(query) }
  const known = await optionsOfShop(call)
  const options = Object.fromEntries(
    Object.entries(query.options).flatMap(([id, values]) =>
      [[id, values.filter((value) => known.get(id)?.has(value))] as const].filter(([, left]) => left.length > 0)
    )
  )
  const search = formatQuery({ ...query, options })
  return { search, isElsewhere: search.toString() !== formatQuery(query).toString() }
}

export async function serverData({ call, url }: ServerDataRequest): Promise<ServerData> {
  const request = requestOf(url.searchParams)
  const [page, hero] = await Promise.all([call(name, request), call('GET /api/v1/hero', {})])
  return { answers: { [keyOf(name, request)]: page.data, [keyOf('GET /api/v1/hero', {})]: hero.data } }
}

const noHero = { words: '', products: [] }

/** Nothing of it is fetched before the hero is touched. */
const loadLiveHero = async () => (await import('../home/live-hero.tsx')).LiveHero

export function Component() {
  usePageHead({ title: `${shop.name}. ${shop.tagline}`, description: shop.tagline })
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = parseQuery(search)
  const { data, error, isLoading, isValidating, mutate } = useCall(name, requestOf(search), { keepPreviousData: true })
  useCatalogueState(data, isValidating)
  const categories = useCategories()
  const { data: hero = noHero } = useCall('GET /api/v1/hero', {})
  return (
    <HomeScreen
      query={query}
      onQueryChange={(change) => void navigate(hrefOf(change.query))}
      hrefOf={({ page }) => hrefOf({ ...query, page })}
      page={data}
      isLoading={isLoading || (error !== undefined && isValidating)}
      {...(error === undefined ? undefined : { failure: failureOf(error) })}
      onRetry={() => void mutate()}
      categories={categories}
      recentlyViewed={useRecentlyViewed()}
      hero={hero.products}
      heroWords={hero.words}
      loadLiveHero={loadLiveHero}
    />
  )
}
