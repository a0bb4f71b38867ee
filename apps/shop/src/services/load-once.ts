/** Loads once for all callers; after a failure the next call retries. */
export function loadOnce<Use extends unknown[], Loaded>(
  load: (...use: Use) => Promise<Loaded>
): (...use: Use) => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return (...use) => {
    loading ??= load(...use).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Subscribes once loading completes; the returned function unsubscribes at any time. */
export function listenOnceLoaded<Loaded>(
  loading: Promise<Loaded>,
  listen: (loaded: Loaded) => () => void,
  onFailure: () => void
): () => void {
  let isHeard = true
  let stop: (() => void) | undefined
  loading.then((loaded) => {
    if (isHeard) stop = listen(loaded)
  }, onFailure)
  return () => {
    isHeard = false
    stop?.()
  }
}
