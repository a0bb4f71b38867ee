import { matchPath } from 'react-router'
import type { ScreenRoute } from '../routes.ts'

export interface MatchedScreen {
  route: ScreenRoute
  params: Record<string, string | undefined>
}

/** Letters instead of escapes, as the browser's router matches; an address that is none has no screen. */
function decoded(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return undefined
  }
}

/** The screen at an address, matched exactly and with its capitals, or undefined. */
export function matchScreen(routes: readonly ScreenRoute[], pathname: string): MatchedScreen | undefined {
  const path = decoded(pathname)
  for (const route of path === undefined ? [] : routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path ?? '')
    if (match !== null) return { route, params: match.params }
  }
  return undefined
}
