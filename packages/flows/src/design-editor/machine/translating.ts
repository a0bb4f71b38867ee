import { movedBy, outsideOf } from '../frame.ts'
import { hasSpaceFor } from '../free-space.ts'
import { toMillimetres } from '../services/camera.ts'
import { withNewIds } from '../services/clipboard.ts'
import { snappedMove } from '../services/snapping.ts'
import { type Located, changeSiblings, locateAll, nodesOf, withNodes } from '../tree.ts'
import { snapFieldFor, takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

/** Starts with the selection, or with copies of it for Alt. */
function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  if (held === undefined) return null
  const field = snapFieldFor(tools, held.located)
  if (!press?.modifiers.alt) return { kind: 'translating', field, copies: [], ...held }
  const { areaId } = tools.store.getSnapshot()
  const copies = held.located.map(({ node }) => withNewIds(node, tools.newId))
  if (!hasSpaceFor(held.document, copies)) {
    tools.store.refuse('too-many')
    return null
  }
  const nodes = changeSiblings(nodesOf(held.document, areaId), held.located[0]?.parent?.id ?? null, (siblings) => [
    ...siblings,
    ...copies
  ])
  const located: Located[] = locateAll(
    nodes,
    copies.map(({ id }) => id)
  )
  return {
    kind: 'translating',
    field,
    copies,
    frame: held.frame,
    document: withNodes(held.document, areaId, nodes),
    located
  }
}

function follow({ context: { tools, press, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  if (
    gesture?.kind !== 'translating' ||
    press === null ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const camera = tools.camera.getSnapshot()
  const to = toMillimetres(camera, event.at)
  const raw = { x: to.x - press.from.x, y: to.y - press.from.y }
  const { shift, command } = event.modifiers
  // Shift restricts the move to the dominant axis.
  const isAcross = Math.abs(raw.x) >= Math.abs(raw.y)
  const wanted = shift ? (isAcross ? { x: raw.x, y: 0 } : { x: 0, y: raw.y }) : raw
  const axes = { x: !shift || isAcross, y: !shift || !isAcross }
  const { by, guides } = command
    ? { by: wanted, guides: [] }
    : snappedMove(outsideOf(gesture.frame), wanted, gesture.field, camera.scale, axes)
  const made = new Map(gesture.located.map((located) => [located.node.id, movedBy(located, by)]))
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, made), {
    guides,
    frame: { ...gesture.frame, x: gesture.frame.x + by.x, y: gesture.frame.y + by.y }
  })
}

function keep({ context: { tools, gesture } }: { context: MachineContext }) {
  if (gesture?.kind !== 'translating') return
  if (gesture.copies.length > 0) tools.store.commit('duplicated', { selectedIds: gesture.copies.map(({ id }) => id) })
  else tools.store.commit('moved')
}

/** Moving the selection. */
export const translating = holding({ begin, follow, keep })
