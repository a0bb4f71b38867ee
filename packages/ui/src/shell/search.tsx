/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that follows links has no element of its own */
import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { Spinner } from '../components/button/index.ts'
import { Input, useEarlyInput } from '../components/field/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { lazyModule, useLazyModule } from '../lazy-module/index.ts'
import type { SearchProps } from './types.ts'

const suggestionsModule = lazyModule(() => import('./search-suggestions.tsx'))

/** A search field that opens to suggestions. Arrows walk them, Enter follows one or searches, Escape closes. */
export function Search({ query, results, isLoading, onChange, onSubmit }: SearchProps) {
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const field = useEarlyInput(({ value, isFocused }) => {
    setIsOpen(isFocused)
    onChange({ query: value })
  })
  const hasQuery = query.trim() !== ''
  const SearchSuggestions = useLazyModule(suggestionsModule, isOpen)?.SearchSuggestions
  const isShown = isOpen && hasQuery && results !== undefined && SearchSuggestions !== undefined
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  const close = useCallback(() => {
    setIsOpen(false)
    setActive(null)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active !== null) {
      event.preventDefault()
      document.getElementById(active)?.click()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const ids = options().map((option) => option.id)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The field itself is one stop of the round.
      const stops = [null, ...ids]
      const next = stops[(stops.indexOf(active) + step + stops.length) % stops.length] ?? null
      setActive(next)
      if (next !== null) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
    }
  }

  return (
    <chakra.form
      ref={root}
      role="search"
      action="/"
      method="get"
      position="relative"
      width="full"
      onSubmit={(event) => {
        event.preventDefault()
        close()
        onSubmit({ query: query.trim() })
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <Input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
        role="combobox"
        aria-label={m.shell_search()}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(active === null ? undefined : { 'aria-activedescendant': active })}
        placeholder={m.shell_search_placeholder()}
        value={query}
        onChange={(event) => {
          setIsOpen(true)
          setActive(null)
          onChange({ query: event.currentTarget.value })
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        paddingInlineEnd={12}
        textOverflow="ellipsis"
        borderRadius="full"
        paddingInlineStart={5}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      <chakra.span position="absolute" insetInlineEnd={0} top={0}>
        <IconButton
          type="submit"
          label={m.shell_search_submit()}
          icon={isLoading && isOpen && hasQuery ? <Spinner /> : <SearchIcon aria-hidden />}
          borderRadius="full"
        />
      </chakra.span>
      {isShown && results ? (
        <SearchSuggestions id={id} results={results} active={active} onFollow={close} />
      ) : (
        <div id={`${id}-list`} hidden />
      )}
    </chakra.form>
  )
}
