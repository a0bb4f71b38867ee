import type { Call } from '@motif/contract/client'
import type { ComponentType } from 'react'

/** What a screen may ask for before the server renders it. */
export interface ServerDataRequest {
  call: Call
  params: Record<string, string | undefined>
  url: URL
}

/** Answers by SWR key, and the status of the page where it isn't 200. */
export interface ServerData {
  answers: Record<string, unknown>
  status?: number
}

export interface KnownSearch {
  search: URLSearchParams
  /**
   * Whether the browser has to be sent to the known address first, since the screen would read there what the server left out.
   * @default false
   */
  isElsewhere?: boolean
}

/** What the module of a route exports. */
export interface ScreenModule {
  Component: ComponentType
  /**
   * The part of the address's query that what the server renders depends on, in one order; without it, none. What else
   * stands in a query reaches neither the render nor the cache, so that nobody can have pages made by making up queries.
   */
  knownSearch?: (request: ServerDataRequest) => KnownSearch | Promise<KnownSearch>
  /** Only what everybody may see: the server asks as a visitor. `url` has the known part of the query alone. */
  serverData?: (request: ServerDataRequest) => Promise<ServerData>
}
