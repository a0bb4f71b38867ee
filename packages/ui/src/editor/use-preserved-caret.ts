import { limitTypedText } from '@motif/design'
import { useLayoutEffect, useState } from 'react'

interface Typed {
  area: HTMLTextAreaElement
  text: string
  caret: number
}

/**
 * Preserves the caret when a field's value is changed after input: truncated at the limit, or renumbered lists.
 * Browsers move it to the end, even for an equal value. Call it with the field and the text before the input.
 */
export function usePreservedCaret(): (area: HTMLTextAreaElement, before: string) => void {
  const [typed, setTyped] = useState<Typed>()
  useLayoutEffect(() => {
    if (typed && typed.area.value !== typed.text) typed.area.setSelectionRange(typed.caret, typed.caret)
  }, [typed])
  return (area, before) => {
    const { value: text, selectionEnd } = area
    setTyped({ area, text, caret: limitTypedText(before, { text, caret: selectionEnd }).caret })
  }
}
