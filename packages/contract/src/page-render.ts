import type { Call } from './client.ts'
import type { PageSettings } from './settings.ts'
import type { ShopSettings } from './shop-settings.ts'

/** Interface between the API and the shop's built server entry. Types only: the entry is loaded as a file, and neither imports the other. */

export interface PageRequest {
  /** Path and query. */
  url: string
  cookies: string
  acceptLanguage: string
}

/** A rendered page. Immutable: a cached one is the same object, so derived data can be cached too. */
export interface PageDocument {
  /** UTF-8. */
  bytes: Uint8Array
  /** Content-Security-Policy hashes of the scripts and style elements: `'sha256-…'`. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Undefined for a redirect. */
  document: PageDocument | undefined
}

export interface RenderContext {
  call: Call
  /** The manifest of the client build. */
  assets: unknown
  settings: PageSettings
  /**
   * Settings that differ from those of the build; undefined if none do. The same object means the same settings; pages must read them all from one
   * object.
   */
  shop: Partial<ShopSettings> | undefined
  origin: string
  /** Whether this visitor may trigger an uncached render. Asking counts. */
  mayRenderNew: () => Promise<boolean>
  /** Redirect target of a path, as path and query. Called only for unknown paths. */
  movedTo: (path: string) => Promise<string | undefined>
  gate: RenderGate
}

/** Schedules renders, because rendering blocks the one thread that serves everybody. */
export interface RenderGate {
  /** Runs the work in turn, or returns undefined at once if too much is waiting. */
  <T>(work: () => Promise<T>): Promise<T | undefined>
}

/** The export of the built entry: renders a request. */
export interface ShopEntry {
  render(request: PageRequest, context: RenderContext): Promise<RenderedPage>
}
