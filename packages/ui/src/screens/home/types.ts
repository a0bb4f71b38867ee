import type { Category, Facets, HeroProduct, ProductCard, ProductPage, ShownSection } from '@motif/contract'
import type { CatalogueQuery } from '@motif/contract/catalogue-query-rules'
import type { ComponentType } from 'react'
import type { Failure } from '../../failure/index.ts'

/** The current scene of the hero. */
export interface HeroScene {
  product: HeroProduct
  colour: HeroProduct['colours'][number]
  /** Empty for the sample. */
  words: string
  /** Text before any input. */
  sample: string
}

/** Overlay that renders the scene as printed. */
export type LiveHero = ComponentType<HeroScene>

export interface HomeScreenProps {
  query: CatalogueQuery
  /** Changes search, filters or sort order; resets `page` to 1. */
  onQueryChange: (change: { query: CatalogueQuery }) => void
  /** Currency of the shop, for filters by price. */
  currency: string
  /** URL of a query. */
  hrefOf: (target: { query: CatalogueQuery }) => string
  /** Found products; the previous result while the next loads. */
  page: ProductPage | undefined
  isLoading: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** Slug of the last opened product, for the return button. */
  lastOpened?: string | undefined
  /** The card was found again. */
  onReturned: () => void
  /** All categories, for titles. */
  categories: readonly Category[]
  /** Newest first; hidden if empty. */
  recentlyViewed: readonly ProductCard[]
  /** Clears them. */
  onClearViewed: () => void
  /**
   * Sections top to bottom, including the catalogue. Searches and further pages show only the catalogue.
   * @default the catalogue
   */
  sections?: readonly ShownSection[] | undefined
  /** Loads the live renderer on first interaction with the hero. */
  loadLiveHero?: (() => Promise<LiveHero>) | undefined
}

export type { Facets, HeroProduct }
