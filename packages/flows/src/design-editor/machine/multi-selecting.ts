import { editorSetup } from './setup.ts'

/**
 * Multi-select without modifier keys: presses toggle nodes, and a drag on the background starts a marquee. Gestures
 * return here until it ends.
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
