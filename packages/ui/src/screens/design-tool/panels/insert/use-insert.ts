import type { NewNode } from '@motif/design'
import { makeVisibleOn, useEditorSetting } from '../../../../editor/index.ts'

/** Puts a thing on and makes way for its settings; the keyboard goes on with the thing. */
export function useInsert(onClose: () => void) {
  const { editor, productColour } = useEditorSetting()
  return (thing: NewNode) => {
    // Nothing in the panel holds the focus any more, so that the stage takes it to what was made.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    editor.commands.insert(makeVisibleOn(productColour, thing))
    onClose()
  }
}
