import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import type { MemberField } from './member-fields.tsx'
import type { FocusedField } from './use-team-list.ts'

interface FieldKeysOptions {
  fields: readonly MemberField[]
  count: () => number
  onFocus: (field: FocusedField) => void
  onAppend: (field: MemberField) => void
  onPaste: (index: number, field: MemberField, text: string) => boolean
  /** Called with the focused row, if any. */
  onRow: (index: number | undefined) => void
}

/** The field of an event. */
function fieldOf({ target }: { target: EventTarget }) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined
  const { field } = target.dataset
  const row = target.closest<HTMLElement>('[data-member]')?.dataset['member']
  return field === undefined || row === undefined
    ? undefined
    : { element: target, field: field as MemberField, index: Number(row) }
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Whether an arrow key leaves a field: at the text's ends, or sideways in a select. */
function leadsOut(element: HTMLInputElement | HTMLSelectElement, key: 'ArrowLeft' | 'ArrowRight') {
  if (element instanceof HTMLSelectElement) return true
  if (element.selectionStart !== element.selectionEnd) return false
  const isForward = (key === 'ArrowRight') !== isRightToLeft(element)
  return element.selectionStart === (isForward ? element.value.length : 0)
}

/** Spreadsheet-like keyboard and paste handling: Enter and arrows move between cells. */
export function useFieldKeys({ fields, count, onFocus, onAppend, onPaste, onRow }: FieldKeysOptions) {
  const down = (index: number, field: MemberField) =>
    index < count() ? onFocus({ index, field, caret: 'end' }) : onAppend(field === 'number' ? 'number' : 'name')
  const up = (index: number, field: MemberField) => {
    if (index >= 0) onFocus({ index, field, caret: 'end' })
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const at = fieldOf(event)
      if (at === undefined || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const { element, field, index } = at
      const isSelect = element instanceof HTMLSelectElement
      if (event.key === 'Enter') {
        event.preventDefault()
        if (event.shiftKey) up(index - 1, field)
        else down(index + 1, field)
      } else if (event.shiftKey) return
      else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !isSelect) {
        event.preventDefault()
        if (event.key === 'ArrowUp') up(index - 1, field)
        else if (index + 1 < count()) down(index + 1, field)
      } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && leadsOut(element, event.key)) {
        const isForward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget)
        const next = fields[fields.indexOf(field) + (isForward ? 1 : -1)]
        if (next === undefined && !isSelect) return
        event.preventDefault()
        if (next !== undefined) onFocus({ index, field: next, caret: isForward ? 'end' : 'start' })
      }
    },
    onPaste: (event: ClipboardEvent) => {
      const at = fieldOf(event)
      if (at && onPaste(at.index, at.field, event.clipboardData.getData('text/plain'))) event.preventDefault()
    },
    onFocus: (event: FocusEvent) => onRow(fieldOf(event)?.index),
    onBlur: (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onRow(undefined)
    }
  }
}
