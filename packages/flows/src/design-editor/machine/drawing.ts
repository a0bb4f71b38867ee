import { type Point, type TextNode, apply, drawnLine, invert } from '@motif/design'
import { assign } from 'xstate'
import { boxOf, place } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { takeHold, withHeld } from './gestures.ts'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

interface Seen {
  context: MachineContext
  event: MachineEvent
}

/** Sets a text upright on a curve; both in the parent's millimetres. */
function standingOn(
  { arc: _arc, warp: _warp, flipX: _flipX, flipY: _flipY, ...node }: TextNode,
  points: Point[]
): TextNode {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  return {
    ...node,
    x: place(middle.x),
    y: place(middle.y),
    rotation: 0,
    baseline: { offset: 0, points: points.map(({ x, y }) => ({ x: place(x - middle.x), y: place(y - middle.y) })) }
  }
}

function takeUp({ tools }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined ? null : { kind: 'drawing', stroke: [], ...held }
}

/** The stroke so far, including the pointer's position. */
const extended = ({ context: { tools, gesture }, event }: Seen): Gesture | null =>
  gesture?.kind === 'drawing' && (event.type === 'POINTER_MOVE' || event.type === 'POINTER_DOWN')
    ? { ...gesture, stroke: [...gesture.stroke, toMillimetres(tools.camera.getSnapshot(), event.at)] }
    : gesture

/** The text follows the stroke. */
function follow({ context: { tools, gesture } }: { context: MachineContext }) {
  const fonts = tools.fonts()
  const held = gesture?.kind === 'drawing' ? gesture.located[0] : undefined
  if (gesture?.kind !== 'drawing' || held?.node.type !== 'text' || fonts === undefined) return
  const back = invert(held.matrix)
  const points = drawnLine(
    gesture.stroke.map((point) => apply(back, point)),
    // A stroke shorter than a character is ignored.
    held.node.size
  )
  if (points === undefined) return
  const made = standingOn(held.node, points)
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, new Map([[made.id, made]])), {
    frame: boxOf({ ...held, node: made }, fonts)
  })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('shaped')

const choose = ({ context: { tools, activeId } }: { context: MachineContext }) => {
  tools.store.endStep()
  if (activeId !== null) tools.store.select([activeId])
}

/** Draws a text's baseline in one stroke. Escape restores the text. */
export const drawing = editorSetup.createStateConfig({
  entry: choose,
  initial: 'waiting',
  states: {
    waiting: { on: { ESCAPE: '#editor.idle' } },
    stroke: {
      entry: [assign(({ context }) => ({ gesture: takeUp(context) })), assign((seen) => ({ gesture: extended(seen) }))],
      on: {
        POINTER_MOVE: { guard: 'isOwn', actions: ['track', assign((seen) => ({ gesture: extended(seen) })), follow] },
        POINTER_UP: { guard: 'isOwn', target: '#editor.idle', actions: [keep, 'letGo', 'lift'] },
        POINTER_CANCEL: { guard: 'isOwn', target: 'waiting', actions: ['putBack', 'letGo', 'lift'] },
        ESCAPE: { target: 'waiting', actions: ['putBack', 'letGo'] }
      }
    }
  },
  on: {
    DONE: 'idle',
    POINTER_DOWN: [
      { guard: 'isSecondFinger', target: 'pinching', actions: ['putBack', 'down'] },
      { guard: 'isPan', target: 'panning', actions: 'down' },
      { guard: 'isMain', target: '.stroke', actions: 'down' }
    ]
  }
})
