import { isSuggesting, type SearchActor, searchMachine, suggestionsOf } from '@motif/flows/search'
import type { Suggestions } from '@motif/contract'
import { createActor, fromPromise } from 'xstate'
import { call } from '../services/api.ts'

const machine = searchMachine.provide({
  actors: {
    suggest: fromPromise(
      async ({ input: { q }, signal }) => (await call('GET /api/v1/search/suggestions', { query: { q }, signal })).data
    )
  }
})

export interface Found {
  results: Suggestions | undefined
  isLoading: boolean
}

/** Starts the suggestion actor; `follow` receives results of the latest input. */
export function startSearch(follow: (found: Found) => void): SearchActor {
  const actor = createActor(machine)
  actor.subscribe((snapshot) =>
    follow({ results: suggestionsOf(snapshot) ?? undefined, isLoading: isSuggesting(snapshot) })
  )
  return actor.start()
}
