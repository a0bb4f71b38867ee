import type { Call } from './client.ts'
import type { PageSettings } from './settings.ts'
import type { ShopSettings } from './shop-settings.ts'

/** What the API asks of the shop's built server entry. Types alone: the entry is loaded as a file, and neither imports the other. */

export interface PageRequest {
  /** Path and query. */
  url: string
  cookies: string
  acceptLanguage: string
}

/** A page as it is sent. Nobody changes it: one that is sent again is the same object, and what was made of it can be kept. */
export interface PageDocument {
  /** UTF-8. */
  bytes: Uint8Array
  /** What a content policy knows the scripts and style elements in the page by: `'sha256-…'`. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Undefined where the answer leads to another address. */
  document: PageDocument | undefined
}

export interface RenderContext {
  call: Call
  /** The manifest of the browser's build. */
  assets: unknown
  settings: PageSettings
  /**
   * What pages show of the shop where it is not what they were built with; undefined where it is. The same object means the same settings, and
   * whatever shows them has to show all of them from one object.
   */
  shop: Partial<ShopSettings> | undefined
  origin: string
  /** Whether this visitor may have a page made that nobody asked for lately. Asking counts. */
  mayRenderNew: () => Promise<boolean>
  /** Where what was at a path is now, as path and query of this shop. Asked only of a path where nothing is. */
  movedTo: (path: string) => Promise<string | undefined>
  gate: RenderGate
}

/** Decides whether and when a page is rendered: rendering takes the one thread that answers everybody. */
export interface RenderGate {
  /** Does the work in its turn, or answers undefined at once where too much waits already. */
  <T>(work: () => Promise<T>): Promise<T | undefined>
}

/** What the built entry exports: a request becomes a page. */
export interface ShopEntry {
  render(request: PageRequest, context: RenderContext): Promise<RenderedPage>
}
