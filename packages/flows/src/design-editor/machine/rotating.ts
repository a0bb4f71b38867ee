import { fitted } from '../frame.ts'
import { toMillimetres } from '../services/camera.ts'
import { turnedFrame } from '../services/rotate.ts'
import { takeHold, withHeld } from './gestures.ts'
import { holding } from './holding.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

function begin({ tools }: MachineContext): Gesture | null {
  const held = takeHold(tools)
  return held === undefined ? null : { kind: 'rotating', ...held }
}

function follow({ context: { tools, press, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  if (gesture?.kind !== 'rotating' || press === null || (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP'))
    return
  const { shift, command } = event.modifiers
  const { frame, guides } = turnedFrame(
    gesture.frame,
    press.from,
    toMillimetres(tools.camera.getSnapshot(), event.at),
    shift ? 'steps' : command ? 'free' : 'snapping'
  )
  const made = new Map(gesture.located.map((one) => [one.node.id, fitted(one, gesture.frame, frame, true)]))
  tools.show(withHeld(gesture.document, tools.store.getSnapshot().areaId, made), { guides, frame })
}

const keep = ({ context: { tools } }: { context: MachineContext }) => void tools.store.commit('rotated')

/** Rotating the selection around its centre. */
export const rotating = holding({ begin, follow, keep })
