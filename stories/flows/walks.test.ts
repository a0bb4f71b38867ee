import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { walks } from './machines/index.ts'
import { chartStatesOf, eventTypesOf, guardKeysOf, standingIn, withAllInside } from './walk/graph.ts'
import { layoutOf, type Box } from './walk/layout.ts'
import { pathsOf } from './walk/paths.ts'
import { begin, leavesIn } from './walk/run.ts'

const touches = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each(walks)('the walk through $machine.id', (walk) => {
  const { machine, guards, events, unreached = {} } = walk

  it('leads to every state in which one can stand, or says why not', () => {
    const reached = pathsOf(walk)
    const holes = standingIn(walk).flatMap(({ path }) => (reached.has(path) ? [] : [path]))
    expect(holes).toEqual(Object.keys(unreached))
  })

  it('arrives where its paths lead to, with the machine running', () => {
    for (const [state, { beginning, events: path }] of pathsOf(walk)) {
      const run = begin(walk, beginning, path)
      expect(leavesIn(run.actor.getSnapshot() as AnyMachineSnapshot), state).toContain(state)
      run.stop()
    }
  })

  it('has words for every guard, and for no others', () => {
    expect(Object.keys(guards).toSorted()).toEqual(guardKeysOf(machine).toSorted())
  })

  it('offers every event the machine does something with, and no others', () => {
    const offered = new Set(events.map(({ event }) => event.type))
    expect([...offered].toSorted()).toEqual(eventTypesOf(machine).toSorted())
  })

  it('tells events of the same type apart', () => {
    const names = events.map(({ event, called }) => `${event.type} ${called ?? ''}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has a chart on which no card lies over another, and every line leads from a card to a state', async () => {
    const { cards, edges } = await layoutOf(walk)
    const overlapping = cards.flatMap((card, index) =>
      cards
        .slice(index + 1)
        .flatMap((other) => (touches(card, other) ? [`${card.state.path} ${other.state.path}`] : []))
    )
    expect(overlapping).toEqual([])
    const states = new Set(withAllInside(chartStatesOf(walk)).map(({ path }) => path))
    expect(edges.filter(({ target, points }) => !states.has(target) || points.length < 2)).toEqual([])
  })
})
