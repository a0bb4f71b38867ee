import { and } from 'xstate'
import { editorSetup } from './setup.ts'
import type { MachineContext } from './types.ts'

interface Seen {
  context: MachineContext
}

const isOn =
  (kind: 'handle' | 'rotate' | 'shape') =>
  ({ context: { press } }: Seen) =>
    press?.target.kind === kind
const isOnFreeNode = ({ context: { press } }: Seen) => press !== null && press.hit !== null && !press.hit.isLocked
const isFinger = ({ context: { press, isMultiSelecting } }: Seen) => press?.kind === 'touch' && !isMultiSelecting

/** A pointer is down and has hardly moved: a click, unless it moves on. The press target decides the gesture. */
export const pointing = editorSetup.createStateConfig({
  on: {
    POINTER_DOWN: { guard: 'isSecondFinger', target: 'pinching', actions: ['unchoose', 'down'] },
    POINTER_MOVE: [
      { guard: and(['isFar', isOn('handle')]), target: 'resizing', actions: 'track' },
      { guard: and(['isFar', isOn('rotate')]), target: 'rotating', actions: 'track' },
      { guard: and(['isFar', isOn('shape')]), target: 'shaping', actions: 'track' },
      { guard: and(['isFar', isOnFreeNode]), target: 'translating', actions: 'track' },
      // A finger on the background pans; a mouse starts a marquee, and so does a finger in multi-select.
      { guard: and(['isFar', isFinger]), target: 'panning', actions: 'track' },
      { guard: 'isFar', target: 'marquee', actions: 'track' }
    ],
    POINTER_UP: { guard: 'isOwn', target: 'idle', actions: ['click', 'letGo', 'lift'] },
    POINTER_CANCEL: { guard: 'isOwn', target: 'idle', actions: ['letGo', 'lift'] },
    ESCAPE: { target: 'idle', actions: 'letGo' }
  }
})
