import type { DesignNode } from '@motif/design'
import { assign } from 'xstate'
import { locate } from '../tree.ts'
import { childUnder, hitAt } from './hit.ts'
import { editorSetup } from './setup.ts'
import type { MachineContext, MachineEvent } from './types.ts'

/** Whether a node has this type and is unlocked. */
function isFree({ tools }: MachineContext, id: string, kind: DesignNode['type']): boolean {
  const node = locate(tools.store.getSnapshot().nodes, id)?.node
  return node?.type === kind && !node.locked
}

/** The target of a double click: a text to edit, a picture to crop, or a group to enter. */
function doubleClicked({ tools }: MachineContext, event: MachineEvent) {
  return event.type === 'DOUBLE_CLICK' ? hitAt(tools, event.at, 'mouse') : undefined
}

/** No gesture: pointers, double clicks and keys start one. */
export const idle = editorSetup.createStateConfig({
  always: { guard: ({ context }) => context.isMultiSelecting, target: 'multiSelecting' },
  on: {
    POINTER_DOWN: [
      { guard: 'isSecondFinger', target: 'pinching', actions: 'down' },
      { guard: 'isPan', target: 'panning', actions: 'down' },
      { guard: 'isMain', target: 'pointing', actions: ['down', 'choosePressed'] }
    ],
    POINTER_UP: { actions: 'lift' },
    POINTER_CANCEL: { actions: 'lift' },
    DOUBLE_CLICK: [
      { guard: ({ context, event }) => doubleClicked(context, event)?.locked === true },
      {
        guard: ({ context, event }) => doubleClicked(context, event)?.type === 'text',
        target: 'editingText',
        actions: assign(({ context, event }) => ({ activeId: doubleClicked(context, event)?.id ?? null }))
      },
      {
        guard: ({ context, event }) => doubleClicked(context, event)?.type === 'image',
        target: 'cropping',
        actions: assign(({ context, event }) => ({ activeId: doubleClicked(context, event)?.id ?? null }))
      },
      {
        actions: ({ context, event }) => {
          const group = doubleClicked(context, event)
          const child =
            group?.type === 'group' && event.type === 'DOUBLE_CLICK'
              ? childUnder(context.tools, group.id, event.at)
              : undefined
          if (child) context.tools.store.select([child.id])
        }
      }
    ],
    CHOOSE: {
      actions: ({ context: { tools }, event }) => {
        const id = hitAt(tools, event.at, 'touch')?.id
        if (id === undefined || !tools.store.getSnapshot().selectedIds.includes(id))
          tools.store.select(id === undefined ? [] : [id])
      }
    },
    EDIT_TEXT: {
      guard: ({ context, event }) => isFree(context, event.nodeId, 'text'),
      target: 'editingText',
      actions: assign({ activeId: ({ event }) => event.nodeId })
    },
    CROP: {
      guard: ({ context, event }) => isFree(context, event.nodeId, 'image'),
      target: 'cropping',
      actions: assign({ activeId: ({ event }) => event.nodeId })
    },
    DRAW_LINE: {
      guard: ({ context, event }) => isFree(context, event.nodeId, 'text'),
      target: 'drawing',
      actions: assign({ activeId: ({ event }) => event.nodeId })
    },
    /** Leaves the group first, then clears the selection. */
    ESCAPE: {
      actions: ({ context: { tools } }) => {
        const { nodes, selectedIds } = tools.store.getSnapshot()
        const parent = selectedIds[0] === undefined ? null : (locate(nodes, selectedIds[0])?.parent ?? null)
        tools.store.select(parent === null ? [] : [parent.id])
      }
    }
  }
})
