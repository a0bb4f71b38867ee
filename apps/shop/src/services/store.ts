import { useSyncExternalStore } from 'react'

/** A global observable value. */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(state, next)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}

/**
 * Subscribes to a selection of a store; other changes do not re-render. The selector must be stable per state. The
 * server and hydration use `onServer`.
 */
export const useStore = <State, Selected = State>(
  store: Store<State>,
  onServer: State,
  select: (state: State) => Selected = (state) => state as unknown as Selected
): Selected =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(onServer)
  )
