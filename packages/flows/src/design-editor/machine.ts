import { assign, emit, enqueueActions, setup } from 'xstate'
import { addNode, centreNode, changeNode, deleteNodes, moveNodesBy, setColour } from './commands.ts'
import { commit, redo, startHistory, undo } from './history.ts'
import { chosen, stillThere, withDrag, withText } from './shown.ts'
import type { Announcement, DesignDocument, DesignEditorContext, DesignEditorEmitted, DesignEditorEvent, DesignEditorInput } from './types.ts'

interface Command {
  document: DesignDocument
  announcement: Announcement
  nodeIds: string[]
  key?: string
  select?: string[]
}

/** What an event does to the document, or undefined. */
function commandOf({ history: { present }, areaId, areas, selectedIds }: DesignEditorContext, event: DesignEditorEvent): Command | undefined {
  switch (event.type) {
    case 'ADD':
      return { document: addNode(present, areaId, event.node), announcement: 'added', nodeIds: [event.node.id], select: [event.node.id] }
    case 'CHANGE_NODE':
      return { document: changeNode(present, areaId, event.nodeId, event.change), announcement: 'changed', nodeIds: [event.nodeId] }
    case 'NUDGE': {
      // An arrow key on one of several chosen nodes moves them all.
      const nodeIds = selectedIds.includes(event.nodeId) ? selectedIds : [event.nodeId]
      return { document: moveNodesBy(present, areaId, nodeIds, event.dxMm, event.dyMm), announcement: 'moved', nodeIds, key: `nudge ${areaId} ${nodeIds.join(' ')}` }
    }
    case 'CENTRE': {
      const area = areas[areaId]
      return area && { document: centreNode(present, areaId, event.nodeId, area), announcement: 'moved', nodeIds: [event.nodeId] }
    }
    case 'DELETE': {
      const nodeIds = event.nodeId === undefined ? selectedIds : [event.nodeId]
      return { document: deleteNodes(present, areaId, nodeIds), announcement: 'deleted', nodeIds, select: selectedIds.filter((id) => !nodeIds.includes(id)) }
    }
    case 'COLOUR_CHANGED':
      return { document: setColour(present, event.colour), announcement: 'changed', nodeIds: [] }
    default:
      return undefined
  }
}

const types = {} as { context: DesignEditorContext; events: DesignEditorEvent; input: DesignEditorInput; emitted: DesignEditorEmitted }

