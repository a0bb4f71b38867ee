import { type ListKind, nextItem } from '@motif/design'

/**
 * Handles a line break in a list item: starts the next item, or ends the list in an empty one. Uses the browser's input
 * commands, so that native undo works. Returns whether it handled the key.
 */
export function typeNextItem(area: HTMLTextAreaElement, list: ListKind): boolean {
  const { at, gone, come } = nextItem(area.value, list, { start: area.selectionStart, end: area.selectionEnd })
  if (come === '\n') return false
  area.setSelectionRange(at, at + gone)
  // Only `execCommand` adds to a field's native undo history.
  // oxlint-disable-next-line typescript/no-deprecated
  return area.ownerDocument.execCommand(come === '' ? 'delete' : 'insertText', false, come)
}
