import type { SaveState } from '@motif/ui/screens/design-tool'
import { failureOf } from '@motif/flows/outcome'
import { createStore } from '../../services/store.ts'
import type { EditingDraft } from './drafts/editing-draft.ts'
import type { DesignContent, DesignStore, StoredRevision, LibraryDesign } from '../library/library.ts'

/** Debounce of saving in milliseconds. */
const pause = 800

/** Retry delay after a network error in milliseconds, independent of online events. */
const again = 5_000

/** A conflict: the design changed here and elsewhere. Nothing is saved until the user decides. */
export interface Question {
  mine: DesignContent
  theirs: LibraryDesign
}

export type Answer = 'mine' | 'theirs' | 'both'

interface AutosaveState {
  save: SaveState
  /** Id after the first save. */
  id: string | null
  question?: Question
}

export interface Autosave {
  getSnapshot: () => AutosaveState
  subscribe: (listener: () => void) => () => void
  /** Records a change: locally at once, in the library after the debounce. Newer changes supersede pending ones. */
  change: (content: DesignContent) => void
  /** Saves pending changes now, after a save in progress; asks again about an open conflict. */
  flush: () => Promise<void>
  /**
   * `both` saves the local state as a new design with the given name. After `theirs` and `both`, the design must be
   * reopened.
   */
  decide: (answer: Answer, copyName: string) => Promise<void>
  /** Stops saving. */
  stop: () => void
}

interface Options {
  opened: { id: string | null; revision?: number | undefined }
  library: DesignStore
  draft: EditingDraft
  /** Called after every attempt; lists of designs may have changed. */
  onTried: () => void
  /** Called with errors that need a message. */
  onRefused: (error: unknown) => void
}

/**
 * Saves a design after each change, one save at a time, so that saves never overtake each other. Changes by another
 * window are not overwritten: the user decides.
 */
export function createAutosave({ opened, library, draft, onTried, onRefused }: Options): Autosave {
  const rest: SaveState = library.home === 'device' || library.home === 'cart' ? library.home : 'saved'
  const state = createStore<AutosaveState>({ save: opened.id === null ? 'unsaved' : rest, id: opened.id })
  let { revision } = opened
  let pending: DesignContent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  /** The user chose the local state over the external one. */
  let isOverruling = false
  const become = (change: Partial<AutosaveState>) => state.set({ ...state.get(), ...change })
  const startedFrom = () => (revision === undefined ? undefined : { revision })
  const keepDraft = (content: DesignContent) =>
    draft.keep({ designId: state.get().id, ...startedFrom(), name: content.name, document: content.document })
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** The library's state is not the base of this change. */
  async function ask(mine: DesignContent) {
    pending = mine
    keepDraft(mine)
    try {
      const theirs = await library.get(state.get().id ?? '')
      // Changes made while the external state was loading belong to the local state.
      become({ save: 'undecided', question: { mine: pending ?? mine, theirs } })
    } catch (error) {
      become({ save: 'failed' })
      onRefused(error)
    }
  }

  async function refused(content: DesignContent, error: unknown) {
    pending ??= content
    const { code } = failureOf(error)
    if (code === 'conflict') return ask(pending)
    become({ save: code === 'network' ? 'offline' : 'failed' })
    if (code === 'network') later(again)
  }

  /** A pending write is stored locally; its result is reported only while it is the last. */
  function follow(content: DesignContent, { arrival, revision: change }: StoredRevision) {
    become({ save: 'offline' })
    const isLast = () => revision === change && pending === undefined
    arrival?.then(
      () => (isLast() ? become({ save: rest }) : undefined),
      (error: unknown) => (isLast() ? refused(content, error) : undefined)
    )
  }

  async function save(content: DesignContent) {
    const { id } = state.get()
    const saved =
      id === null
        ? await library.create(content)
        : await library.update(id, { ...content, ...startedFrom(), ...(isOverruling && { overrules: true }) })
    isOverruling = false
    revision = saved.revision
    become({ id: saved.id })
    if (pending === undefined) draft.forget()
    else keepDraft(pending)
    if (saved.arrival === undefined) become({ save: rest })
    else follow(content, saved)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (saving) return saving
    let tellSaved = () => {}
    saving = new Promise((resolve) => {
      tellSaved = resolve
    })
    for (let content = pending; content !== undefined; content = pending) {
      pending = undefined
      become({ save: 'saving' })
      try {
        await save(content)
      } catch (error) {
        await refused(content, error)
        break
      }
    }
    saving = undefined
    tellSaved()
    onTried()
  }

  const forgetQuestion = () => {
    const { question: _question, ...others } = state.get()
    state.set(others)
  }

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    change: (content) => {
      pending = content
      keepDraft(content)
      if (state.get().question) return
      become({ save: 'unsaved' })
      later(pause)
    },
    flush,
    decide: async (answer, copyName) => {
      const { question } = state.get()
      if (question === undefined) return
      const mine = pending ?? question.mine
      if (answer === 'mine') {
        revision = question.theirs.revision
        isOverruling = true
        pending = mine
        forgetQuestion()
        return flush()
      }
      if (answer === 'both') await library.create({ ...mine, name: copyName })
      pending = undefined
      draft.forget()
      forgetQuestion()
      become({ save: rest })
      onTried()
    },
    stop: () => {
      clearTimeout(timer)
      draft.flush()
      if (pending !== undefined && state.get().question === undefined) void flush()
    }
  }
}
