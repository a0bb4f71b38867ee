import { matchPath } from 'react-router'
import type { ScreenRoute } from '../routes.ts'

export interface MatchedScreen {
  route: ScreenRoute
  params: Record<string, string | undefined>
}

/** Decodes a path as the browser's router does; undefined if malformed. */
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

/** The screen of a path, matched exactly and case-sensitively, or undefined. */
export function matchScreen(routes: readonly ScreenRoute[], pathname: string): MatchedScreen | undefined {
  const path = decoded(pathname)
  for (const route of path === undefined ? [] : routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path ?? '')
    if (match !== null) return { route, params: match.params }
  }
  return undefined
}
