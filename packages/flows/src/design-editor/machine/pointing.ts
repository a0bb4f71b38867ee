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

/** A pointer is down and has hardly moved: a click, unless it goes on. What it went down on decides what becomes of it. */
export const pointing = editorSetup.createStateConfig({
  on: {
    POINTER_DOWN: { guard: 'isSecondFinger', target: 'pinching', actions: ['unchoose', 'down'] },
    POINTER_MOVE: [
      { guard: and(['isFar', isOn('handle')]), target: 'resizing', actions: 'track' },
      { guard: and(['isFar', isOn('rotate')]), target: 'rotating', actions: 'track' },
      { guard: and(['isFar', isOn('shape')]), target: 'shaping', actions: 'track' },
      { guard: and(['isFar', isOnFreeNode]), target: 'translating', actions: 'track' },
      // A finger on nothing moves the stage; a mouse draws a box, and so does a finger where several are being chosen.
      { guard: and(['isFar', isFinger]), target: 'panning', actions: 'track' },
      { guard: 'isFar', target: 'marquee', actions: 'track' }
    ],
    POINTER_UP: { guard: 'isOwn', target: 'idle', actions: ['click', 'letGo', 'lift'] },
    POINTER_CANCEL: { guard: 'isOwn', target: 'idle', actions: ['letGo', 'lift'] },
    ESCAPE: { target: 'idle', actions: 'letGo' }
  }
})
