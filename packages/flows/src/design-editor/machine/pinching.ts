import type { Point } from '@motif/design'
import { assign } from 'xstate'
import { pinched } from '../services/camera.ts'
import { editorSetup } from './setup.ts'
import type { Gesture, MachineContext, MachineEvent } from './types.ts'

/** The two latest fingers. */
function begin({ tools, pointers }: MachineContext): Gesture | null {
  const [a, b] = Object.entries(pointers).slice(-2)
  return a && b
    ? {
        kind: 'pinching',
        camera: tools.camera.getSnapshot(),
        ids: [Number(a[0]), Number(b[0])],
        from: { a: a[1], b: b[1] }
      }
    : null
}

function follow({ context: { tools, gesture, pointers }, event }: { context: MachineContext; event: MachineEvent }) {
  if (gesture?.kind !== 'pinching' || event.type !== 'POINTER_MOVE') return
  const [a, b]: (Point | undefined)[] = gesture.ids.map((id) => pointers[id])
  if (a && b) tools.camera.set(pinched(gesture.camera, gesture.from, { a, b }, tools.camera.limits()))
}

const isOneOfThem = ({ context: { gesture }, event }: { context: MachineContext; event: MachineEvent }) =>
  gesture?.kind === 'pinching' && 'pointerId' in event && gesture.ids.includes(event.pointerId)

const putBack = ({ context: { tools, gesture } }: { context: MachineContext }) => {
  if (gesture?.kind === 'pinching') tools.camera.set(gesture.camera)
}

/** Two fingers pan and zoom. It ends when one is lifted; the other starts no gesture. */
export const pinching = editorSetup.createStateConfig({
  entry: assign(({ context }) => ({ press: null, gesture: begin(context) })),
  on: {
    POINTER_MOVE: { actions: ['track', follow] },
    POINTER_UP: [{ guard: isOneOfThem, target: 'idle', actions: ['letGo', 'lift'] }, { actions: 'lift' }],
    POINTER_CANCEL: [{ guard: isOneOfThem, target: 'idle', actions: ['letGo', 'lift'] }, { actions: 'lift' }],
    ESCAPE: { target: 'idle', actions: [putBack, 'letGo'] }
  }
})
