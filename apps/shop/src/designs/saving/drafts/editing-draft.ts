import type { Draft, DraftStore } from './draft-store.ts'

/** Milliseconds until a change lies in the browser's database: what a crash of the tab takes at most. */
const writeDelayMs = 250

export interface EditingDraft {
  readonly key: string
  /** Keeps the newest work. */
  keep: (work: Pick<Draft, 'designId' | 'revision' | 'name' | 'document'>) => void
  /** Writes at once what waits to be written. */
  flush: () => void
  /** The work has reached its library. */
  forget: () => void
}

interface Dependencies {
  store: DraftStore
  key: string
  owner: string | null
  now: () => Date
}

/** What one visit of the design tool keeps in the browser while its design is changed. Where the browser keeps nothing, the library alone does. */
export function createEditingDraft({ store, key, owner, now }: Dependencies): EditingDraft {
  let waiting: Draft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // One after another, so that forgetting is never overtaken by the writing before it.
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
      // From the first change on, not from the last: a long pull at a handle is kept on its way.
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
