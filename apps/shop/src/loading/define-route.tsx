import type { Call } from '@motif/contract/client'
import type { ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { PublicResource, Resource } from './resource.ts'
import { type Answers, useAnswers } from './use-answers.ts'

export interface KnownSearch {
  search: URLSearchParams
  /**
   * Whether the browser has to be sent to the known address first, since the screen would read there what the server left out.
   * @default false
   */
  isElsewhere?: boolean
  /**
   * Whether the page is for the browser to fill, since nobody else is to make or keep it.
   * @default false
   */
  isForBrowser?: boolean
}

export interface KnownSearchRequest {
  call: Call
  params: Record<string, string | undefined>
  url: URL
}

/** The address a screen is shown for. On the server `search` has the known part of the query alone. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

type Critical = Record<string, PublicResource<unknown> | undefined>
type Deferred = Record<string, Resource<unknown> | undefined>
type NoResources = Record<string, never>

type WithAnswers<Read extends Deferred> = ScreenAddress & { data: Answers<Read> }

interface RouteParts<First extends Critical, Later extends Deferred, Acts> {
  /**
   * The part of the address's query that what the server renders depends on, in one order; without it, none. What else
   * stands in a query reaches neither the render nor the cache, so that nobody can have pages made by making up queries.
   */
  knownSearch?: (request: KnownSearchRequest) => KnownSearch | Promise<KnownSearch>
  /** What the screen needs first: the server answers it with the page, a navigation in the browser asks for it. `undefined` at a name: not at this address. */
  critical?: (address: ScreenAddress) => First
  /** What can wait: read in the browser alone. `undefined` at a name: not at this address. */
  deferred?: (address: ScreenAddress) => Later
  /** What happens on an act of the person's. Runs on the server, too. */
  useActs?: (given: WithAnswers<First & Later>) => Acts
  Component: ComponentType<WithAnswers<First & Later> & { acts: Acts }>
}

/** A route as the shell and the server know it. */
export interface Route extends Pick<RouteParts<Critical, Deferred, unknown>, 'knownSearch'> {
  critical: (address: ScreenAddress) => Critical
  deferred: (address: ScreenAddress) => Deferred
  /** The screen, which asks for its data itself. */
  Screen: ComponentType
}

const noResources = () => ({})

/**
 * States a route in one place, its parts in the order in which they happen. The server's first page, a navigation in the
 * browser and what is prefetched all read this statement.
 */
export function defineRoute<
  First extends Critical = NoResources,
  Later extends Deferred = NoResources,
  Acts = undefined
>(parts: RouteParts<First, Later, Acts>): Route {
  const { critical = noResources, deferred = noResources, useActs = () => undefined, Component } = parts
  function Screen() {
    const params = useParams()
    const [search] = useSearchParams()
    const address = { params, search }
    const data = useAnswers({ ...critical(address), ...deferred(address) } as First & Later)
    const acts = useActs({ ...address, data }) as Acts
    return <Component {...address} data={data} acts={acts} />
  }
  return { ...(parts.knownSearch && { knownSearch: parts.knownSearch }), critical, deferred, Screen }
}
