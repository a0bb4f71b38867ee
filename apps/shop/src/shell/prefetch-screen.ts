import { matchScreen } from '../loading/match-screen.ts'
import { routesFor } from '../routes.ts'

/** Loads the code of the screen an address leads to. A failure shows when the person really goes there. */
export function prefetchScreen(href: string): void {
  const { pathname } = new URL(href, 'http://shop')
  const found = matchScreen(routesFor({ isAdmin: true }), pathname)
  if (found !== undefined) void found.route.code.load().catch(() => undefined)
}
