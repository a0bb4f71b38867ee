import type { Suggestions } from '@motif/contract'

export interface SearchContext {
  /** The search input. */
  text: string
  suggestions: Suggestions | null
}

export type SearchEvent =
  | { type: 'TYPED'; text: string }
  /** The user searched, chose a suggestion or left. */
  | { type: 'CLOSED' }
