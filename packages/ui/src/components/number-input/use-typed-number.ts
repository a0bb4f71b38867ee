import { type FormEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'

interface TypedNumberOptions {
  /** The number as Chakra's input is to show it. */
  value: string
  /** At every letter. */
  onType?: (text: string) => void
  /** The field was left, Enter pressed, or a step asked for. */
  onCommit?: (text: string) => void
}

const finishing = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
const textOf = (event: FormEvent) => (event.target as HTMLInputElement).value

/**
 * What is typed into Chakra's number input, kept from it until it is to count: the input writes each text back into the
 * field a frame later, and so mixes up letters that come quicker than frames do. Steps, roles and limits stay Chakra's.
 */
export function useTypedNumber({ value, onType, onCommit }: TypedNumberOptions) {
  /** The text, and the number the input stays at meanwhile. */
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
    /** Null while nothing is being typed. */
    text: typing?.text ?? null,
    type,
    /** For the root of Chakra's input. */
    rootProps: {
      value: typing?.over ?? value,
      onInputCapture: (event: FormEvent) => {
        event.stopPropagation()
        type(textOf(event))
      },
      // A step goes on from what was typed.
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
