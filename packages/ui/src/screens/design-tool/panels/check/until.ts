import type { Observable } from '@motif/design'

/** Resolves with the value once it satisfies a predicate, or with the current value on abort. */
export function until<Value>(
  { getSnapshot, subscribe }: Observable<Value>,
  isWanted: (value: Value) => boolean,
  signal: AbortSignal
): Promise<Value> {
  return new Promise((resolve) => {
    const check = () => {
      const value = getSnapshot()
      if (!signal.aborted && !isWanted(value)) return
      unsubscribe()
      signal.removeEventListener('abort', check)
      resolve(value)
    }
    const unsubscribe = subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}
