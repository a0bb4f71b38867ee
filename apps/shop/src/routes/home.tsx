import { parseQuery } from '@motif/flows/catalogue'
import { failureOf } from '@motif/flows/outcome'
import { HomeScreen } from '@motif/ui/screens/home'
import { useNavigate, useSearchParams } from 'react-router'
import useSWR from 'swr'
import shop from '../../../../shop.config.ts'
import { heroKey, loadHero } from '../home/hero.ts'
import { hrefOf, requestOf, shownQuery } from '../home/query.ts'
import { useRecentlyViewed } from '../home/recently-viewed.ts'
import type { ServerData, ServerDataRequest } from '../loading/screen-module.ts'
import { call, keyOf, useCall } from '../services/api.ts'
import { usePageHead } from '../shell/page-head.tsx'

const name = 'GET /api/v1/products'

export async function serverData({ call, url }: ServerDataRequest): Promise<ServerData> {
  const request = requestOf(url.searchParams)
  const [page, hero] = await Promise.all([call(name, request), loadHero(call)])
  return { answers: { [keyOf(name, request)]: page.data, [heroKey]: hero } }
}

export function Component() {
  usePageHead({ title: `${shop.name}. ${shop.tagline}`, description: shop.tagline })
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = shownQuery(parseQuery(search))
  const { data, error, isLoading, isValidating, mutate } = useCall(name, requestOf(search), { keepPreviousData: true })
  const { data: categories = [] } = useCall('GET /api/v1/categories', {})
  const { data: hero = [] } = useSWR(heroKey, () => loadHero(call))
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
      hero={hero}
    />
  )
}
