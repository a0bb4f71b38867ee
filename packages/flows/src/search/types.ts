import type { Suggestions } from '@motif/contract'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { searchMachine } from './machine.ts'

export interface SearchContext {
  /** What stands in the search field. */
  text: string
  suggestions: Suggestions | null
}

export type SearchEvent =
  | { type: 'TYPED'; text: string }
  /** The person has searched, chosen or left. */
  | { type: 'CLOSED' }

export type SearchActor = ActorRefFrom<typeof searchMachine>
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
