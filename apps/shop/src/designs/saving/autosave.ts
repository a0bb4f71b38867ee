import type { SaveState } from '@motif/ui/screens/design-tool'
import { failureOf } from '@motif/flows/outcome'
import { createStore } from '../../services/store.ts'
import type { EditingDraft } from './drafts/editing-draft.ts'
import type { DesignContent, DesignStore, StoredRevision, LibraryDesign } from '../library/library.ts'

/** Quiet time after a change before it is saved, in milliseconds. */
const pause = 800

/** Milliseconds after which a save the network failed is tried again, also where the browser does not tell that it is back. */
const again = 5_000

/** A design that was changed here and elsewhere. Nothing is saved until the person has chosen. */
export interface Question {
  mine: DesignContent
  theirs: LibraryDesign
}

export type Answer = 'mine' | 'theirs' | 'both'

interface AutosaveState {
  save: SaveState
  /** Identifier once it was saved. */
  id: string | null
  question?: Question
}

export interface Autosave {
  getSnapshot: () => AutosaveState
  subscribe: (listener: () => void) => () => void
  /** Keeps a change: on this device at once, in the library at the next pause, and the newest wins. */
  change: (content: DesignContent) => void
  /** Saves now what waits, after what is being saved; asks again what waits for an answer. */
  flush: () => Promise<void>
  /** `both` keeps mine as a new design of the name given. After `theirs` and `both` the design is to be opened anew. */
  decide: (answer: Answer, copyName: string) => Promise<void>
  /** Saves nothing any more unless it is told to. */
  stop: () => void
}

interface Options {
  opened: { id: string | null; revision?: number | undefined }
  library: DesignStore
  draft: EditingDraft
  /** After every try; the lists of designs may have changed. */
  onTried: () => void
  /** Why it could not be saved, where that needs words. */
  onRefused: (error: unknown) => void
}

/**
 * Saves a design a moment after every change; one save at a time, so that an older never overtakes a newer. What another
 * window saved meanwhile is not overwritten: the person is asked.
 */
export function createAutosave({ opened, library, draft, onTried, onRefused }: Options): Autosave {
  const rest: SaveState = library.home === 'device' || library.home === 'cart' ? library.home : 'saved'
  const state = createStore<AutosaveState>({ save: opened.id === null ? 'unsaved' : rest, id: opened.id })
  let { revision } = opened
  let pending: DesignContent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  /** The person chose theirs over what was made elsewhere. */
  let isOverruling = false
  const become = (change: Partial<AutosaveState>) => state.set({ ...state.get(), ...change })
  const startedFrom = () => (revision === undefined ? undefined : { revision })
  const keepDraft = (content: DesignContent) =>
    draft.keep({ designId: state.get().id, ...startedFrom(), name: content.name, document: content.document })
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** What is in the library is not what this was made from. */
  async function ask(mine: DesignContent) {
    pending = mine
    keepDraft(mine)
    try {
      const theirs = await library.get(state.get().id ?? '')
      // What was changed while theirs was on its way is mine as well.
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

  /** A change that waits for the network is safe on this device; what becomes of it is told as long as it is the last. */
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
