import { loadChunk } from './load-chunk.ts'
import type { Route } from './define-route.tsx'

/** What the module of a route exports. */
export interface ScreenModule {
  route: Route
}

/** The code of one screen: loaded when first asked for, and at hand from then on. */
export class ScreenCode {
  readonly name: string
  readonly #load: () => Promise<ScreenModule>
  #loading: Promise<ScreenModule> | undefined
  #loaded: ScreenModule | undefined

  constructor(name: string, load: () => Promise<ScreenModule>) {
    this.name = name
    this.#load = load
  }

  /** Source of the chunk, as it stands in the build's manifest. */
  get chunk(): string {
    return `src/routes/${this.name}.tsx`
  }

  /** The module where it is already here: it can then be rendered at once, as hydration needs. */
  get loaded(): ScreenModule | undefined {
    return this.#loaded
  }

  /** @throws {ChunkLoadError} */
  load(): Promise<ScreenModule> {
    this.#loading ??= this.#begin()
    return this.#loading
  }

  async #begin(): Promise<ScreenModule> {
    this.#loaded = await loadChunk(this.name, this.#load)
    return this.#loaded
  }
}
