import { type Draft, indexedDrafts } from './draft-store.ts'

/** The drafts of this browser. */
export const drafts = indexedDrafts()

const lockOf = (key: string) => `design-draft ${key}`

/** Says to other windows that a draft is being worked on, for as long as this page lives or until it is told to stop. */
export function holdDraft(key: string): () => void {
  let stop = () => {}
  const held = new Promise<void>((resolve) => {
    stop = resolve
  })
  // Where there are no locks, a draft counts as left behind: it is offered once too often, not once too seldom.
  void navigator.locks?.request(lockOf(key), () => held)
  return () => stop()
}

async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

/** Drafts of a person that no window works on: those of tabs that were closed or crashed before their design was kept. Newest first. */
export async function leftDrafts(owner: string | null): Promise<Draft[]> {
  try {
    const [all, held] = await Promise.all([drafts.list(), heldLocks()])
    return all.filter((draft) => draft.owner === owner && draft.lineId === undefined && !held.has(lockOf(draft.key)))
  } catch {
    // The browser keeps none.
    return []
  }
}
