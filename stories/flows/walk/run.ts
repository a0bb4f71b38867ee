import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock
} from 'xstate'
import { pathOf } from './graph.ts'
import type { Beginning, Opened, Walk } from './types.ts'

/** An actor that never resolves: the walk sends its results as events. */
const held = fromPromise(() => new Promise<never>(() => {}))

const withHeldActors = ({ machine, actors = {} }: Walk): AnyStateMachine =>
  machine.provide({
    actors: {
      ...Object.fromEntries(
        Object.keys(machine.implementations.actors).map((name): [string, AnyActorLogic] => [name, held])
      ),
      ...actors
    }
  })

const openAlone = (walk: Walk, { input }: Beginning, inspect: (event: InspectionEvent) => void): Opened => ({
  actor: createActor(withHeldActors(walk), { input, clock: new SimulatedClock(), inspect })
})

/** An event and the resulting state. */
export interface Entry {
  event: EventObject
  states: readonly string[]
  /** The transitions taken; several if a state was left immediately. */
  taken: readonly AnyTransitionDefinition[]
}

/** Dotted paths of all active states, including the ancestors of nested and parallel ones. */
export const statesIn = ({ _nodes }: AnyMachineSnapshot): string[] => _nodes.map(pathOf).filter((path) => path !== '')

/** Dotted paths of the active leaf states. */
export const leavesIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter((node: AnyStateNode) => Object.keys(node.states).length === 0).map(pathOf)

export interface Run extends Opened {
  beginning: Beginning
  /** Oldest first; the first one is the start. */
  entries: () => readonly Entry[]
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** Starts the machine and sends it the events. */
export function begin(walk: Walk, beginning: Beginning, events: readonly EventObject[] = []): Run {
  let entries: readonly Entry[] = []
  let taken: AnyTransitionDefinition[] = []
  const listeners = new Set<() => void>()
  const inspect = (inspected: InspectionEvent) => {
    // Child machines report here, too.
    if (inspected.actorRef.sessionId !== inspected.rootId) return
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: steps } = inspected
      taken.push(...steps)
    }
    if (inspected.type !== '@xstate.snapshot') return
    entries = [
      ...entries,
      { event: inspected.event, states: leavesIn(inspected.snapshot as AnyMachineSnapshot), taken }
    ]
    taken = []
    for (const listener of listeners) listener()
  }
  const opened = walk.open === undefined ? openAlone(walk, beginning, inspect) : walk.open(inspect)
  opened.actor.start()
  for (const event of events) opened.actor.send(event)
  return {
    ...opened,
    beginning,
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => {
      opened.actor.stop()
    }
  }
}
