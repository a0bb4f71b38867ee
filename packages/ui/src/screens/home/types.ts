import type { Category, Facets, Picture, PrintArea, ProductCard, ProductPage, productSorts } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

export type ProductSort = (typeof productSorts)[number]

/** What the catalogue is asked for; the shop keeps it in the address. */
export interface CatalogueQuery {
  q: string
  /** Slugs of categories; any of them. */
  categories: readonly string[]
  /** Chosen values by option id, such as `{ colour: ['navy'] }`. */
  options: Readonly<Record<string, readonly string[]>>
  /** Minor units; null for no limit. */
  minPrice: number | null
  maxPrice: number | null
  isInStock: boolean
  isCustomisable: boolean
  sort: ProductSort
  /** Counted from 1. */
  page: number
}

/** Goods the hero prints on. */
export interface HeroProduct {
  slug: string
  name: string
  price: ProductCard['price']
  /** Each colour with the picture of the blank. */
  colours: readonly { value: string; label: string; swatch: string | null; image: Picture }[]
  /** Where the print lies on that picture, in fractions of it. */
  area: PrintArea['view']
}

export interface HomeScreenProps {
  query: CatalogueQuery
  /** Any change of search, filters or sort; `page` is back at 1. */
  onQueryChange: (change: { query: CatalogueQuery }) => void
  /** The address of another page of the same query. */
  hrefOf: (target: { page: number }) => string
  /** The goods found; may be the last answer while the next is on its way. */
  page: ProductPage | undefined
  isLoading: boolean
  failure?: Failure | undefined
  onRetry: () => void
  /** Of the whole catalogue, for titles. */
  categories: readonly Category[]
  /** Newest first; none shows nothing. */
  recentlyViewed: readonly ProductCard[]
  /** Goods of the hero, the first one shown; see `heroProductOf`. None hides the hero. */
  hero: readonly HeroProduct[]
}

export type { Facets }
