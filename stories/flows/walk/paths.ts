import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leavesIn } from './run.ts'
import type { Beginning, Walk } from './types.ts'
import { eventOf } from './written.ts'

/** Events that lead to a state from a start of the machine. */
export interface Path {
  beginning: Beginning
  events: readonly EventObject[]
}

function searched({ machine, beginnings, events, key = () => '' }: Walk): Map<string, Path> {
  const found = new Map<string, Path>()
  const offered = events.map(({ event }) => eventOf(event))
  for (const beginning of beginnings) {
    const paths = getShortestPaths(machine, {
      input: beginning.input as never,
      events: offered,
      filterEvents: (snapshot, event) => (snapshot as AnyMachineSnapshot).can(event),
      serializeState: (snapshot) => {
        const { value, context } = snapshot as AnyMachineSnapshot
        return JSON.stringify([value, key(context as never)])
      }
    })
    for (const { state, steps } of paths) {
      for (const leaf of leavesIn(state as AnyMachineSnapshot)) {
        const taken = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
        const known = found.get(leaf)
        if (known === undefined || taken.length < known.events.length) found.set(leaf, { beginning, events: taken })
      }
    }
  }
  return found
}

const pathsOfWalks = new WeakMap<Walk, ReadonlyMap<string, Path>>()

/** The shortest path to each leaf state with the events of the walk, or the paths that the walk declares. */
export function pathsOf(walk: Walk): ReadonlyMap<string, Path> {
  const known = pathsOfWalks.get(walk)
  if (known !== undefined) return known
  const { paths, beginnings } = walk
  const made =
    paths === undefined
      ? searched(walk)
      : new Map(
          Object.entries(paths).map(([state, events]) => [
            state,
            { beginning: beginnings[0], events: events.map(eventOf) }
          ])
        )
  pathsOfWalks.set(walk, made)
  return made
}
