import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top on route changes (SPEC.md point 2), but not on query changes. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const shownPath = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && hash === '') scrollTo({ top: 0, left: 0, behavior: 'instant' })
    shownPath.current = pathname
  }, [pathname, hash])
}
