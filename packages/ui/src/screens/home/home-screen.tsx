import { chakra } from '@chakra-ui/react'
import { Page } from '../../components/page/index.ts'
import { RecentlyViewed } from '../../components/recently-viewed/index.ts'
import { Catalogue } from './catalogue.tsx'
import { Hero } from './hero.tsx'
import { ReturnToCard } from './return-to-card.tsx'
import type { HomeScreenProps } from './types.ts'

/** Home and catalogue: the hero greets who comes in by the door; who searches or turns pages sees products at once. */
export function HomeScreen({
  hero,
  heroWords,
  loadLiveHero,
  recentlyViewed,
  onClearViewed,
  lastOpened,
  onReturned,
  ...catalogue
}: HomeScreenProps) {
  const { query, page } = catalogue
  const [first, ...others] = hero
  const hasHero = first !== undefined && query.q === '' && query.categories.length === 0 && query.page === 1
  return (
    <Page>
      {lastOpened !== undefined && page?.items.some(({ slug }) => slug === lastOpened) === true ? (
        <ReturnToCard slug={lastOpened} onReturned={onReturned} />
      ) : null}
      {hasHero ? (
        <chakra.div marginBottom={{ base: 14, md: 24 }}>
          <Hero products={[first, ...others]} sample={heroWords} loadLive={loadLiveHero} />
        </chakra.div>
      ) : null}
      <Catalogue {...catalogue} hasHero={hasHero} />
      <RecentlyViewed products={recentlyViewed} onClear={onClearViewed} />
    </Page>
  )
}
