import { assign, setup } from 'xstate'
import type { Activity, Point } from '@motif/design'
import { panned, toMillimetres, wheelFactor, zoomed } from '../services/camera.ts'
import { hitAt } from './hit.ts'
import type { MachineContext, MachineEvent, Press, Tools } from './types.ts'

/** Distance in pixels at which a press becomes a drag. */
const threshold = { mouse: 4, pen: 6, touch: 8 } as const

const pressOf = (
  { tools, isMultiSelecting }: MachineContext,
  event: MachineEvent & { type: 'POINTER_DOWN' }
): Press => {
  const { pointerId, kind, button, at, target, modifiers } = event
  const { nodes, selectedIds } = tools.store.getSnapshot()
  const found =
    target.kind === 'node'
      ? nodes.find(({ id }) => id === target.nodeId)
      : target.kind === 'stage'
        ? hitAt(tools, at, kind, { isDeep: modifiers.command })
        : undefined
  const hit = found
    ? { id: found.id, isLocked: found.locked ?? false, wasSelected: selectedIds.includes(found.id) }
    : null
  return {
    pointerId,
    kind,
    button,
    at,
    from: toMillimetres(tools.camera.getSnapshot(), at),
    target,
    modifiers,
    isAdding: modifiers.shift || isMultiSelecting,
    hit,
    selectedIds
  }
}

const without = (pointers: Readonly<Record<number, Point>>, gone: number) =>
  Object.fromEntries(Object.entries(pointers).filter(([id]) => Number(id) !== gone))

function roll({ camera }: Tools, { at, dx, dy, isZoom }: MachineEvent & { type: 'WHEEL' }) {
  camera.set(
    isZoom ? zoomed(camera.getSnapshot(), at, wheelFactor(dy), camera.limits()) : panned(camera.getSnapshot(), -dx, -dy)
  )
}

const types = {} as { context: MachineContext; events: MachineEvent; input: Tools }

/**
 * Types, guards and actions of all states. Actions write to the store and the camera; the context holds the gesture's
 * start.
 */
export const editorSetup = setup({
  types,
  guards: {
    isFar: ({ context: { press }, event }) =>
      press !== null &&
      event.type === 'POINTER_MOVE' &&
      event.pointerId === press.pointerId &&
      Math.hypot(event.at.x - press.at.x, event.at.y - press.at.y) >= threshold[press.kind],
    isOwn: ({ context: { press }, event }) => 'pointerId' in event && event.pointerId === press?.pointerId,
    isSecondFinger: ({ context: { pointers }, event }) =>
      event.type === 'POINTER_DOWN' &&
      event.kind === 'touch' &&
      Object.keys(pointers).some((id) => Number(id) !== event.pointerId),
    isPan: ({ context: { isSpaceDown }, event }) =>
      event.type === 'POINTER_DOWN' && (event.button === 1 || (event.button === 0 && isSpaceDown)),
    isMain: ({ event }) => event.type === 'POINTER_DOWN' && event.button === 0
  },
  actions: {
    down: assign(({ context, event }) =>
      event.type === 'POINTER_DOWN'
        ? {
            press: pressOf(context, event),
            pointers: event.kind === 'touch' ? { ...context.pointers, [event.pointerId]: event.at } : context.pointers
          }
        : {}
    ),
    track: assign(({ context: { pointers }, event }) =>
      event.type === 'POINTER_MOVE' && event.pointerId in pointers
        ? { pointers: { ...pointers, [event.pointerId]: event.at } }
        : {}
    ),
    lift: assign(({ context: { pointers }, event }) =>
      (event.type === 'POINTER_UP' || event.type === 'POINTER_CANCEL') && event.pointerId in pointers
        ? { pointers: without(pointers, event.pointerId) }
        : {}
    ),
    letGo: assign({ press: null, gesture: null }),
    putBack: ({ context: { tools } }) => {
      tools.store.cancel()
      tools.show(tools.store.getSnapshot().document, {})
    },
    roll: ({ context: { tools }, event }) => {
      if (event.type === 'WHEEL') roll(tools, event)
    },
    space: assign(({ event }) => (event.type === 'SPACE' ? { isSpaceDown: event.isDown } : {})),
    /** Enters or leaves multi-select; every other event leaves it. */
    setMultiSelecting: assign(({ event }) => ({ isMultiSelecting: event.type === 'MULTI_SELECT' && event.isOn })),
    /** Selects the pressed node immediately, so that it can be dragged. */
    choosePressed: ({ context: { tools, press } }) => {
      if (press?.hit == null || press.hit.wasSelected) return
      const { selectedIds } = tools.store.getSnapshot()
      tools.store.select(press.isAdding ? [...selectedIds, press.hit.id] : [press.hit.id])
    },
    /** A second finger cancels the first one's press. */
    unchoose: ({ context: { tools, press } }) => {
      if (press) tools.store.select(press.selectedIds)
    },
    /** A click selects, toggles or clears the selection. */
    click: ({ context: { tools, press } }) => {
      if (press === null) return
      const { store } = tools
      const { hit, target, isAdding, at, kind, modifiers } = press
      const isOnStage = target.kind === 'stage' && !isAdding
      if (hit?.wasSelected) {
        // A click on the masked part of a selected picture selects what is below; a drag moves the picture.
        const seen = isOnStage ? hitAt(tools, at, kind, { isDeep: modifiers.command, isAsSeen: true }) : undefined
        store.select(isAdding ? store.getSnapshot().selectedIds.filter((id) => id !== hit.id) : [seen?.id ?? hit.id])
      }
      if (hit === null && isOnStage) store.select([])
    }
  }
})

export const activityOf = (value: unknown, activeId: string | null): Activity => {
  const kind = (typeof value === 'string' ? value : Object.keys(value as object)[0]) as Activity['kind']
  return kind === 'editingText' || kind === 'cropping' || kind === 'drawing'
    ? { kind, nodeId: activeId ?? '' }
    : { kind }
}
