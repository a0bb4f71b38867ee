import { type FormEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'

interface TypedNumberOptions {
  /** The number shown by Chakra's input. */
  value: string
  /** Called on every keystroke. */
  onType?: (text: string) => void
  /** Called on blur, Enter or a step. */
  onCommit?: (text: string) => void
}

const finishing = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
const textOf = (event: FormEvent) => (event.target as HTMLInputElement).value

/**
 * Buffers typing into Chakra's number input until commit: the input writes each text back a frame later, which garbles
 * fast typing. Steps, roles and limits stay Chakra's.
 */
export function useTypedNumber({ value, onType, onCommit }: TypedNumberOptions) {
  /** The text, and the number the input keeps meanwhile. */
  const [typing, setTyping] = useState<{ text: string; over: string } | null>(null)
  const type = (text: string) => {
    setTyping({ text, over: typing?.over ?? value })
    onType?.(text)
  }
  const finish = () => {
    if (typing === null) return
    setTyping(null)
    onCommit?.(typing.text)
  }
  return {
    /** Null unless typing. */
    text: typing?.text ?? null,
    type,
    /** Props for the root of Chakra's input. */
    rootProps: {
      value: typing?.over ?? value,
      onInputCapture: (event: FormEvent) => {
        event.stopPropagation()
        type(textOf(event))
      },
      // A step continues from the typed number.
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (finishing.has(event.key)) flushSync(finish)
      },
      onPointerDownCapture: (event: PointerEvent) => {
        if (!(event.target instanceof HTMLInputElement)) flushSync(finish)
      },
      onBlurCapture: (event: FormEvent) => {
        if (event.target instanceof HTMLInputElement) finish()
      }
    }
  }
}
