import type { ViewFile } from './view-file.ts'

/** Some ten megabytes each: those used last stay. */
const cachedViews = 4

export interface ViewCache<Loaded> {
  has: (view: ViewFile) => boolean
  /** Loads a view, or gives the one that is loaded or being loaded; a view that failed is loaded again when it is next asked for. */
  of: (view: ViewFile) => Promise<Loaded>
}

/** Keeps the few views a painter used last as it works with them, and forgets the others. */
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
      // Taken out and put in again, so that the first is the one longest unused.
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
