import type { productSorts, Suggestions } from '@motif/contract'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ProductAction, ProductState } from '../client-state/index.ts'
import type { Failure } from '../outcome/index.ts'
import type { catalogueMachine } from './machine.ts'

export type ProductSort = (typeof productSorts)[number]

/** What is looked for. Prices are minor units; lists are sorted and hold nothing twice. */
export interface CatalogueQuery {
  q: string
  categories: string[]
  /** Chosen values by option id, such as `colour` → `['black', 'navy']`; no empty lists. */
  options: Record<string, string[]>
  minPrice?: number
  maxPrice?: number
  inStock: boolean
  customisable: boolean
  sort: ProductSort
  /** Counted from 1. */
  page: number
}

export interface CatalogueInput {
  query: CatalogueQuery
  /** What is known already, such as a first page the server rendered. */
  product?: ProductState
}

export interface CatalogueContext {
  query: CatalogueQuery
  /** What stands in the search field; ahead of `query.q` while the person types. */
  search: string
  suggestions: Suggestions | null
  product: ProductState
  /** Why the list could not be loaded. */
  failure: Failure | null
}

export type CatalogueEvent =
  | { type: 'SEARCH_TYPED'; text: string }
  | { type: 'SEARCH_SUBMITTED'; text?: string }
  | { type: 'SUGGESTIONS_CLOSED' }
  | { type: 'CATEGORY_TOGGLED'; category: string }
  | { type: 'OPTION_TOGGLED'; option: string; value: string }
  | { type: 'PRICE_CHANGED'; min?: number; max?: number }
  | { type: 'IN_STOCK_TOGGLED' }
  | { type: 'CUSTOMISABLE_TOGGLED' }
  | { type: 'SORTED'; sort: ProductSort }
  | { type: 'PAGE_CHANGED'; page: number }
  | { type: 'CLEARED' }
  /** The address changed from outside, by Back or a link; not told again. */
  | { type: 'QUERY_READ'; query: CatalogueQuery }
  | { type: 'PRODUCTS_FAILED'; error: unknown }
  | ProductAction

/** Tells the route where to navigate. `replace` where the step is not one to come Back to, as while typing. */
export interface QueryChanged {
  type: 'queryChanged'
  query: CatalogueQuery
  /** The query as it stands in an address, without `?`. */
  search: string
  replace: boolean
}

export type CatalogueActor = ActorRefFrom<typeof catalogueMachine>
export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>
