/**
 * The same promise for all who ask, until it fails: then the next asks anew. For modules that await something as they are imported: of two
 * imports at the same time WebKit fulfils the second before the module is ready (bug 242740 at bugs.webkit.org).
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
