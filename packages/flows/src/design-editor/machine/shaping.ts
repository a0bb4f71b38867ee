import { type FontSet, type Point, type TextNode, apply, invert, matrixOf, bendGrip, multiply } from '@motif/design'
import { boxOf, place } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import type { Located } from '../tree.ts'
import { takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

function begin({ tools, press }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined || press?.target.kind !== 'shape' ? null : { kind: 'shaping', ...held }
}

/** Amounts within this many per cent or degrees snap to straight. */
const straightWithin = { warp: 3, arc: 5 }

/** A text after a handle was dragged between two points of the area. */
function shaped(
  { node, matrix }: Located,
  point: number | undefined,
  [from, to]: readonly [Point, Point],
  { isSnapping, fonts }: { isSnapping: boolean; fonts: FontSet }
): TextNode | undefined {
  if (node.type !== 'text') return undefined
  const own = multiply(matrix, matrixOf(node))
  const back = invert(own)
  if (node.baseline !== undefined) {
    const [begin, end] = [apply(back, from), apply(back, to)]
    const points = node.baseline.points.map(({ x, y }, index) =>
      index === point ? { x: place(x + end.x - begin.x), y: place(y + end.y - begin.y) } : { x, y }
    )
    return { ...node, baseline: { ...node.baseline, points } }
  }
  const grip = bendGrip(node, fonts)
  if (grip === undefined) return undefined
  const start = apply(own, grip.at)
  const amount = grip.amountAt(apply(back, { x: start.x + to.x - from.x, y: start.y + to.y - from.y }))
  const isStraight = isSnapping && Math.abs(amount) <= straightWithin[node.warp === undefined ? 'arc' : 'warp']
  if (node.warp !== undefined) return { ...node, warp: { ...node.warp, amount: isStraight ? 0 : amount } }
  const { arc: _arc, ...straight } = node
  return isStraight || amount === 0 ? straight : { ...straight, arc: amount }
}

function follow({ context: { tools, press, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  const fonts = tools.fonts()
  if (
    gesture?.kind !== 'shaping' ||
    press?.target.kind !== 'shape' ||
    fonts === undefined ||
    (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')
  )
    return
  const [held] = gesture.located
  const to = toMillimetres(tools.camera.getSnapshot(), event.at)
  const made =
    held && shaped(held, press.target.point, [press.from, to], { isSnapping: !event.modifiers.command, fonts })
  if (held === undefined || made === undefined) return
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, new Map([[made.id, made]])), {
    frame: boxOf({ ...held, node: made }, fonts)
  })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('shaped')

/** Dragging the handle of a warp or arc, or a point of the baseline. */
export const shaping = holding({ begin, follow, keep })
