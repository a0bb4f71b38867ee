import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )

/**
 * Renders browser-only content; the server and hydration render `waiting`. The switch is deferred, to avoid a long task
 * after hydration.
 */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: () => ReactNode }) {
  return useDeferredValue(useIsBrowser()) ? children() : waiting
}
