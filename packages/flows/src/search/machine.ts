import type { Suggestions } from '@motif/contract'
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate'
import { placeholderActor } from '../placeholder-actor.ts'
import type { SearchContext, SearchEvent } from './types.ts'

/** Search input and suggestions. */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: { suggest: placeholderActor<Suggestions, { q: string }>('suggest') },
  delays: {
    /** Debounce in milliseconds. */
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
    // Re-entering `waiting` aborts a pending request.
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
        // Suggestions are optional: without them search still works.
        onError: 'closed'
      }
    },
    open: {}
  }
})

export type SearchActor = ActorRefFrom<typeof searchMachine>
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
