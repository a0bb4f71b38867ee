import type { Suggestions } from '@motif/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answerable, done, lostNetwork, reachedStates, statesOf } from '../testing.ts'
import { isSuggesting, searchMachine, suggestionsOf } from './index.ts'

const mugs: Suggestions = {
  products: [],
  categories: [{ slug: 'mugs', name: 'Mugs', count: 3 }],
  queries: ['mug with name']
}

function scene() {
  const suggest = answerable<Suggestions, { q: string }>()
  const clock = new SimulatedClock()
  const actor = createActor(searchMachine.provide({ actors: { suggest: suggest.logic } }), { clock }).start()
  const type = (text: string) => actor.send({ type: 'TYPED', text })
  return { actor, suggest, clock, type, now: () => actor.getSnapshot() }
}

describe('searching', () => {
  it('can reach every state', () => {
    const events = [
      { type: 'TYPED', text: 'mug' },
      { type: 'xstate.after.quiet.search.waiting' },
      done('suggest', mugs)
    ] as const
    expect(reachedStates(searchMachine, events, [undefined])).toEqual(statesOf(searchMachine))
  })

  it('asks once the person pauses', () => {
    const { clock, suggest, type } = scene()
    type('m')
    clock.increment(149)
    type('mug ')
    clock.increment(149)
    expect(suggest.calls).toHaveLength(0)
    clock.increment(1)
    expect(suggest.last().input).toEqual({ q: 'mug' })
  })

  it('drops the answer to what was typed before', async () => {
    const { clock, suggest, type, now } = scene()
    type('m')
    clock.increment(150)
    const first = suggest.last()
    expect(isSuggesting(now())).toBe(true)
    type('mug')
    expect(first.signal.aborted).toBe(true)
    clock.increment(150)
    await suggest.last().answer(mugs)
    await first.answer({ ...mugs, queries: ['stale'] })
    expect(suggestionsOf(now())).toEqual(mugs)
  })

  it('asks nothing for nothing, and shows nothing when closed or failing', async () => {
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
    actor.send({ type: 'CLOSED' })
    expect(suggestionsOf(now())).toBeNull()
  })
})
