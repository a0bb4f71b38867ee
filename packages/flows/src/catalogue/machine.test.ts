import type { ProductCard, Suggestions } from '@motif/contract'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { answerable, done, lostNetwork, reachedStates, statesOf } from '../testing.ts'
import { catalogueFailureOf, catalogueMachine, emptyQuery, filterCountOf, foundProductsOf, isCatalogueLoading, isSuggesting, searchTextOf, suggestionsOf, type QueryChanged } from './index.ts'

const mugs: Suggestions = { products: [], categories: [{ slug: 'mugs', name: 'Mugs', count: 3 }], queries: ['mug with name'] }
const mug = { slug: 'mug', name: 'Mug' } as ProductCard

function scene(query = emptyQuery) {
  const suggest = answerable<Suggestions, { q: string }>()
  const clock = new SimulatedClock()
  const told: QueryChanged[] = []
  const actor = createActor(catalogueMachine.provide({ actors: { suggest: suggest.logic } }), { input: { query }, clock })
  actor.on('queryChanged', (event) => told.push(event))
  actor.start()
  const type = (text: string) => actor.send({ type: 'SEARCH_TYPED', text })
  return { actor, suggest, clock, told, type, now: () => actor.getSnapshot() }
}

describe('browsing', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'SEARCH_TYPED', text: 'mug' },
      { type: 'SEARCH_SUBMITTED' },
      { type: 'xstate.after.searchQuiet.catalogue.search.typing' },
      { type: 'xstate.after.suggestQuiet.catalogue.suggestions.waiting' },
      done('suggest', mugs)
    ] as const
    expect(reachedStates(catalogueMachine, events, [{ query: emptyQuery }])).toEqual(statesOf(catalogueMachine))
  })

  it('makes typed text the search once the person pauses, without a step to come Back to', () => {
    const { clock, told, type, now } = scene({ ...emptyQuery, page: 4 })
    type('m')
    clock.increment(200)
    type('mug ')
    clock.increment(299)
    expect(told).toEqual([])
    clock.increment(1)
    expect(told).toMatchObject([{ search: 'q=mug', replace: true, query: { q: 'mug', page: 1 } }])
    expect(searchTextOf(now())).toBe('mug ')
  })

  it('searches at once when submitted, as a step of its own, and once only', () => {
    const { actor, clock, told, type } = scene()
    type('mug')
    actor.send({ type: 'SEARCH_SUBMITTED' })
    clock.increment(1000)
    expect(told).toMatchObject([{ search: 'q=mug', replace: false }])
  })

  it('suggests while typing and drops the answers to what was typed before', async () => {
    const { clock, suggest, type, now } = scene()
    type('m')
    clock.increment(150)
    const first = suggest.last()
    expect(isSuggesting(now())).toBe(true)
    type('mug')
    expect(first.signal.aborted).toBe(true)
    clock.increment(150)
    expect(suggest.last().input).toEqual({ q: 'mug' })
    await suggest.last().answer(mugs)
    await first.answer({ ...mugs, queries: ['stale'] })
    expect(suggestionsOf(now())).toEqual(mugs)
  })

  it('asks for no suggestions for nothing, and hides them when closed or failing', async () => {
    const { actor, clock, suggest, type, now } = scene()
    type('  ')
    clock.increment(150)
    expect(suggest.calls).toHaveLength(0)
    type('mug')
    clock.increment(150)
    await suggest.last().refuse(lostNetwork())
    expect(now()).toMatchObject({ status: 'active', context: { suggestions: null } })
    type('mugs')
    clock.increment(150)
    await suggest.last().answer(mugs)
    actor.send({ type: 'SUGGESTIONS_CLOSED' })
    expect(suggestionsOf(now())).toBeNull()
  })

  it('tells the route of every filter, back on the first page', () => {
    const { actor, told, now } = scene({ ...emptyQuery, page: 3 })
    actor.send({ type: 'CATEGORY_TOGGLED', category: 'mugs' })
    actor.send({ type: 'OPTION_TOGGLED', option: 'colour', value: 'navy' })
    actor.send({ type: 'PRICE_CHANGED', min: 1000 })
    actor.send({ type: 'IN_STOCK_TOGGLED' })
    actor.send({ type: 'CUSTOMISABLE_TOGGLED' })
    actor.send({ type: 'SORTED', sort: 'newest' })
    actor.send({ type: 'PAGE_CHANGED', page: 2 })
    expect(told.at(-1)).toMatchObject({ search: 'category=mugs&colour=navy&minPrice=1000&inStock=true&customisable=true&sort=newest&page=2', replace: false })
    expect(told).toHaveLength(7)
    expect(filterCountOf(now())).toBe(5)
    actor.send({ type: 'CLEARED' })
    expect(told.at(-1)?.search).toBe('sort=newest')
    expect(filterCountOf(now())).toBe(0)
  })

  it('says nothing when nothing changed', () => {
    const { actor, told } = scene()
    actor.send({ type: 'SORTED', sort: 'featured' })
    actor.send({ type: 'PAGE_CHANGED', page: 1 })
    actor.send({ type: 'CLEARED' })
    expect(told).toEqual([])
  })

  it('follows the address on Back without telling it again', () => {
    const { actor, clock, told, type, now } = scene({ ...emptyQuery, q: 'mug' })
    type('mugs')
    actor.send({ type: 'QUERY_READ', query: { ...emptyQuery, q: 'cap' } })
    clock.increment(1000)
    expect(searchTextOf(now())).toBe('cap')
    expect(told).toEqual([])
  })

  it('keeps the goods it shows while others load, and says when that failed', () => {
    const { actor, now } = scene()
    actor.send({ type: 'SET_PRODUCTS', payload: [mug] })
    actor.send({ type: 'SET_PRODUCTS_LOADING', payload: true })
    expect(isCatalogueLoading(now())).toBe(true)
    actor.send({ type: 'PRODUCTS_FAILED', error: lostNetwork() })
    expect(catalogueFailureOf(now())?.code).toBe('network')
    expect(isCatalogueLoading(now())).toBe(false)
    expect(foundProductsOf(now())).toEqual([mug])
    actor.send({ type: 'SET_PRODUCTS_LOADING', payload: true })
    expect(catalogueFailureOf(now())).toBeNull()
  })
})
