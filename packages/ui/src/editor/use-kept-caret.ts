import { typedText } from '@motif/design'
import { useLayoutEffect, useState } from 'react'

interface Typed {
  area: HTMLTextAreaElement
  text: string
  caret: number
}

/**
 * Keeps the caret where one types where the words become others than those typed: cut at the limit, or with the numbers of
 * other items. A browser puts it behind all of them, also where the words are the same as before. Tell it of what was typed, and into which
 * words.
 */
export function useKeptCaret(): (area: HTMLTextAreaElement, before: string) => void {
  const [typed, setTyped] = useState<Typed>()
  useLayoutEffect(() => {
    if (typed && typed.area.value !== typed.text) typed.area.setSelectionRange(typed.caret, typed.caret)
  }, [typed])
  return (area, before) => {
    const { value: text, selectionEnd } = area
    setTyped({ area, text, caret: typedText(before, { text, caret: selectionEnd }).caret })
  }
}
