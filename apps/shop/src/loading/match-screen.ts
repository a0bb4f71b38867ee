import { matchPath } from 'react-router'
import type { ScreenRoute } from '../routes.ts'

export interface MatchedScreen {
  route: ScreenRoute
  params: Record<string, string | undefined>
}

/** The screen at an address, matched exactly and with its capitals, or undefined. */
export function matchScreen(routes: readonly ScreenRoute[], pathname: string): MatchedScreen | undefined {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, pathname)
    if (match !== null) return { route, params: match.params }
  }
  return undefined
}
