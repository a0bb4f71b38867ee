/** Loads what is first asked for, for everybody who asks; where that fails, the next who asks tries again: the network may be back. */
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

/** Listens to what is on its way, once it is there; what it gives ends that, also before. */
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
