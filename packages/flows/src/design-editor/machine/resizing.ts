import { type DesignNode, type FontSet, type OrientedBox, apply, boundsOf, growsEvenly, invert } from '@motif/design'
import { fitted, length, place, turned } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { keepsProportions, pulledFrame } from '../services/resize.ts'
import type { Located } from '../tree.ts'
import { fieldFor, takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined || press?.target.kind !== 'handle'
    ? null
    : { kind: 'resizing', handle: press.target.handle, field: fieldFor(tools, held.located), ...held }
}

/** Words pulled at a side: the same letters in longer or shorter lines; their upper edge stays where it is. */
function reflowed(
  { node, matrix }: Located,
  from: OrientedBox,
  to: OrientedBox,
  fonts: FontSet
): { node: DesignNode; frame: OrientedBox } {
  if (node.type !== 'text') return { node, frame: to }
  const scale = Math.hypot(matrix.c, matrix.d)
  const wide = { ...node, width: length(Math.max(node.size * 0.5, to.width / scale)) }
  const box = boundsOf(wide, fonts)
  const drop = turned({ x: 0, y: (box.height * scale - from.height) / 2 }, from.rotation)
  const centre = { x: to.x + drop.x, y: to.y + drop.y }
  const inside = apply(invert(matrix), centre)
  return {
    node: { ...wide, x: place(inside.x), y: place(inside.y) },
    frame: { ...centre, width: box.width * scale, height: box.height * scale, rotation: from.rotation }
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
  const isReflow = only?.node.type === 'text' && nodes.length === 1 && !isCorner
  const isEven = isCorner ? keepsProportions(nodes, shift) : false
  const pulled = pulledFrame(from, {
    handle,
    by: { x: to.x - press.from.x, y: to.y - press.from.y },
    isEven,
    isFromCentre: alt,
    snapTo: command ? undefined : { field: gesture.field, scale: camera.scale }
  })
  const reflow = isReflow && only ? reflowed(only, from, pulled.frame, fonts) : undefined
  const made = new Map(
    reflow
      ? [[reflow.node.id, reflow.node]]
      : located.map((one) => [one.node.id, fitted(one, from, pulled.frame, growsEvenly(nodes))])
  )
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, made), {
    guides: pulled.guides,
    frame: reflow?.frame ?? pulled.frame
  })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('resized')

/** The frame around what is chosen is pulled at one of its handles. */
export const resizing = holding({ begin, follow, keep })
