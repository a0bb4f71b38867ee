import type { Suggestions } from '@motif/contract'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { initialProducts, productReducer } from '../client-state/index.ts'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import { emptyQuery, formatQuery, isSameQuery, setPrice, toggleCategory, toggleOption, trimSearch } from './query.ts'
import type { CatalogueContext, CatalogueEvent, CatalogueInput, CatalogueQuery, QueryChanged } from './types.ts'

const queryChanged = (query: CatalogueQuery, replace: boolean): QueryChanged => ({ type: 'queryChanged', query, search: formatQuery(query).toString(), replace })

/** The query after a choice of the person's. */
function chosen(query: CatalogueQuery, event: CatalogueEvent): CatalogueQuery {
  switch (event.type) {
    case 'CATEGORY_TOGGLED':
      return toggleCategory(query, event.category)
    case 'OPTION_TOGGLED':
      return toggleOption(query, event.option, event.value)
    case 'PRICE_CHANGED':
      return setPrice(query, event.min, event.max)
    case 'IN_STOCK_TOGGLED':
      return { ...query, inStock: !query.inStock, page: 1 }
    case 'CUSTOMISABLE_TOGGLED':
      return { ...query, customisable: !query.customisable, page: 1 }
    case 'SORTED':
      return { ...query, sort: event.sort, page: 1 }
    case 'PAGE_CHANGED':
      return { ...query, page: Math.max(1, Math.floor(event.page)) }
    case 'CLEARED':
      return { ...emptyQuery, sort: query.sort }
    default:
      return query
  }
}

/** Browsing: what is looked for, what is suggested while typing, and what was found. */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, input: {} as CatalogueInput, emitted: {} as QueryChanged },
  actors: { suggest: provided<Suggestions, { q: string }>('suggest') },
  delays: {
    /** Quiet after a key that makes the typed text the search. */
    searchQuiet: 300,
    /** Quiet that makes it worth asking for suggestions. */
    suggestQuiet: 150
  },
  guards: { hasText: ({ context }) => trimSearch(context.search) !== '' },
  actions: {
    choose: enqueueActions(({ context, event, enqueue }) => {
      const query = chosen(context.query, event)
      if (isSameQuery(query, context.query)) return
      enqueue.assign({ query })
      enqueue(emit(queryChanged(query, false)))
    }),
    searchFor: enqueueActions(({ context, enqueue }, { replace }: { replace: boolean }) => {
      const q = trimSearch(context.search)
      if (q === context.query.q) return
      const query = { ...context.query, q, page: 1 }
      enqueue.assign({ query })
      enqueue(emit(queryChanged(query, replace)))
    }),
    readQuery: assign(({ context, event }) => (event.type === 'QUERY_READ' ? { query: event.query, search: trimSearch(context.search) === event.query.q ? context.search : event.query.q } : {})),
    tell: assign(({ context, event }) => {
      switch (event.type) {
        case 'SET_CATEGORY':
        case 'SET_PRODUCTS_META_DATA':
          return { product: productReducer(context.product, event) }
        case 'SET_PRODUCTS':
        case 'SET_PRODUCTS_LOADING':
          return { product: productReducer(context.product, event), failure: null }
        case 'PRODUCTS_FAILED':
          return { product: productReducer(context.product, { type: 'SET_PRODUCTS_LOADING', payload: false }), failure: failureOf(event.error) }
        default:
          return {}
      }
    }),
    type: assign({ search: ({ context, event }) => ('text' in event && event.text !== undefined ? event.text : context.search) }),
    forgetSuggestions: assign({ suggestions: null })
  }
}).createMachine({
  id: 'catalogue',
  context: ({ input }) => ({ query: input.query, search: input.query.q, suggestions: null, product: input.product ?? initialProducts, failure: null }),
  type: 'parallel',
  on: {
    CATEGORY_TOGGLED: { actions: 'choose' },
    OPTION_TOGGLED: { actions: 'choose' },
    PRICE_CHANGED: { actions: 'choose' },
    IN_STOCK_TOGGLED: { actions: 'choose' },
    CUSTOMISABLE_TOGGLED: { actions: 'choose' },
    SORTED: { actions: 'choose' },
    PAGE_CHANGED: { actions: 'choose' },
    SET_CATEGORY: { actions: 'tell' },
    SET_PRODUCTS: { actions: 'tell' },
    SET_PRODUCTS_LOADING: { actions: 'tell' },
    SET_PRODUCTS_META_DATA: { actions: 'tell' },
    PRODUCTS_FAILED: { actions: 'tell' }
  },
  states: {
    search: {
      initial: 'idle',
      on: {
        SEARCH_TYPED: { target: '.typing', actions: 'type' },
        SEARCH_SUBMITTED: { target: '.idle', actions: ['type', { type: 'searchFor', params: { replace: false } }] },
        CLEARED: { target: '.idle', actions: [assign({ search: '' }), 'choose'] },
        // What the address says wins over what was being typed.
        QUERY_READ: { target: '.idle', actions: 'readQuery' }
      },
      states: {
        idle: {},
        typing: { after: { searchQuiet: { target: 'idle', actions: { type: 'searchFor', params: { replace: true } } } } }
      }
    },
    suggestions: {
      initial: 'closed',
      on: {
        // Entering `waiting` again stops a question under way; its answer is dropped.
        SEARCH_TYPED: { target: '.waiting' },
        SEARCH_SUBMITTED: '.closed',
        SUGGESTIONS_CLOSED: '.closed',
        CLEARED: '.closed'
      },
      states: {
        closed: { entry: 'forgetSuggestions' },
        waiting: { after: { suggestQuiet: [{ guard: 'hasText', target: 'asking' }, { target: 'closed' }] } },
        asking: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ q: trimSearch(context.search) }),
            onDone: { target: 'open', actions: assign({ suggestions: ({ event }) => event.output }) },
            // Suggestions are a help, not a promise: without them the search works all the same.
            onError: 'closed'
          }
        },
        open: {}
      }
    }
  }
})
