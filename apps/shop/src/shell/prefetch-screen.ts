import { matchRoutes, type RouteObject } from 'react-router'

let known: RouteObject[] = []

/** Tells which routes there are; in the browser, once. */
export function setPrefetchRoutes(routes: RouteObject[]): void {
  known = routes
}

/** Loads the code of the screen an address leads to. A failure shows when the person really goes there. */
export function prefetchScreen(href: string): void {
  const { pathname } = new URL(href, 'http://shop')
  for (const { route } of matchRoutes(known, pathname) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
  }
}
