import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** In-memory fallback without storage. */
const chosen = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? chosen.get(key) ?? null
  } catch {
    return chosen.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be blocked in private windows.
    chosen.set(key, value)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A persisted choice; by default the first option. */
export function usePersistedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]]
): [Choice, (choice: Choice) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null
  )
  return [choices.find((choice) => choice === kept) ?? choices[0], (choice) => write(key, choice)]
}
