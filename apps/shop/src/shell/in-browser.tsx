import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, which must look like the server's. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )

/** Shows what only the browser can know; the server, and the first render, show `waiting`. */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: () => ReactNode }) {
  return useIsBrowser() ? children() : waiting
}
