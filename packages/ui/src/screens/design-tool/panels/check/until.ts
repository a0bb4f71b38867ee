import type { Observable } from '@motif/design'

/** Resolves with the value once it is as wanted, or as it is when the signal is aborted. */
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
