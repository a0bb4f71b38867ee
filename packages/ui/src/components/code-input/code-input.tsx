import { LocaleProvider, PinInput, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { codeIn, digitPattern, digitsIn } from './digits.ts'
import { codeInputRecipe } from './recipe.ts'

export interface CodeInputProps {
  label: string
  hint?: string
  /** What is wrong, announced at once. */
  error?: ReactNode
  /** @default 6 */
  length?: number
  /** Name of the first box, which the form focuses when the code is wrong. */
  name: string
  /** Takes the focus as it appears, for a code that takes the place of another. @default false */
  takesFocus?: boolean
  /** At every change; `code` is shorter than `length` while boxes are empty. */
  onChange: (change: { code: string }) => void
  /** The last missing digit was typed, or a whole code pasted or filled in. */
  onComplete?: (change: { code: string }) => void
}

/** A one-time code in single boxes that behave as one field: Chakra's pin input, which also finds a code among other words. */
export function CodeInput({
  label,
  hint,
  error,
  length = 6,
  name,
  takesFocus = false,
  onChange,
  onComplete
}: CodeInputProps) {
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const [digits, setDigits] = useState<string[]>(() => Array.from({ length }, () => ''))
  const isComplete = digits.every(Boolean)
  const boxes = () => [...(control.current?.querySelectorAll('input') ?? [])]

  function write(next: string[]) {
    setDigits(next)
    onChange({ code: next.join('') })
    // Correcting one digit of a full code waits for the button; the person may not be done.
    if (next.every(Boolean) && (!isComplete || next.at(-1) !== digits.at(-1))) finish(next.join(''))
  }

  /** Once the pin input has moved the focus where it wants it: the form may want it elsewhere, and two at once would move it to and fro for ever. */
  const finish = (code: string) => setTimeout(() => onComplete?.({ code }))

  /** A whole code counts from the first box on, and each time it is pasted or filled in. */
  function takeWhole(event: SyntheticEvent, text: string): boolean {
    const code = codeIn(text, length)
    if (code === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    for (const [index, box] of boxes().entries()) box.value = code.charAt(index)
    setDigits(code.split(''))
    onChange({ code })
    setTimeout(() => {
      boxes().at(-1)?.focus()
      finish(code)
    })
    return true
  }

  /** A digit typed over the same digit changes nothing, and so would not move on. Phones tell it before the input, keyboards at the key. */
  function repeat(event: SyntheticEvent, typed: string | undefined) {
    const index = boxes().indexOf(event.target as HTMLInputElement)
    if (!typed || typed !== digits[index]) return
    event.preventDefault()
    event.stopPropagation()
    boxes()[index + 1]?.focus()
    if (index === length - 1 && isComplete) finish(digits.join(''))
  }

  // What was typed before the page was hydrated stands in the boxes alone.
  useEffect(() => {
    const early = boxes().map(({ value }) => digitsIn(value).slice(0, 1))
    if (early.some(Boolean)) write(early)
    // Who stands in a box by then has told nobody so.
    if (control.current?.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page wakes up
  }, [])

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    // Figures run left to right in every language.
    <LocaleProvider locale="en">
      <PinInput.Root
        recipe={codeInputRecipe}
        ids={{ label: `${id}-label` }}
        count={length}
        otp
        selectOnFocus
        placeholder=""
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what had the focus
        autoFocus={takesFocus}
        invalid={Boolean(error)}
        pattern={digitPattern}
        // Pasted text without digits stays as it is, and so is refused.
        sanitizeValue={(text) => digitsIn(text) || text}
        translations={{ inputLabel: (index, total) => m.accounts_code_digit({ number: index + 1, total }) }}
        value={digits}
        onValueChange={({ value }) => write(value.map(digitsIn))}
        asChild
      >
        <fieldset aria-labelledby={`${id}-label`} aria-describedby={described}>
          <PinInput.Label>{label}</PinInput.Label>
          <PinInput.Control
            ref={control}
            dir="ltr"
            onPasteCapture={(event) => takeWhole(event, event.clipboardData.getData('text'))}
            onBeforeInputCapture={(event) => {
              const { data } = event as unknown as { data?: string }
              if (!takeWhole(event, data ?? '')) repeat(event, data)
            }}
            onInputCapture={(event) => takeWhole(event, (event.target as HTMLInputElement).value)}
            onKeyDownCapture={(event) => {
              // The browser sends the form, with a code that lacks digits too: the form says so.
              if (event.key === 'Enter') event.stopPropagation()
              else repeat(event, event.key)
            }}
          >
            {digits.map((_, index) => (
              <PinInput.Input
                // oxlint-disable-next-line react/no-array-index-key -- a box is its place
                key={index}
                index={index}
                name={index === 0 ? name : `${name}-${index + 1}`}
                type="text"
                autoComplete={index === 0 ? 'one-time-code' : 'off'}
                // The group says it for all; the first box, where a wrong code puts the focus, once more.
                {...(index === 0 && { 'aria-describedby': described })}
              />
            ))}
          </PinInput.Control>
          <VisuallyHidden as="output">{isComplete ? m.accounts_code_complete({ total: length }) : ''}</VisuallyHidden>
          {hint === undefined ? null : (
            <chakra.div id={`${id}-hint`} textStyle="small" color="fg.muted">
              {hint}
            </chakra.div>
          )}
          {error ? (
            <chakra.div id={`${id}-error`} role="alert" textStyle="small" color="bad" display="flex" gap={1.5}>
              <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
              <span>{error}</span>
            </chakra.div>
          ) : null}
        </fieldset>
      </PinInput.Root>
    </LocaleProvider>
  )
}
