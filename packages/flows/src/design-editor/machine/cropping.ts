import type { DesignNode, FontSet, ImageNode, Point } from '@motif/design'
import { assign } from 'xstate'
import { boxOf } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { croppingKey } from '../commands/images.ts'
import { cropped, shiftedWithin, withinPicture, zoomedWithin } from '../services/crop.ts'
import { type Held, takeHold, withHeld } from './gestures.ts'
import type { Located } from '../tree.ts'
import { hitAt } from './hit.ts'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent, Tools } from './types.ts'

interface Seen {
  context: MachineContext
  event: MachineEvent
}

/** Two fingers take hold of the picture behind its frame. */
function spread({ tools, pointers }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  const [a, b] = Object.entries(pointers).slice(-2)
  return held && a && b
    ? { kind: 'spreading', ids: [Number(a[0]), Number(b[0])], from: { a: a[1], b: b[1] }, ...held }
    : null
}

const halfWay = ({ a, b }: { a: Point; b: Point }): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const reach = ({ a, b }: { a: Point; b: Point }) => Math.hypot(a.x - b.x, a.y - b.y) || 1

function followSpread({ context: { tools, gesture, pointers } }: Seen) {
  const fonts = tools.fonts()
  if (gesture?.kind !== 'spreading' || fonts === undefined) return
  const [held] = gesture.located
  const [a, b] = gesture.ids.map((id) => pointers[id])
  if (held?.node.type !== 'image' || !a || !b) return
  const { scale } = tools.camera.getSnapshot()
  const [from, to] = [halfWay(gesture.from), halfWay({ a, b })]
  const grown = zoomedWithin(held.node, reach({ a, b }) / reach(gesture.from))
  show(
    tools,
    gesture,
    held,
    shiftedWithin(grown, withinPicture(grown, { x: (to.x - from.x) / scale, y: (to.y - from.y) / scale }, held.matrix)),
    fonts
  )
}

function show(tools: Tools, { document }: Held, held: Located, made: ImageNode, fonts: FontSet) {
  tools.show(withHeld(document, tools.store.getSnapshot().areaId, new Map<string, DesignNode>([[made.id, made]])), {
    frame: boxOf({ ...held, node: made }, fonts)
  })
}

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined
    ? null
    : { kind: 'cropping', handle: press?.target.kind === 'crop' ? press.target.handle : null, ...held }
}

function follow({ context: { tools, press, gesture }, event }: Seen) {
  const fonts = tools.fonts()
  if (
    gesture?.kind !== 'cropping' ||
    press === null ||
    fonts === undefined ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const [held] = gesture.located
  if (held?.node.type !== 'image') return
  const to = toMillimetres(tools.camera.getSnapshot(), event.at)
  const by = withinPicture(held.node, { x: to.x - press.from.x, y: to.y - press.from.y }, held.matrix)
  const made: ImageNode =
    gesture.handle === null ? shiftedWithin(held.node, by) : cropped(held.node, gesture.handle, by)
  show(tools, gesture, held, made, fonts)
}

/** On the picture or one of its sides; anywhere else ends it. */
const isOnPicture = ({ context: { tools, activeId }, event }: Seen) =>
  event.type === 'POINTER_DOWN' &&
  event.button === 0 &&
  (event.target.kind === 'crop' ||
    (event.target.kind === 'stage' && hitAt(tools, event.at, event.kind)?.id === activeId))

const isOneOfThem = ({ context: { gesture }, event }: Seen) =>
  gesture?.kind === 'spreading' && 'pointerId' in event && gesture.ids.includes(event.pointerId)

const keep = ({ context: { tools, activeId } }: Seen) =>
  void tools.store.commit('cropped', { key: croppingKey(activeId ?? '') })

const endStep = ({ context: { tools } }: Seen) => tools.store.endStep()

const start = ({ context: { tools, activeId } }: Seen) => {
  tools.store.endStep()
  if (activeId !== null) tools.store.select([activeId])
}

/** A part of a picture is chosen. Pulls of its sides, moves and growing behind its frame are one step; Escape gives all of it back. */
export const cropping = editorSetup.createStateConfig({
  entry: start,
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ESCAPE: {
          target: '#editor.idle',
          actions: ({ context: { tools, activeId } }) => tools.store.revert(croppingKey(activeId ?? ''))
        }
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
    },
    spreading: {
      entry: assign(({ context }) => ({ press: null, gesture: spread(context) })),
      on: {
        POINTER_MOVE: { actions: ['track', followSpread] },
        POINTER_UP: [{ guard: isOneOfThem, target: 'waiting', actions: [keep, 'letGo', 'lift'] }, { actions: 'lift' }],
        POINTER_CANCEL: [
          { guard: isOneOfThem, target: 'waiting', actions: ['putBack', 'letGo', 'lift'] },
          { actions: 'lift' }
        ],
        ESCAPE: { target: 'waiting', actions: ['putBack', 'letGo'] },
        POINTER_DOWN: { actions: 'down' }
      }
    }
  },
  on: {
    DONE: { target: 'idle', actions: endStep },
    POINTER_DOWN: [
      { guard: 'isSecondFinger', target: '.spreading', actions: ['putBack', 'down'] },
      { guard: 'isPan', target: 'panning', actions: [endStep, 'down'] },
      { guard: isOnPicture, target: '.pulling', actions: 'down' },
      { guard: 'isMain', target: 'pointing', actions: [endStep, 'down', 'choosePressed'] }
    ]
  }
})
