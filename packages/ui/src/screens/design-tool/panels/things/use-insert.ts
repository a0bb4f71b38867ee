import type { NewThing } from '@motif/design'
import { seenOn, useEditorSetting } from '../../../../editor/index.ts'

/** Puts a thing on and makes way for its settings; the keyboard goes on with the thing. */
export function useInsert(onClose: () => void) {
  const { editor, productColour } = useEditorSetting()
  return (thing: NewThing) => {
    // Nothing in the panel holds the focus any more, so that the stage takes it to what was made.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    editor.commands.insert(seenOn(productColour, thing))
    onClose()
  }
}
