import { assign } from 'xstate'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

interface Seen {
  context: MachineContext
  event: MachineEvent
}

interface Holding {
  /** Takes hold; null where there is nothing to take. */
  begin: (context: MachineContext) => Gesture | null
  /** Shows what is held as it is where the pointer is now. */
  follow: (seen: Seen) => void
  /** Makes what is shown a step of the history. */
  keep: (seen: Seen) => void
}

/** A gesture that holds what is chosen until its pointer is lifted. A second finger, a lost pointer or Escape puts all back. */
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
