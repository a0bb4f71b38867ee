import { useSyncExternalStore } from 'react'

/** A value of the whole page that components can follow. */
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
 * Follows what `select` takes of a store: other changes render nothing. It must answer with the same for the same state.
 * The server, and the first render in the browser, see that of `onServer`.
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
