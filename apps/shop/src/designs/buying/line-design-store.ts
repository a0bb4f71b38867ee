import type { DraftStore } from '../saving/drafts/draft-store.ts'
import type { DesignStore } from '../library/library.ts'

/** What the design of a cart's line is called where it is kept. */
export const keyOfLine = (lineId: string) => `line-${lineId}`

/** Keeps what becomes of the design of a line in this browser, until it takes the place of the one in the cart. */
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
    /** Nobody else writes it, so there is never another one to be compared. */
    get: () => Promise.reject(new Error('The design of a line is kept in this window alone.')),
    forget: () => {
      isDone = true
      return store.remove(key)
    }
  }
}
