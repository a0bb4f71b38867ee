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

/** What the module of a route exports. */
export interface ScreenModule {
  Component: ComponentType
  /** Only what everybody may see: the server asks as a visitor. */
  serverData?: (request: ServerDataRequest) => Promise<ServerData>
}
