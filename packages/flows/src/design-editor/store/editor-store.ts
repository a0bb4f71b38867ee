import type { ChangeName, DesignDocument, DesignNode, EditorState, Observable } from '@motif/design'
import { locate, nodesOf } from '../tree.ts'
import { createCell } from './cell.ts'

/** What a command sees, and changes. */
export interface Moment {
  document: DesignDocument
  areaId: string
  selectedIds: readonly string[]
}

/** What a command makes of it: only what it changes. `ids` names what it is about, the chosen ones unless said. */
export interface Outcome extends Partial<Moment> {
  ids?: readonly string[]
}

export interface Command {
  name: ChangeName
  /** Commands with the same key right after one another are one step. */
  key?: string | undefined
  /** What is merged with the step before it is run on what was there before that step: sizes typed digit by digit lose nothing on the way. */
  isFromStart?: boolean
  /** Pure: the same moment has the same outcome. `undefined` where there is nothing to do. */
  run: (moment: Moment) => Outcome | undefined
}

/** What happened to the document. */
interface Change {
  name: ChangeName | 'undone' | 'redone'
  /** What it was about, as it is now; as it was where it is gone. */
  nodes: readonly DesignNode[]
}

/** A way there and back. Documents share what did not change, so that a step costs what differs, and none is forgotten. */
interface Step {
  name: ChangeName
  key: string | undefined
  before: Moment
  after: Moment
}

export interface EditorStore extends Observable<EditorState> {
  /** The document on the screen: with the gesture under way. */
  shown: Observable<DesignDocument>
  /** Does it, and says whether anything changed. A gesture under way is put back before. */
  execute: (command: Command) => boolean
  undo: () => boolean
  redo: () => boolean
  select: (ids: readonly string[]) => void
  showArea: (areaId: string) => void
  /** Shows what a gesture makes of the document, without it being done. */
  preview: (document: DesignDocument) => void
  /** Makes the gesture under way a step. */
  commit: (name: ChangeName, options?: { key?: string; selectedIds?: readonly string[] }) => boolean
  /** Puts the gesture under way back. */
  cancel: () => void
  /** What comes next is another step, also with the same key. */
  endStep: () => void
  /** Puts the last step back for good where it has this key: as if it had never been. */
  revert: (key: string) => void
  /** Another design: its history begins anew. */
  open: (document: DesignDocument) => void
  onChange: (listener: (change: Change) => void) => () => void
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** The document outside the machine, with what is chosen in it and how it came to be. */
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
  const state = createCell(stateOf())
  const shown = createCell(document)
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
      // What came back to where it began is no step at all.
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
      if (outcome === undefined) return false
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
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
