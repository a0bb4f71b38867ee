import { parseQuery } from '@motif/contract/catalogue-query-rules'
import { HomeScreen, type HomeScreenProps, isCollectionLoading } from '@motif/ui/screens/home'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { homeOfShop, knownQuery, productsAt } from '../home/catalogue.ts'
import { headOf } from '../home/head.ts'
import { useLastOpened } from '../home/last-opened.ts'
import { hrefOf, withChange } from '../home/query.ts'
import { recentlyViewed, useClearViewed } from '../home/recently-viewed.ts'
import { useCatalogueState } from '../home/use-catalogue-state.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { failed } from '../services/failed.ts'
import { shop } from '../services/shop.ts'
import { useCategories } from '../shell/categories.tsx'
import { usePageHead } from '../shell/page-head.tsx'

/** Loaded on first interaction with the hero. */
const loadLiveHero = async () => (await import('../home/live-hero.tsx')).LiveHero

export const route = defineRoute({
  knownSearch: knownQuery,

  critical: ({ search }) => ({ products: productsAt(search), home: homeOfShop }),

  deferred: () => ({ viewed: recentlyViewed() }),

  useActs({ search }) {
    const navigate = useNavigate()
    const shown = parseQuery(search)
    const asked = useRef(shown)
    useEffect(() => {
      asked.current = parseQuery(search)
    }, [search])
    const show: HomeScreenProps['onQueryChange'] = ({ query }) => {
      asked.current = withChange(shown, query, asked.current)
      void navigate(hrefOf(asked.current))
    }
    return { show, onClearViewed: useClearViewed() }
  },

  Component({ search, data: { products, home, viewed }, acts }) {
    const categories = useCategories()
    const query = parseQuery(search)
    const { data: page, error, isLoading, isValidating, mutate } = products
    usePageHead(headOf(query, categories, page), query.q === '' && isCollectionLoading(query, { page, isLoading }))
    useCatalogueState(page, isValidating)
    return (
      <HomeScreen
        query={query}
        onQueryChange={acts.show}
        currency={shop.currency.code}
        hrefOf={(target) => hrefOf(target.query)}
        page={page}
        isLoading={isLoading || (error !== undefined && isValidating)}
        failure={failed(error)}
        onRetry={() => void mutate()}
        categories={categories}
        recentlyViewed={viewed.data ?? []}
        onClearViewed={acts.onClearViewed}
        {...useLastOpened(search.toString())}
        sections={home.data?.sections}
        loadLiveHero={loadLiveHero}
      />
    )
  }
})
