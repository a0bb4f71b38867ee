import { type FontSet, type Point, type TextNode, apply, invert, matrixOf, multiply, warpGrip } from '@motif/design'
import { boxOf } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import type { Located } from '../tree.ts'
import { takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined || press?.target.kind !== 'shape' ? null : { kind: 'shaping', ...held }
}

/** So near to standing straight, in per cent, letters do. */
const straightWithin = 3

/** A text whose grip is pulled from one point of the area to another. */
function warped(
  { node, matrix }: Located,
  [from, to]: readonly [Point, Point],
  isSnapping: boolean,
  fonts: FontSet
): TextNode | undefined {
  const grip = node.type === 'text' ? warpGrip(node, fonts) : undefined
  if (node.type !== 'text' || node.warp === undefined || grip === undefined) return undefined
  const own = multiply(matrix, matrixOf(node))
  const start = apply(own, grip.at)
  const amount = grip.amountAt(apply(invert(own), { x: start.x + to.x - from.x, y: start.y + to.y - from.y }))
  return { ...node, warp: { ...node.warp, amount: isSnapping && Math.abs(amount) <= straightWithin ? 0 : amount } }
}

function follow({ context: { tools, press, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  const fonts = tools.fonts()
  if (
    gesture?.kind !== 'shaping' ||
    press === null ||
    fonts === undefined ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const [held] = gesture.located
  const to = toMillimetres(tools.camera.getSnapshot(), event.at)
  const made = held && warped(held, [press.from, to], !event.modifiers.command, fonts)
  if (held === undefined || made === undefined) return
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, new Map([[made.id, made]])), {
    frame: boxOf({ ...held, node: made }, fonts)
  })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('shaped')

/** The envelope of a text is pulled at its grip. */
export const shaping = holding({ begin, follow, keep })
