import { assign } from 'xstate'
import { toMillimetres } from '../services/camera.ts'
import { boxBetween, nodesInMarquee } from '../services/marquee.ts'
import { editorSetup } from './setup.ts'
import type { MachineContext, MachineEvent } from './types.ts'

/** Shift and multi-select add to the selection; Alt takes only nodes that lie entirely inside. */
function follow({
  context: { tools, press, gesture, isMultiSelecting },
  event
}: {
  context: MachineContext
  event: MachineEvent
}) {
  const fonts = tools.fonts()
  if (
    gesture?.kind !== 'marquee' ||
    press === null ||
    fonts === undefined ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const { document, nodes } = tools.store.getSnapshot()
  const box = boxBetween(press.from, toMillimetres(tools.camera.getSnapshot(), event.at))
  const found = nodesInMarquee(nodes, box, fonts, event.modifiers.alt ? 'enclosing' : 'touching').map(({ id }) => id)
  tools.store.select(event.modifiers.shift || isMultiSelecting ? [...gesture.selectedIds, ...found] : found)
  tools.show(document, { marquee: box })
}

const end = ({ context: { tools } }: { context: MachineContext }) => tools.show(tools.store.getSnapshot().document, {})

const putBack = ({ context: { tools, gesture } }: { context: MachineContext }) => {
  if (gesture?.kind === 'marquee') tools.store.select(gesture.selectedIds)
  tools.show(tools.store.getSnapshot().document, {})
}

/** Dragging a marquee. */
export const marquee = editorSetup.createStateConfig({
  entry: [
    assign(({ context: { tools } }) => ({
      gesture: { kind: 'marquee', selectedIds: tools.store.getSnapshot().selectedIds }
    })),
    follow
  ],
  on: {
    POINTER_DOWN: { guard: 'isSecondFinger', target: 'pinching', actions: [putBack, 'down'] },
    POINTER_MOVE: { guard: 'isOwn', actions: ['track', follow] },
    POINTER_UP: { guard: 'isOwn', target: 'idle', actions: [follow, end, 'letGo', 'lift'] },
    POINTER_CANCEL: { guard: 'isOwn', target: 'idle', actions: [putBack, 'letGo', 'lift'] },
    ESCAPE: { target: 'idle', actions: [putBack, 'letGo'] }
  }
})
