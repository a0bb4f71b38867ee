/**
 * Shares one promise between callers until it rejects; the next call then retries. Needed for modules with top-level
 * await: WebKit resolves a second concurrent import before the module has run (bug 242740 at bugs.webkit.org).
 */
export function fetchedOnce<Value>(fetchIt: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | undefined
  return () => {
    fetched ??= fetchIt().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}
