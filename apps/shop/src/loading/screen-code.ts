import { loadChunk } from './load-chunk.ts'
import type { Route } from './define-route.tsx'

/** Exports of a route module. */
export interface ScreenModule {
  route: Route
}

/** Further chunks of a screen by their source in the build's manifest. */
export type ScreenParts = Readonly<Record<string, () => Promise<unknown>>>

/** The lazily loaded code of a screen. */
export class ScreenCode {
  readonly name: string
  /** Sources of its chunks in the build's manifest. */
  readonly chunks: readonly string[]
  readonly #load: () => Promise<ScreenModule>
  #loading: Promise<ScreenModule> | undefined
  #loaded: ScreenModule | undefined

  /** @param parts - Slow modules. All imports of a module execute in one task; preloaded ones execute in their own. */
  constructor(name: string, load: () => Promise<ScreenModule>, parts: ScreenParts = {}) {
    this.name = name
    this.chunks = [...Object.keys(parts), `src/routes/${name}.tsx`]
    // Requested in parallel, to avoid round trips.
    this.#load = async () => {
      const before = Object.values(parts).map((part) => part())
      const [module] = await Promise.all([load(), ...before])
      return module
    }
  }

  /** The module if loaded: it then renders synchronously, as hydration requires. */
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
