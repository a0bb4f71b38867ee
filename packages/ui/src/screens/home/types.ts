import type { Category, Facets, HeroProduct, ProductCard, ProductPage, ShownSection } from '@motif/contract'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import type { ComponentType } from 'react'
import type { Failure } from '../../failure/index.ts'

/** What the hero shows now. */
export interface HeroScene {
  product: HeroProduct
  colour: HeroProduct['colours'][number]
  /** Empty shows the sample. */
  words: string
  /** What the product says before anybody has typed. */
  sample: string
}

/** Lies over the hero's picture and shows the scene as it will be printed. */
export type LiveHero = ComponentType<HeroScene>

export interface HomeScreenProps {
  query: CatalogueQuery
  /** Any change of search, filters or sort; `page` is back at 1. */
  onQueryChange: (change: { query: CatalogueQuery }) => void
  /** The address of a query. */
  hrefOf: (target: { query: CatalogueQuery }) => string
  /** The products found; may be the last answer while the next is on its way. */
  page: ProductPage | undefined
  isLoading: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** The slug of the product opened last from this list: a button leads down to its card while that is out of view. */
  lastOpened?: string | undefined
  /** The card of that product has been found again. */
  onReturned: () => void
  /** Of the whole catalogue, for titles. */
  categories: readonly Category[]
  /** Newest first; none shows nothing. */
  recentlyViewed: readonly ProductCard[]
  /** Forgets them. */
  onClearViewed: () => void
  /** From top to bottom, the catalogue among them. Who searches or turns pages sees the catalogue alone. @default the catalogue */
  sections?: readonly ShownSection[] | undefined
  /** Loads what shows words as they will be printed; asked for when the hero is touched for the first time. */
  loadLiveHero?: (() => Promise<LiveHero>) | undefined
}

export type { Facets, HeroProduct }
