import { loadChunk } from './load-chunk.ts'
import type { Route } from './define-route.tsx'

/** What the module of a route exports. */
export interface ScreenModule {
  route: Route
}

/** Parts of a screen's code by their source, as it stands in the build's manifest. */
export type ScreenParts = Readonly<Record<string, () => Promise<unknown>>>

/** The code of one screen: loaded when first asked for, and at hand from then on. */
export class ScreenCode {
  readonly name: string
  /** Sources of the chunks it comes in, as they stand in the build's manifest. */
  readonly chunks: readonly string[]
  readonly #load: () => Promise<ScreenModule>
  #loading: Promise<ScreenModule> | undefined
  #loaded: ScreenModule | undefined

  /**
   * @param parts - What takes long to run. All of a module's imports run in one task with it; what was imported before has
   *   had a task of its own.
   */
  constructor(name: string, load: () => Promise<ScreenModule>, parts: ScreenParts = {}) {
    this.name = name
    this.chunks = [...Object.keys(parts), `src/routes/${name}.tsx`]
    // Asked for together: one after the other would take a round trip each.
    this.#load = async () => {
      const before = Object.values(parts).map((part) => part())
      const [module] = await Promise.all([load(), ...before])
      return module
    }
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
