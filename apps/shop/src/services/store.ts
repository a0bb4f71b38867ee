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

/** Follows a store. The server, and the first render in the browser, see `onServer`. */
export const useStore = <State>(store: Store<State>, onServer: State): State =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer)
