import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On every route change the page scrolls to the top (SPEC.md point 2); a changed query on the same route does not move it. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const shownPath = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && hash === '') scrollTo({ top: 0, left: 0, behavior: 'instant' })
    shownPath.current = pathname
  }, [pathname, hash])
}
