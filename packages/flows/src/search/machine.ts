import type { Suggestions } from '@motif/contract'
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate'
import { provided } from '../provided.ts'
import type { SearchContext, SearchEvent } from './types.ts'

/** What the person types in the search field, and what is suggested meanwhile. */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: { suggest: provided<Suggestions, { q: string }>('suggest') },
  delays: {
    /** Quiet after a key that makes it worth asking. */
    quiet: 150
  },
  guards: { hasText: ({ context }) => context.text.trim() !== '' },
  actions: {
    type: assign(({ context, event }) => (event.type === 'TYPED' ? { text: event.text } : context)),
    forgetSuggestions: assign({ suggestions: null })
  }
}).createMachine({
  id: 'search',
  context: { text: '', suggestions: null },
  initial: 'closed',
  on: {
    // Entering `waiting` again stops a question under way; its answer is dropped.
    TYPED: { target: '.waiting', actions: 'type' },
    CLOSED: '.closed'
  },
  states: {
    closed: { entry: 'forgetSuggestions' },
    waiting: { after: { quiet: [{ guard: 'hasText', target: 'asking' }, { target: 'closed' }] } },
    asking: {
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ q: context.text.trim() }),
        onDone: { target: 'open', actions: assign({ suggestions: ({ event }) => event.output }) },
        // Suggestions are a help, not a promise: without them the search works all the same.
        onError: 'closed'
      }
    },
    open: {}
  }
})

export type SearchActor = ActorRefFrom<typeof searchMachine>
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
