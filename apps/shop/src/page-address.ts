import type { Call } from '@motif/contract/client'
import type { MatchedScreen } from './loading/match-screen.ts'

/** Longer queries than any link of the shop's: the browser makes sense of those by itself. */
const longestSearch = 512

export type PageAddress =
  /** `location`: what is rendered, and what the page is kept under. */
  | { kind: 'page'; location: string }
  /** Nothing is at this address. One page says so for all of them. */
  | { kind: 'nothing'; location: string }
  /** The same page under the address it should have. */
  | { kind: 'elsewhere'; location: string }
  /** A page of the shop whose query is not rendered by the server. */
  | { kind: 'browser' }

const nowhere = '/nothing-here'

const withSearch = (path: string, search: URLSearchParams) => (search.size === 0 ? path : `${path}?${search}`)

/** What is to be rendered for an address: the matched screen's path with the known part of the query, in one order. */
export async function pageAddressOf(url: URL, screen: MatchedScreen | undefined, call: Call): Promise<PageAddress> {
  // A browser would read `//name` as another site's address wherever it stands alone.
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
