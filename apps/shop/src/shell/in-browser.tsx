import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, which must look like the server's. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )

/**
 * Shows what only the browser can know; the server, and the first render, show `waiting`. The change is deferred: made at
 * once, it would be one long task at the end of hydration, and so it is rendered in small steps.
 */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: () => ReactNode }) {
  return useDeferredValue(useIsBrowser()) ? children() : waiting
}
