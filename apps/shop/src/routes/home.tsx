import { parseQuery } from '@motif/flows/catalogue'
import { failureOf } from '@motif/flows/outcome'
import { HomeScreen } from '@motif/ui/screens/home'
import { useNavigate, useSearchParams } from 'react-router'
import shop from '../../../../shop.config.ts'
import { hrefOf, requestOf, shownQuery } from '../home/query.ts'
import { useRecentlyViewed } from '../home/recently-viewed.ts'
import type { ServerData, ServerDataRequest } from '../loading/screen-module.ts'
import { keyOf, useCall } from '../services/api.ts'
import { usePageHead } from '../shell/page-head.tsx'

const name = 'GET /api/v1/products'

export async function serverData({ call, url }: ServerDataRequest): Promise<ServerData> {
  const request = requestOf(url.searchParams)
  const [page, hero] = await Promise.all([call(name, request), call('GET /api/v1/hero', {})])
  return { answers: { [keyOf(name, request)]: page.data, [keyOf('GET /api/v1/hero', {})]: hero.data } }
}

const noHero = { words: '', goods: [] }

/** Nothing of it is fetched before the hero is touched. */
const loadLiveHero = async () => (await import('../home/live-hero.tsx')).LiveHero

export function Component() {
  usePageHead({ title: `${shop.name}. ${shop.tagline}`, description: shop.tagline })
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = shownQuery(parseQuery(search))
  const { data, error, isLoading, isValidating, mutate } = useCall(name, requestOf(search), { keepPreviousData: true })
  const { data: categories = [] } = useCall('GET /api/v1/categories', {})
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
      hero={hero.goods}
      heroWords={hero.words}
      loadLiveHero={loadLiveHero}
    />
  )
}
