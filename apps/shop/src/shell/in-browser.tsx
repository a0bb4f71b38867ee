import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Shows what only the browser can know; the server, and the first render, show `waiting`. */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: () => ReactNode }) {
  const isBrowser = useSyncExternalStore(never, () => true, () => false)
  return isBrowser ? children() : waiting
}
