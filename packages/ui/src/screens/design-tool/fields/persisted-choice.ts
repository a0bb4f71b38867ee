import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** For this visit, where the browser keeps nothing. */
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
    // Private browsing may keep nothing.
    chosen.set(key, value)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A person's choice among a few, kept on the device; the first until they chose. */
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
