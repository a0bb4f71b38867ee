import { assign } from 'xstate'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

interface Seen {
  context: MachineContext
  event: MachineEvent
}

interface Holding {
  /** Starts the gesture; null if nothing can be dragged. */
  begin: (context: MachineContext) => Gesture | null
  /** Updates the dragged nodes to the pointer's position. */
  follow: (seen: Seen) => void
  /** Commits the gesture as an undo step. */
  keep: (seen: Seen) => void
}

/** A drag of the selection until the pointer is released. A second finger, a lost pointer or Escape cancels it. */
export const holding = ({ begin, follow, keep }: Holding) =>
  editorSetup.createStateConfig({
    entry: [assign(({ context }) => ({ gesture: begin(context) })), follow],
    on: {
      POINTER_DOWN: { guard: 'isSecondFinger', target: 'pinching', actions: ['putBack', 'down'] },
      POINTER_MOVE: { guard: 'isOwn', actions: ['track', follow] },
      POINTER_UP: { guard: 'isOwn', target: 'idle', actions: [follow, keep, 'letGo', 'lift'] },
      POINTER_CANCEL: { guard: 'isOwn', target: 'idle', actions: ['putBack', 'letGo', 'lift'] },
      ESCAPE: { target: 'idle', actions: ['putBack', 'letGo'] }
    }
  })
