import { type ListKind, nextItem } from '@motif/design'

/**
 * Has a line break typed in an item of a list begin the next item, and end the list in an item without words. It is typed
 * as the browser types, so that the browser can take it back. Whether it did.
 */
export function typeNextItem(area: HTMLTextAreaElement, list: ListKind): boolean {
  const { at, gone, come } = nextItem(area.value, list, { start: area.selectionStart, end: area.selectionEnd })
  if (come === '\n') return false
  area.setSelectionRange(at, at + gone)
  // Nothing else writes into the browser's own history of a field.
  // oxlint-disable-next-line typescript/no-deprecated
  return area.ownerDocument.execCommand(come === '' ? 'delete' : 'insertText', false, come)
}
