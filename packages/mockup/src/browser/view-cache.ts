import type { ViewFile } from './view-file.ts'

/** Cached views, some ten megabytes each; the most recently used stay. */
const cachedViews = 4

export interface ViewCache<Loaded> {
  has: (view: ViewFile) => boolean
  /** The loaded or loading view; failures are retried by the next call. */
  of: (view: ViewFile) => Promise<Loaded>
}

/** An LRU cache of loaded views. */
export function createViewCache<Loaded>(
  load: (view: ViewFile) => Promise<Loaded>,
  forget: (loaded: Loaded, view: ViewFile) => void
): ViewCache<Loaded> {
  const views = new Map<ViewFile, Promise<Loaded>>()
  const loadAnew = (view: ViewFile) => {
    const loading = load(view)
    loading.catch(() => views.delete(view))
    return loading
  }
  return {
    has: (view) => views.has(view),
    of: (view) => {
      const kept = views.get(view) ?? loadAnew(view)
      // Reinserted, so that the first entry is the least recently used.
      views.delete(view)
      views.set(view, kept)
      const [oldest] = views
      if (views.size > cachedViews && oldest) {
        views.delete(oldest[0])
        oldest[1].then(
          (loaded) => forget(loaded, oldest[0]),
          () => undefined
        )
      }
      return kept
    }
  }
}
