import {
  type ChangeName,
  type DesignDocument,
  type DesignNode,
  type EditorState,
  type Observable,
  type Refusal,
  createObservable
} from '@motif/design'
import { locate, nodesOf } from '../tree.ts'

/** The state a command reads and changes. */
export interface Moment {
  document: DesignDocument
  areaId: string
  selectedIds: readonly string[]
}

/** The changes of a command. `ids` are the affected nodes, by default the selection. */
export interface Outcome extends Partial<Moment> {
  ids?: readonly string[]
}

export interface Command {
  name: ChangeName
  /** Consecutive commands with the same key merge into one undo step. */
  key?: string | undefined
  /** If merged, runs on the state before the step: a size typed digit by digit loses no precision. */
  isFromStart?: boolean
  /** Pure. `undefined` if there is nothing to do, a code if the document has no room. */
  run: (moment: Moment) => Outcome | Refusal['code'] | undefined
}

/** A change of the document. */
interface Change {
  name: ChangeName | 'undone' | 'redone'
  /** Affected nodes in their new state; removed ones in their old state. */
  nodes: readonly DesignNode[]
}

/** An undo step. Documents share unchanged parts, so memory grows with the differences only, and no step is dropped. */
interface Step {
  name: ChangeName
  key: string | undefined
  before: Moment
  after: Moment
}

export interface EditorStore extends Observable<EditorState> {
  /** The shown document, including the gesture in progress. */
  shown: Observable<DesignDocument>
  /** Executes a command and returns whether anything changed. A gesture in progress is cancelled. */
  execute: (command: Command) => boolean
  undo: () => boolean
  redo: () => boolean
  select: (ids: readonly string[]) => void
  showArea: (areaId: string) => void
  /** Shows a gesture's document without committing it. */
  preview: (document: DesignDocument) => void
  /** Commits the gesture as an undo step. */
  commit: (name: ChangeName, options?: { key?: string; selectedIds?: readonly string[] }) => boolean
  /** Cancels the gesture. */
  cancel: () => void
  /** Ends merging: the next change is a new undo step even with the same key. */
  endStep: () => void
  /** Merges all steps of a function into one. */
  together: (run: () => void) => void
  /** Removes the last step from the history if it has this key. */
  revert: (key: string) => void
  /** Opens another design with a new history. */
  open: (document: DesignDocument) => void
  /** Reports a change that is not made. */
  refuse: (code: Refusal['code']) => void
  refusal: Observable<Refusal | undefined>
  onChange: (listener: (change: Change) => void) => () => void
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** Stores the document, the selection and the undo history. */
export function createEditorStore(document: DesignDocument, areaId: string): EditorStore {
  let past: Step[] = []
  let future: Step[] = []
  let moment: Moment = { document, areaId, selectedIds: [] }
  const stateOf = (): EditorState => ({
    ...moment,
    nodes: nodesOf(moment.document, moment.areaId),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undoes: past.at(-1)?.name,
    redoes: future.at(-1)?.name
  })
  const state = createObservable(stateOf())
  const shown = createObservable(document)
  const refusal = createObservable<Refusal | undefined>(undefined)
  const refuse = (code: Refusal['code']) => refusal.set({ code, count: (refusal.getSnapshot()?.count ?? 0) + 1 })
  const listeners = new Set<(change: Change) => void>()

  function become(next: Moment) {
    const nodes = nodesOf(next.document, next.areaId)
    const selectedIds = next.selectedIds.filter((id) => locate(nodes, id) !== undefined)
    moment = { ...next, selectedIds: sameIds(selectedIds, moment.selectedIds) ? moment.selectedIds : selectedIds }
    state.set(stateOf())
    shown.set(moment.document)
  }
  function tell(name: Change['name'], ids: readonly string[], before: Moment) {
    const find = (id: string) =>
      (locate(nodesOf(moment.document, moment.areaId), id) ?? locate(nodesOf(before.document, before.areaId), id))?.node
    const change = { name, nodes: ids.flatMap((id) => find(id) ?? []) }
    for (const listener of listeners) listener(change)
  }
  function step({ name, key, before, after }: Step, ids: readonly string[]) {
    const last = past.at(-1)
    if (last && key !== undefined && last.key === key) {
      past.pop()
      // A net change of nothing is not a step.
      if (last.before.document !== after.document) past.push({ ...last, after })
    } else past.push({ name, key, before, after })
    future = []
    become(after)
    tell(name, ids, before)
  }
  function travel(from: Step[], to: Step[], name: 'undone' | 'redone'): boolean {
    shown.set(moment.document)
    const taken = from.pop()
    if (taken === undefined) return false
    to.push({ ...taken, key: undefined })
    const before = moment
    become(name === 'undone' ? taken.before : taken.after)
    tell(name, moment.selectedIds, before)
    return true
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    shown,
    execute({ name, key, isFromStart, run }) {
      shown.set(moment.document)
      const last = past.at(-1)
      const start = isFromStart && key !== undefined && last?.key === key ? last.before : moment
      const outcome = run(start)
      if (typeof outcome === 'string') refuse(outcome)
      if (outcome === undefined || typeof outcome === 'string') return false
      const { ids = moment.selectedIds, ...changed } = outcome
      const after = { ...moment, document: start.document, ...changed }
      if (after.document === moment.document) {
        become(after)
        return false
      }
      step({ name, key, before: moment, after }, ids)
      return true
    },
    undo: () => travel(past, future, 'undone'),
    redo: () => travel(future, past, 'redone'),
    select: (ids) => {
      const wanted = [...new Set(ids)]
      if (!sameIds(wanted, moment.selectedIds)) become({ ...moment, selectedIds: wanted })
    },
    showArea: (id) => {
      if (id !== moment.areaId) become({ ...moment, areaId: id, selectedIds: [] })
    },
    preview: shown.set,
    commit(name, { key, selectedIds = moment.selectedIds } = {}) {
      const after = { ...moment, document: shown.getSnapshot(), selectedIds }
      if (after.document === moment.document) return false
      step({ name, key, before: moment, after }, selectedIds)
      return true
    },
    cancel: () => shown.set(moment.document),
    endStep: () => {
      const last = past.at(-1)
      if (last) past[past.length - 1] = { ...last, key: undefined }
    },
    together(run) {
      const before = moment
      const count = past.length
      const earlier = past.at(-1)
      if (earlier) past[count - 1] = { ...earlier, key: undefined }
      run()
      const made = past.slice(count)
      const last = made.at(-1)
      if (last === undefined || made.length < 2) return
      past = [...past.slice(0, count), { name: 'changed', key: undefined, before, after: last.after }]
      state.set(stateOf())
    },
    revert(key) {
      const last = past.at(-1)
      if (last?.key !== key) return
      past.pop()
      const before = moment
      become(last.before)
      tell('undone', [], before)
    },
    open(opened) {
      past = []
      future = []
      become({ document: opened, areaId: moment.areaId, selectedIds: [] })
    },
    refuse,
    refusal,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
