import { editorSetup } from './setup.ts'

/**
 * Several things are chosen without a key held: what is pressed joins what is chosen, or leaves it, and a finger on nothing
 * draws a box around more. Every gesture leads back here until it is done.
 */
export const multiSelecting = editorSetup.createStateConfig({
  always: { guard: ({ context }) => !context.isMultiSelecting, target: 'idle' },
  on: {
    POINTER_DOWN: [
      { guard: 'isSecondFinger', target: 'pinching', actions: 'down' },
      { guard: 'isPan', target: 'panning', actions: 'down' },
      { guard: 'isMain', target: 'pointing', actions: ['down', 'choosePressed'] }
    ],
    POINTER_UP: { actions: 'lift' },
    POINTER_CANCEL: { actions: 'lift' },
    DONE: { actions: 'setMultiSelecting' },
    ESCAPE: { actions: 'setMultiSelecting' }
  }
})
