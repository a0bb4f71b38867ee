import type { NewNode } from '@motif/design'
import { makeVisibleOn, useEditorSetting } from '../../../../editor/index.ts'

/** Inserts a node and closes the panel; focus moves to the node. */
export function useInsert(onClose: () => void) {
  const { editor, productColour } = useEditorSetting()
  return (node: NewNode) => {
    // Blurs the panel, so that the stage focuses the new node.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    editor.commands.insert(makeVisibleOn(productColour, node))
    onClose()
  }
}
