import type { Call } from '@motif/contract/client'
import type { MatchedScreen } from './loading/match-screen.ts'

/** Maximum length of queries that are parsed on the server; no link of the shop is longer. */
const longestSearch = 512

export type PageAddress =
  /** `location`: what is rendered, and the cache key. */
  | { kind: 'page'; location: string }
  /** Not found. All such URLs share one page. */
  | { kind: 'nothing'; location: string }
  /** A redirect to the canonical URL. */
  | { kind: 'elsewhere'; location: string }
  /** A page with a query the server does not render. */
  | { kind: 'browser' }

const nowhere = '/nothing-here'

const withSearch = (path: string, search: URLSearchParams) => (search.size === 0 ? path : `${path}?${search}`)

/** The location to render for a URL: the screen's path and its known parameters in canonical order. */
export async function pageAddressOf(url: URL, screen: MatchedScreen | undefined, call: Call): Promise<PageAddress> {
  // A browser would interpret `//name` as another host.
  if (url.pathname.includes('//'))
    return { kind: 'elsewhere', location: url.pathname.replaceAll(/\/{2,}/g, '/') + url.search }
  if (screen === undefined) return { kind: 'nothing', location: nowhere }
  if (url.search === '') return { kind: 'page', location: url.pathname }
  if (url.search.length > longestSearch) return { kind: 'browser' }
  const { knownSearch } = (await screen.route.code.load()).route
  if (knownSearch === undefined) return { kind: 'page', location: url.pathname }
  const { search, isElsewhere = false, isForBrowser = false } = await knownSearch({ call, params: screen.params, url })
  if (isForBrowser) return { kind: 'browser' }
  return { kind: isElsewhere ? 'elsewhere' : 'page', location: withSearch(url.pathname, search) }
}
