import { type TextList, markerBefore, nextItem } from '@motif/design'

/** Replaces text by the browser's input commands, so that native undo works. */
function replace(area: HTMLTextAreaElement, { at, gone, come }: { at: number; gone: number; come: string }): boolean {
  area.setSelectionRange(at, at + gone)
  // Only `execCommand` adds to a field's native undo history.
  // oxlint-disable-next-line typescript/no-deprecated
  return area.ownerDocument.execCommand(come === '' ? 'delete' : 'insertText', false, come)
}

/**
 * Handles the keys of lists: a line break starts the next item, or ends the list in an empty one; Backspace after a
 * marker removes the marker. Returns whether it handled the key.
 */
export function typeInList(area: HTMLTextAreaElement, list: TextList, key: string): boolean {
  const { value, selectionStart: start, selectionEnd: end } = area
  if (key === 'Backspace') {
    const marker = start === end ? markerBefore(value, list, start) : undefined
    return marker !== undefined && replace(area, marker)
  }
  if (key !== 'Enter') return false
  const item = nextItem(value, list, { start, end })
  return item.come !== '\n' && replace(area, item)
}
