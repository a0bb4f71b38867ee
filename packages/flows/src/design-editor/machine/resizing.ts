import {
  type DesignNode,
  type FontSet,
  type Handle,
  type OrientedBox,
  type TextNode,
  apply,
  boundsOf,
  extrusionShift,
  scalesProportionally,
  invert
} from '@motif/design'
import { fitted, length, place, turned } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { pulls } from '../services/pulls.ts'
import { keepsProportions, resizedFrame } from '../services/resize.ts'
import type { Located } from '../tree.ts'
import { snapFieldFor, takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined || press?.target.kind !== 'handle'
    ? null
    : { kind: 'resizing', handle: press.target.handle, field: snapFieldFor(tools, held.located), ...held }
}

/** Resizes a text box by a side handle at constant font size. The opposite edge and the top edge stay. */
function reboxed(
  { node, matrix }: Located,
  { handle, isFromCentre }: { handle: Handle; isFromCentre: boolean },
  [from, to]: readonly [OrientedBox, OrientedBox],
  fonts: FontSet
): { node: DesignNode; frame: OrientedBox } {
  if (node.type !== 'text') return { node, frame: to }
  const scale = Math.hypot(matrix.c, matrix.d)
  const side = pulls[handle]
  // The frame encloses the side faces, the box only the letters.
  const sides = extrusionShift(node)
  const boxed: TextNode =
    side.x === 0
      ? { ...node, height: length(to.height / scale - Math.abs(sides.y)) }
      : {
          ...node,
          fit: node.fit ?? 'wrap',
          width: length(Math.max(node.fit === 'shrink' ? 1 : node.size * 0.5, to.width / scale - Math.abs(sides.x)))
        }
  const box = boundsOf(boxed, fonts)
  const [width, height] = [box.width * scale, box.height * scale]
  const held = isFromCentre ? 0 : 1
  const shift = turned(
    side.x === 0
      ? { x: 0, y: ((height - to.height) / 2) * side.y * held }
      : { x: ((width - to.width) / 2) * side.x * held, y: (height - from.height) / 2 },
    from.rotation
  )
  const centre = { x: to.x + shift.x, y: to.y + shift.y }
  const inside = apply(invert(matrix), centre)
  return {
    node: { ...boxed, x: place(node.x + inside.x - box.x), y: place(node.y + inside.y - box.y) },
    frame: { ...centre, width, height, rotation: from.rotation }
  }
}

function follow({ context: { tools, press, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  const fonts = tools.fonts()
  if (
    gesture?.kind !== 'resizing' ||
    press === null ||
    fonts === undefined ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const camera = tools.camera.getSnapshot()
  const to = toMillimetres(camera, event.at)
  const { shift, alt, command } = event.modifiers
  const { located, handle, frame: from } = gesture
  const nodes = located.map(({ node }) => node)
  const [only] = located
  const isCorner = handle.length === 2
  const isBox = only?.node.type === 'text' && nodes.length === 1 && !isCorner
  const isEven = isCorner ? keepsProportions(nodes, shift) : false
  const pulled = resizedFrame(from, {
    handle,
    by: { x: to.x - press.from.x, y: to.y - press.from.y },
    isEven,
    isFromCentre: alt,
    snapTo: command ? undefined : { field: gesture.field, scale: camera.scale }
  })
  const boxed = isBox && only ? reboxed(only, { handle, isFromCentre: alt }, [from, pulled.frame], fonts) : undefined
  const made = new Map(
    boxed
      ? [[boxed.node.id, boxed.node]]
      : located.map((one) => [one.node.id, fitted(one, from, pulled.frame, scalesProportionally(nodes))])
  )
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, made), {
    guides: pulled.guides,
    frame: boxed?.frame ?? pulled.frame
  })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('resized')

/** Resizing the selection by a handle. */
export const resizing = holding({ begin, follow, keep })