/** Gestures and commands of the design tool. One gesture is one step of the history; Escape takes it back. */
export const designEditorMachine = setup({
  types,
  guards: {
    isDrag: ({ context: { gesture, thresholdMm }, event }) =>
      event.type === 'POINTER_MOVE' && gesture?.nodeId != null && Math.hypot(event.xMm - gesture.from.xMm, event.yMm - gesture.from.yMm) >= thresholdMm,
    isOtherText: ({ context, event }) => event.type === 'TEXT_CHANGED' && event.nodeId !== context.editing?.nodeId
  },
  actions: {
    execute: enqueueActions(({ context, event, enqueue }) => {
      const command = commandOf(context, event)
      if (command === undefined || command.document === context.history.present) return
      const { document, announcement, nodeIds, key, select } = command
      enqueue.assign({ history: commit(context.history, document, key), selectedIds: select ?? context.selectedIds })
      enqueue(emit({ type: 'announced', announcement, nodeIds }))
      enqueue(emit({ type: 'documentChanged', document }))
    }),
    travel: enqueueActions(({ context, event, enqueue }) => {
      const isUndo = event.type === 'UNDO'
      const history = isUndo ? undo(context.history) : redo(context.history)
      if (history === context.history) return
      enqueue.assign({ history, selectedIds: stillThere(history.present, context.areaId, context.selectedIds) })
      enqueue(emit({ type: 'announced', announcement: isUndo ? 'undone' : 'redone', nodeIds: [] }))
      enqueue(emit({ type: 'documentChanged', document: history.present }))
    }),
    commitText: enqueueActions(({ context, enqueue }) => {
      const document = withText(context)
      enqueue.assign({ editing: null, history: commit(context.history, document) })
      if (document !== context.history.present) enqueue(emit({ type: 'documentChanged', document }))
    }),
    commitDrag: enqueueActions(({ context, enqueue }) => {
      const document = withDrag(context)
      enqueue.assign({ gesture: null, history: commit(context.history, document) })
      if (document === context.history.present) return
      enqueue(emit({ type: 'announced', announcement: 'moved', nodeIds: context.selectedIds }))
      enqueue(emit({ type: 'documentChanged', document }))
    }),
    beginGesture: assign(({ context: { selectedIds }, event }) => {
      if (event.type !== 'POINTER_DOWN') return {}
      const { xMm, yMm, nodeId = null, isAdditive } = event
      // Taking hold of one of several chosen nodes drags them all; which one was meant is told by a click alone.
      const isAmongChosen = nodeId !== null && !isAdditive && selectedIds.includes(nodeId)
      return { gesture: { from: { xMm, yMm }, to: { xMm, yMm }, nodeId, isAdditive }, selectedIds: isAmongChosen ? selectedIds : chosen(selectedIds, nodeId, isAdditive) }
    }),
    follow: assign(({ context: { gesture }, event }) =>
      gesture !== null && (event.type === 'POINTER_MOVE' || event.type === 'POINTER_UP') ? { gesture: { ...gesture, to: { xMm: event.xMm, yMm: event.yMm } } } : {}
    ),
    click: assign(({ context: { gesture, selectedIds } }) => ({
      gesture: null,
      selectedIds: gesture?.nodeId != null && !gesture.isAdditive ? [gesture.nodeId] : selectedIds
    })),
    dropGesture: assign({ gesture: null }),
    select: assign(({ context, event }) => (event.type === 'SELECT' ? { selectedIds: chosen(context.selectedIds, event.nodeId, event.isAdditive ?? false) } : {})),
    clearSelection: assign({ selectedIds: [] }),
    typeText: assign(({ event }) => (event.type === 'TEXT_CHANGED' ? { editing: { nodeId: event.nodeId, text: event.text }, selectedIds: [event.nodeId] } : {})),
    dropText: assign({ editing: null }),
    changeArea: assign(({ context, event }) => (event.type === 'AREA_CHANGED' && event.areaId in context.areas ? { areaId: event.areaId, selectedIds: [], editing: null, gesture: null } : {})),
    open: assign(({ event }) => (event.type === 'DOCUMENT_OPENED' ? { history: startHistory(event.document), selectedIds: [], editing: null, gesture: null } : {}))
  }
}).createMachine({
  id: 'designEditor',
  context: ({ input: { document, areaId, areas, thresholdMm = 1.5 } }) => ({ history: startHistory(document), areaId, areas, thresholdMm, selectedIds: [], gesture: null, editing: null }),
  initial: 'idle',
  on: {
    DOCUMENT_OPENED: { target: '.idle', actions: 'open' }
  },
  states: {
    idle: {
      on: {
        POINTER_DOWN: { target: 'pointing', actions: 'beginGesture' },
        TEXT_CHANGED: { target: 'editingText', actions: 'typeText' },
        SELECT: { actions: 'select' },
        ADD: { actions: 'execute' },
        CHANGE_NODE: { actions: 'execute' },
        NUDGE: { actions: 'execute' },
        CENTRE: { actions: 'execute' },
        DELETE: { actions: 'execute' },
        COLOUR_CHANGED: { actions: 'execute' },
        UNDO: { actions: 'travel' },
        REDO: { actions: 'travel' },
        AREA_CHANGED: { actions: 'changeArea' },
        ESCAPE: { actions: 'clearSelection' }
      }
    },
    pointing: {
      on: {
        POINTER_MOVE: { guard: 'isDrag', target: 'dragging', actions: 'follow' },
        POINTER_UP: { target: 'idle', actions: 'click' },
        POINTER_CANCEL: { target: 'idle', actions: 'dropGesture' },
        ESCAPE: { target: 'idle', actions: 'dropGesture' }
      }
    },
    dragging: {
      on: {
        POINTER_MOVE: { actions: 'follow' },
        POINTER_UP: { target: 'idle', actions: ['follow', 'commitDrag'] },
        POINTER_CANCEL: { target: 'idle', actions: 'dropGesture' },
        ESCAPE: { target: 'idle', actions: 'dropGesture' }
      }
    },
    /** All words typed until the person leaves them are one step. */
    editingText: {
      on: {
        TEXT_CHANGED: [{ guard: 'isOtherText', actions: ['commitText', 'typeText'] }, { actions: 'typeText' }],
        TEXT_COMMITTED: { target: 'idle', actions: 'commitText' },
        ESCAPE: { target: 'idle', actions: 'dropText' },
        POINTER_DOWN: { target: 'pointing', actions: ['commitText', 'beginGesture'] },
        SELECT: { target: 'idle', actions: ['commitText', 'select'] },
        ADD: { target: 'idle', actions: ['commitText', 'execute'] },
        CHANGE_NODE: { target: 'idle', actions: ['commitText', 'execute'] },
        NUDGE: { target: 'idle', actions: ['commitText', 'execute'] },
        CENTRE: { target: 'idle', actions: ['commitText', 'execute'] },
        DELETE: { target: 'idle', actions: ['commitText', 'execute'] },
        COLOUR_CHANGED: { target: 'idle', actions: ['commitText', 'execute'] },
        UNDO: { target: 'idle', actions: ['commitText', 'travel'] },
        REDO: { target: 'idle', actions: ['commitText', 'travel'] },
        AREA_CHANGED: { target: 'idle', actions: ['commitText', 'changeArea'] }
      }
    }
  }
})

