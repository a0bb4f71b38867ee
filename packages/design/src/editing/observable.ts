import type { WritableObservable } from './editor.ts'

/** An observable value. Setting an equal value notifies nobody. */
export function createObservable<Value>(initial: Value): WritableObservable<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    }
  }
}
