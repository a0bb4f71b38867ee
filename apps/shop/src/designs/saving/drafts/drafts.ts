import { type Draft, indexedDrafts } from './draft-store.ts'

/** The drafts of this browser. */
export const drafts = indexedDrafts()

const lockOf = (key: string) => `design-draft ${key}`

/** Locks a draft against other windows until released or the page closes. */
export function holdDraft(key: string): () => void {
  let stop = () => {}
  const held = new Promise<void>((resolve) => {
    stop = resolve
  })
  // Without the Web Locks API a draft counts as abandoned: offering it too often is better than losing it.
  void navigator.locks?.request(lockOf(key), () => held)
  return () => stop()
}

async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

/** Drafts that no window is editing: those of closed or crashed tabs. Newest first. */
export async function leftDrafts(owner: string | null): Promise<Draft[]> {
  try {
    const [all, held] = await Promise.all([drafts.list(), heldLocks()])
    return all.filter((draft) => draft.owner === owner && draft.lineId === undefined && !held.has(lockOf(draft.key)))
  } catch {
    // The browser has no storage for drafts.
    return []
  }
}
