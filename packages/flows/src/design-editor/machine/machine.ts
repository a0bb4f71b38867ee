import { cropping } from './cropping.ts'
import { editingText } from './editing-text.ts'
import { multiSelecting } from './multi-selecting.ts'
import { drawing } from './drawing.ts'
import { idle } from './idle.ts'
import { marquee } from './marquee.ts'
import { panning } from './panning.ts'
import { pinching } from './pinching.ts'
import { pointing } from './pointing.ts'
import { resizing } from './resizing.ts'
import { rotating } from './rotating.ts'
import { shaping } from './shaping.ts'
import { editorSetup } from './setup.ts'
import { translating } from './translating.ts'

/** Tools and gestures of the editor. One gesture is one undo step; Escape cancels it. */
export const designEditorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input }) => ({
    tools: input,
    press: null,
    pointers: {},
    isSpaceDown: false,
    isMultiSelecting: false,
    gesture: null,
    activeId: null
  }),
  initial: 'idle',
  states: {
    idle,
    multiSelecting,
    pointing,
    translating,
    resizing,
    rotating,
    shaping,
    marquee,
    panning,
    pinching,
    editingText,
    cropping,
    drawing
  },
  on: {
    WHEEL: { actions: 'roll' },
    SPACE: { actions: 'space' },
    MULTI_SELECT: { actions: 'setMultiSelecting' },
    RESET: { target: '.idle', actions: ['putBack', 'letGo', 'setMultiSelecting'] }
  }
})
