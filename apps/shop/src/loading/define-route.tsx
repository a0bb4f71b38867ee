import type { Call } from '@motif/contract/client'
import type { ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { PublicResource, Resource } from './resource.ts'
import { type ResourceStates, useResources } from './use-resources.ts'

export interface KnownSearch {
  search: URLSearchParams
  /**
   * Redirects the browser to the known URL first, since the screen would read parameters the server ignored.
   * @default false
   */
  isElsewhere?: boolean
  /** Renders the page in the browser only, because it is personal. @default false */
  isForBrowser?: boolean
}

export interface KnownSearchRequest {
  call: Call
  params: Record<string, string | undefined>
  url: URL
}

/** The URL of a screen. On the server `search` contains only known parameters. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

type Critical = Record<string, PublicResource<unknown> | undefined>
type Deferred = Record<string, Resource<unknown> | undefined>
type NoResources = Record<string, never>

type WithData<Read extends Deferred> = ScreenAddress & { data: ResourceStates<Read> }

interface RouteParts<First extends Critical, Later extends Deferred, Acts> {
  /**
   * The normalized query parameters that affect server rendering; none by default. All others are excluded from
   * rendering and cache keys, so that random queries cannot cause renders.
   */
  knownSearch?: (request: KnownSearchRequest) => KnownSearch | Promise<KnownSearch>
  /** Critical data: rendered on the server, loaded by navigations. `undefined` members are not needed at this URL. */
  critical?: (address: ScreenAddress) => First
  /** Deferred data, loaded in the browser only. `undefined` members are not needed at this URL. */
  deferred?: (address: ScreenAddress) => Later
  /** Event handlers of the screen, as a hook. Runs on the server, too. */
  useActs?: (given: WithData<First & Later>) => Acts
  Component: ComponentType<WithData<First & Later> & { acts: Acts }>
}

/** A route for shell and server. */
export interface Route extends Pick<RouteParts<Critical, Deferred, unknown>, 'knownSearch'> {
  critical: (address: ScreenAddress) => Critical
  deferred: (address: ScreenAddress) => Deferred
  /** The screen, which loads its own data. */
  Screen: ComponentType
}

const noResources = () => ({})

/**
 * Declares a route, its parts in order of execution. Server rendering, navigation and prefetching all use this
 * declaration.
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
    const data = useResources({ ...critical(address), ...deferred(address) } as First & Later)
    const acts = useActs({ ...address, data }) as Acts
    return <Component {...address} data={data} acts={acts} />
  }
  return { ...(parts.knownSearch && { knownSearch: parts.knownSearch }), critical, deferred, Screen }
}
