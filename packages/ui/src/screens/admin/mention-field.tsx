/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox beside a text has no element of its own */
import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextAreaField } from '../../components/text-area/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'

export interface Colleague {
  id: string
  name: string
}

interface MentionFieldProps {
  label: string
  hint: string
  error?: string | undefined
  value: string
  /** Whom it can mention. */
  colleagues: readonly Colleague[]
  onChange: (change: { text: string }) => void
  onPick: (choice: { colleague: Colleague }) => void
}

/** As many as fit below the field. */
const shown = 6

/** The text between `@` and the caret, at most two words; undefined without a mention. */
const queryBefore = (text: string): string | undefined => /(?:^|\s)@([^\s@]*(?: [^\s@]+)?)$/u.exec(text)?.[1]

const folded = (text: string) => text.toLocaleLowerCase()

/** Those whose name, or a word in it, begins so. */
const namedLike = (colleagues: readonly Colleague[], query: string) =>
  colleagues.filter(({ name }) => ` ${folded(name)}`.includes(` ${folded(query)}`)).slice(0, shown)

/** A multi-line field in which `@` opens a list of colleagues, for keyboard and pointer. */
export function MentionField({ label, hint, error, value, colleagues, onChange, onPick }: MentionFieldProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(0)
  const found = query === undefined ? [] : namedLike(colleagues, query)
  const current = found[Math.min(active, found.length - 1)]
  const isOpen = current !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    // Before the panel around it hears of it: Escape closes the list alone.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      setQuery(undefined)
    }
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [isOpen])
  const optionId = (id: string) => `${listId}-${id}`
  const area = () => root.current?.querySelector('textarea')
  const look = (text: string, caret: number) => {
    setQuery(queryBefore(text.slice(0, caret)))
    setActive(0)
  }
  const pick = (colleague: Colleague) => {
    const field = area()
    if (!field || query === undefined) return
    const start = field.selectionStart - query.length
    const words = `${colleague.name} `
    // At once: a later move of the caret would scatter what is typed meanwhile.
    flushSync(() => {
      onPick({ colleague })
      onChange({ text: value.slice(0, start) + words + value.slice(field.selectionStart) })
      setQuery(undefined)
    })
    field.focus()
    field.setSelectionRange(start + words.length, start + words.length)
  }
  const press = (event: KeyboardEvent) => {
    if (!current || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((at) => (Math.min(at, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(current)
    else return
    event.preventDefault()
  }
  return (
    <chakra.div ref={root} position="relative">
      <TextAreaField
        label={label}
        hint={hint}
        error={error}
        isRequired={false}
        rows={2}
        minHeight="4.5rem"
        maxLength={2000}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={current ? listId : undefined}
        aria-activedescendant={current ? optionId(current.id) : undefined}
        onKeyDown={press}
        onBlur={() => setQuery(undefined)}
        onChange={({ currentTarget: { value: text, selectionStart } }) => {
          onChange({ text })
          look(text, selectionStart)
        }}
        onClick={({ currentTarget: { value: text, selectionStart } }) => look(text, selectionStart)}
      />
      <VisuallyHidden>
        <output>{found.length === 0 ? '' : m.admin_mention_found({ count: found.length })}</output>
      </VisuallyHidden>
      {current ? (
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={m.admin_mention_list()}
          position="absolute"
          zIndex="dropdown"
          insetInline={0}
          marginBlockStart={1}
          bg="bg"
          borderWidth="1px"
          borderRadius="control"
          boxShadow="lg"
          overflow="hidden"
        >
          {found.map((colleague) => (
            <chakra.li
              key={colleague.id}
              id={optionId(colleague.id)}
              role="option"
              aria-selected={colleague === current}
              display="flex"
              alignItems="center"
              minHeight="target"
              paddingInline={3}
              cursor="pointer"
              overflowWrap="anywhere"
              bg={colleague === current ? 'bg.raised' : undefined}
              outline={colleague === current ? '2px solid' : undefined}
              outlineColor="accent"
              outlineOffset="-2px"
              // Keeps focus and caret in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(colleague)}
            >
              <bdi>{colleague.name}</bdi>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  )
}

/** Picked colleagues still mentioned in the text. */
export const mentionedIn = (text: string, picked: readonly Colleague[]): string[] => [
  ...new Set(picked.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))
]
