import type { Draft, DraftStore } from './draft-store.ts'

/** Milliseconds until a change is written to IndexedDB: the most a crash can lose. */
const writeDelayMs = 250

export interface EditingDraft {
  readonly key: string
  /** Records the newest state. */
  keep: (work: Pick<Draft, 'designId' | 'revision' | 'name' | 'document'>) => void
  /** Writes pending state now. */
  flush: () => void
  /** Deletes the draft once it was saved. */
  forget: () => void
}

interface Dependencies {
  store: DraftStore
  key: string
  owner: string | null
  now: () => Date
}

/** The draft of one editor session. Without browser storage, only the library saves. */
export function createEditingDraft({ store, key, owner, now }: Dependencies): EditingDraft {
  let waiting: Draft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Serializes operations, so that a deletion never precedes an earlier write.
  let row: Promise<unknown> = Promise.resolve()
  const next = (act: () => Promise<void>) => {
    row = row.then(act).catch(() => undefined)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const draft = waiting
    waiting = undefined
    if (draft) next(() => store.put(draft))
  }
  return {
    key,
    keep: (work) => {
      waiting = { ...work, key, owner, at: now().toISOString() }
      // Throttled, not debounced: a long drag is stored while it lasts.
      timer ??= setTimeout(flush, writeDelayMs)
    },
    flush,
    forget: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      next(() => store.remove(key))
    }
  }
}
