import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState
} from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { type Digits, digitsOf, place } from './digits.ts'
import { digitRecipe } from './recipe.ts'

const Digit = chakra('input', digitRecipe)

export interface CodeInputProps {
  label: string
  hint?: string
  /** Error message, announced at once. */
  error?: ReactNode
  /** @default 6 */
  length?: number
  /** Name of the first box, which the form focuses on errors. */
  name: string
  /** Takes focus on mount, for a code that replaces another. @default false */
  takesFocus?: boolean
  /** Called on every change; `code` is shorter than `length` while boxes are empty. */
  onChange: (change: { code: string }) => void
  /** Called after the last missing digit, or a pasted or autofilled code. */
  onComplete?: (change: { code: string }) => void
}

/** A one-time code in separate boxes that behave as one field: typing and backspace move focus, pasting fills all. */
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
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [digits, setDigits] = useState<Digits>(() => digitsOf('', length))
  const isComplete = digits.every(Boolean)

  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus()

  useEffect(() => {
    if (takesFocus) boxes.current[0]?.focus()
  }, [takesFocus, boxes])

  function write(next: Digits) {
    setDigits(next)
    onChange({ code: next.join('') })
  }

  function take(at: number, text: string) {
    const { digits: next, next: to } = place(digits, at, text)
    write(next)
    focus(to)
    // Correcting a digit of a complete code does not submit: the user may not be done.
    const isWhole = !isComplete || text.length >= length || at === length - 1
    if (next.every(Boolean) && isWhole) onComplete?.({ code: next.join('') })
  }

  function erase(index: number) {
    const at = digits[index] === '' ? Math.max(0, index - 1) : index
    write(digits.with(at, ''))
    focus(at)
  }

  /**
   * Typing the same digit fires no change event, so focus would not move. Phones report it before the input, keyboards
   * on keydown.
   */
  function repeat(event: SyntheticEvent, index: number, typed: string | undefined) {
    if (!typed || typed !== digits[index]) return
    event.preventDefault()
    take(index, typed)
  }

  function press(event: KeyboardEvent, index: number) {
    repeat(event, index, event.key)
    const moves: Record<string, () => void> = {
      Backspace: () => erase(index),
      Delete: () => write(digits.with(index, '')),
      ArrowLeft: () => focus(index - 1),
      ArrowRight: () => focus(index + 1),
      Home: () => focus(0),
      End: () => focus(length - 1)
    }
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault()
    take(index, event.clipboardData.getData('text'))
  }

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <chakra.fieldset
      minWidth={0}
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      display="flex"
      flexDirection="column"
      gap={1.5}
    >
      <chakra.span id={`${id}-label`} textStyle="label">
        {label}
      </chakra.span>
      {/* Digits run left to right in every language. */}
      <chakra.div
        dir="ltr"
        display="grid"
        gridTemplateColumns={`repeat(${length}, minmax(0, 1fr))`}
        gap={{ base: 2, sm: 3 }}
      >
        {digits.map((digit, index) => (
          <Digit
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[index] = box
            }}
            name={index === 0 ? name : `${name}-${index + 1}`}
            value={digit}
            aria-label={m.accounts_code_digit({ number: index + 1, total: length })}
            aria-invalid={error ? true : undefined}
            // The group has the description; the first box repeats it, as it is focused on errors.
            aria-describedby={index === 0 ? described : undefined}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            inputMode="numeric"
            onFocus={(event) => event.currentTarget.select()}
            onBeforeInput={(event) => repeat(event, index, (event as unknown as { data?: string }).data)}
            onChange={(event) => take(index, typedInto(event.currentTarget.value, digit))}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </chakra.div>
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
    </chakra.fieldset>
  )
}

/** Typing into a filled box without selecting gives two digits; the old one is dropped. */
const typedInto = (value: string, old: string): string =>
  value.length === 2 && old !== '' ? value.replace(old, '') : value
