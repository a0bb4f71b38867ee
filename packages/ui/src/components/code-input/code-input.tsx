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
  /** Ahead of what is on the screen: keys may come quicker than it is drawn. */
  const latest = useRef<readonly string[]>(digits)
  /** Where the next digit goes while the focus is on its way there. */
  const next = useRef<number | null>(null)
  const isComplete = digits.every(Boolean)
  const boxes = () => [...(control.current?.querySelectorAll('input') ?? [])]

  function keep(now: string[]) {
    latest.current = now
    setDigits(now)
    onChange({ code: now.join('') })
  }

  function write(now: string[]) {
    const before = latest.current
    keep(now)
    // Correcting one digit of a full code waits for the button; the person may not be done.
    if (now.every(Boolean) && (!before.every(Boolean) || now.at(-1) !== before.at(-1))) finish(now.join(''))
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
    keep(code.split(''))
    setTimeout(() => {
      boxes().at(-1)?.focus()
      finish(code)
    })
    return true
  }

  /**
   * One digit into its box. The focus moves on once, after all keys that came together: each has its box, whichever the focus
   * is in. Phones tell a digit before the input, keyboards at the key.
   */
  function takeDigit(event: SyntheticEvent, typed: string | undefined) {
    const index = next.current ?? boxes().indexOf(event.target as HTMLInputElement)
    const digit = typed?.length === 1 ? digitsIn(typed) : ''
    const box = boxes()[index]
    if (!box || digit === '') return
    event.preventDefault()
    event.stopPropagation()
    box.value = digit
    const before = latest.current
    if (next.current === null)
      setTimeout(() => {
        boxes()[next.current ?? index]?.focus()
        next.current = null
      })
    next.current = Math.min(index + 1, length - 1)
    // Typed again, the last digit of a full code sends it again.
    if (index === length - 1 && digit === before[index] && before.every(Boolean)) finish(before.join(''))
    else write(before.with(index, digit))
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
              if (!takeWhole(event, data ?? '')) takeDigit(event, data)
            }}
            onInputCapture={(event) => takeWhole(event, (event.target as HTMLInputElement).value)}
            onKeyDownCapture={(event) => {
              // The browser sends the form, with a code that lacks digits too: the form says so.
              if (event.key === 'Enter') event.stopPropagation()
              else if (!event.ctrlKey && !event.metaKey && !event.altKey) takeDigit(event, event.key)
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
