import { chakra } from '@chakra-ui/react'
import type { ShownSection } from '@motif/contract'
import { emptyQuery } from '@motif/contract/catalogue-query-rules'
import { lazy, Suspense } from 'react'
import { Page } from '../../components/page/index.ts'
import { RecentlyViewed } from '../../components/recently-viewed/index.ts'
import { Catalogue } from './catalogue.tsx'
import { Hero } from './hero.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ReturnToCard } from './return-to-card.tsx'
import type { HomeScreenProps } from './types.ts'

/** Loaded on demand, as few shops have sections; the server's markup stays meanwhile. */
const HomeSection = lazy(async () => ({ default: (await import('./home-section.tsx')).HomeSection }))

const catalogueAlone: readonly ShownSection[] = [{ kind: 'catalogue' }]

/** Home page with the owner's sections; searches and further pages show products only. */
export function HomeScreen({
  sections = catalogueAlone,
  loadLiveHero,
  recentlyViewed,
  onClearViewed,
  lastOpened,
  onReturned,
  ...catalogue
}: HomeScreenProps) {
  const { query, page, hrefOf } = catalogue
  const isDoor = query.q === '' && query.categories.length === 0 && query.collection === '' && query.page === 1
  const shown = isDoor ? sections : catalogueAlone
  const hasHero = shown.some(({ kind }) => kind === 'hero')
  return (
    <Page>
      {lastOpened !== undefined && page?.items.some(({ slug }) => slug === lastOpened) === true ? (
        <ReturnToCard slug={lastOpened} onReturned={onReturned} />
      ) : null}
      {/* No flex column: a centred part would shrink to its content. */}
      <chakra.div css={{ '& > * + *': { marginTop: { base: 14, md: 24 } } }}>
        {shown.map((section, index) =>
          section.kind === 'hero' ? (
            <Hero key="hero" {...section} loadLive={loadLiveHero} />
          ) : section.kind === 'catalogue' ? (
            <Catalogue key="catalogue" {...catalogue} hasHero={hasHero} />
          ) : (
            // Sections change only as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <Suspense key={index}>
              <HomeSection
                section={section}
                Grid={ProductGrid}
                categoryHref={(slug) => hrefOf({ query: { ...emptyQuery, categories: [slug] } })}
              />
            </Suspense>
          )
        )}
      </chakra.div>
      <RecentlyViewed products={recentlyViewed} onClear={onClearViewed} />
    </Page>
  )
}
