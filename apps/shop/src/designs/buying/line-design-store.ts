import type { DraftStore } from '../saving/drafts/draft-store.ts'
import type { DesignStore } from '../library/library.ts'

/** Storage key of a cart line's design. */
export const keyOfLine = (lineId: string) => `line-${lineId}`

/** Stores the edited design of a cart line in this browser until it replaces the one in the cart. */
export function lineDesignStore(
  lineId: string,
  { store, owner, now }: { store: DraftStore; owner: string | null; now: () => Date }
): DesignStore & { forget: () => Promise<void> } {
  const key = keyOfLine(lineId)
  let isDone = false
  const put: DesignStore['update'] = async (_id, { name, document }) => {
    if (!isDone) await store.put({ key, lineId, owner, designId: null, name, document, at: now().toISOString() })
    return { id: key }
  }
  return {
    home: 'cart',
    create: (content) => put(key, content),
    update: put,
    /** There is no other writer, so no conflict to compare. */
    get: () => Promise.reject(new Error('The design of a line is kept in this window alone.')),
    forget: () => {
      isDone = true
      return store.remove(key)
    }
  }
}
