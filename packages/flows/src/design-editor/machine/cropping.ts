import type { DesignNode, ImageNode } from '@motif/design'
import { assign } from 'xstate'
import { boxOf } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { cropped, shiftedWithin, withinPicture } from '../services/crop.ts'
import { takeHold, withHeld } from './gestures.ts'
import { hitAt } from './hit.ts'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

interface Seen {
  context: MachineContext
  event: MachineEvent
}

const croppingKey = (id: string | null) => `cropping ${id}`

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined ? null : { kind: 'cropping', handle: press?.target.kind === 'crop' ? press.target.handle : null, ...held }
}

function follow({ context: { tools, press, gesture }, event }: Seen) {
  const fonts = tools.fonts()
  if (gesture?.kind !== 'cropping' || press === null || fonts === undefined || (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')) return
  const [held] = gesture.located
  if (held?.node.type !== 'image') return
  const to = toMillimetres(tools.camera.getSnapshot(), event.at)
  const by = withinPicture(held.node, { x: to.x - press.from.x, y: to.y - press.from.y }, held.matrix)
  const made: ImageNode = gesture.handle === null ? shiftedWithin(held.node, by) : cropped(held.node, gesture.handle, by)
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, new Map<string, DesignNode>([[made.id, made]])), { frame: boxOf({ ...held, node: made }, fonts) })
}

/** On the picture or one of its sides; anywhere else ends it. */
const isOnPicture = ({ context: { tools, activeId }, event }: Seen) =>
  event.type === 'POINTER_DOWN' && event.button === 0 && (event.target.kind === 'crop' || (event.target.kind === 'stage' && hitAt(tools, event.at, event.kind)?.id === activeId))

const keep = ({ context: { tools, activeId } }: Seen) => void tools.store.commit('cropped', { key: croppingKey(activeId) })

const seal = ({ context: { tools } }: Seen) => tools.store.seal()

const start = ({ context: { tools, activeId } }: Seen) => {
  tools.store.seal()
  if (activeId !== null) tools.store.select([activeId])
}

/** A part of a picture is chosen. Pulls of its sides and moves behind its frame are one step; Escape gives all of it back. */
export const cropping = editorSetup.createStateConfig({
  entry: start,
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ESCAPE: { target: '#editor.idle', actions: ({ context: { tools, activeId } }) => tools.store.revert(croppingKey(activeId)) }
      }
    },
    pulling: {
      entry: assign(({ context }) => ({ gesture: begin(context) })),
      on: {
        POINTER_MOVE: { guard: 'isOwn', actions: ['track', follow] },
        POINTER_UP: { guard: 'isOwn', target: 'waiting', actions: [follow, keep, 'letGo', 'lift'] },
        POINTER_CANCEL: { guard: 'isOwn', target: 'waiting', actions: ['putBack', 'letGo', 'lift'] },
        ESCAPE: { target: 'waiting', actions: ['putBack', 'letGo'] }
      }
    }
  },
  on: {
    DONE: { target: 'idle', actions: seal },
    POINTER_DOWN: [
      { guard: 'isSecondFinger', target: 'pinching', actions: ['putBack', seal, 'down'] },
      { guard: 'isPan', target: 'panning', actions: [seal, 'down'] },
      { guard: isOnPicture, target: '.pulling', actions: 'down' },
      { guard: 'isMain', target: 'pointing', actions: [seal, 'down', 'choosePressed'] }
    ]
  }
})
