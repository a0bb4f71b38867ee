import type { Suggestions } from '@motif/contract'

export interface SearchContext {
  /** What stands in the search field. */
  text: string
  suggestions: Suggestions | null
}

export type SearchEvent =
  | { type: 'TYPED'; text: string }
  /** The person has searched, chosen or left. */
  | { type: 'CLOSED' }
