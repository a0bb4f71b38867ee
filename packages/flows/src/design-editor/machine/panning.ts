import { assign } from 'xstate'
import { panned } from '../services/camera.ts'
import { editorSetup } from './setup.ts'
import type { MachineContext, MachineEvent } from './types.ts'

function follow({ context: { tools, gesture }, event }: { context: MachineContext; event: MachineEvent }) {
  if (gesture?.kind !== 'panning' || (event.type !== 'POINTER_MOVE' && event.type !== 'POINTER_UP')) return
  tools.camera.set(panned(gesture.camera, event.at.x - gesture.at.x, event.at.y - gesture.at.y))
}

const putBack = ({ context: { tools, gesture } }: { context: MachineContext }) => {
  if (gesture?.kind === 'panning') tools.camera.set(gesture.camera)
}

/** Panning: with Space, the middle button, or a finger on the background. */
export const panning = editorSetup.createStateConfig({
  entry: [
    assign(({ context: { tools, press } }) => ({
      gesture: { kind: 'panning', camera: tools.camera.getSnapshot(), at: press?.at ?? { x: 0, y: 0 } }
    })),
    follow
  ],
  on: {
    POINTER_DOWN: { guard: 'isSecondFinger', target: 'pinching', actions: 'down' },
    POINTER_MOVE: { guard: 'isOwn', actions: ['track', follow] },
    POINTER_UP: { guard: 'isOwn', target: 'idle', actions: ['letGo', 'lift'] },
    POINTER_CANCEL: { guard: 'isOwn', target: 'idle', actions: ['letGo', 'lift'] },
    ESCAPE: { target: 'idle', actions: [putBack, 'letGo'] }
  }
})
