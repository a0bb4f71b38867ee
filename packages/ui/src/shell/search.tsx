/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that follows links has no element of its own */
import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { Spinner } from '../components/button/index.ts'
import { Input, useEarlyInput } from '../components/field/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { lazyModule, useLazyModule } from '../lazy-module/index.ts'
import type { RecentSearches, SearchProps } from './types.ts'

const suggestionsModule = lazyModule(() => import('./search-suggestions.tsx'))

const noSearches: readonly string[] = []

/** A search field that opens to suggestions. Arrows walk them, Enter follows one or searches, Delete removes a recent one, Escape closes. */
export function Search({ query, results, isLoading, onChange, onSubmit, recent }: SearchProps) {
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const open = () => {
    setIsOpen(true)
    if (!isOpen) recent?.onOpen()
  }
  const field = useEarlyInput(({ value, isFocused }) => {
    if (isFocused) open()
    else setIsOpen(false)
    onChange({ query: value })
  })
  const hasQuery = query.trim() !== ''
  const code = useLazyModule(suggestionsModule, isOpen)
  const matching = (recent && code?.recentFor(query, recent.queries)) ?? noSearches
  const found = hasQuery ? results : undefined
  const isShown = isOpen && code !== undefined && (found !== undefined || matching.length > 0)
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

  const close = useCallback(() => {
    setIsOpen(false)
    setActive(null)
  }, [])
  const onFollow = (followed: { query?: string }) => {
    close()
    if (followed.query !== undefined) recent?.onFollow({ query: followed.query })
  }
  const forget: RecentSearches['onForget'] = (search) => {
    // The pressed button disappears.
    root.current?.querySelector('input')?.focus()
    recent?.onForget(search)
  }
  /** Removes the recent search that the arrows stand on, and goes on to the next. */
  const forgetActive = (id: string, text: string) => {
    const ids = options().map((option) => option.id)
    const at = ids.indexOf(id)
    setActive(ids[at + 1] ?? ids[at - 1] ?? null)
    recent?.onForget({ query: text })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const stored = active === null ? undefined : document.getElementById(active)?.dataset['recent']
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active !== null) {
      event.preventDefault()
      document.getElementById(active)?.click()
    } else if (event.key === 'Delete' && isShown && active !== null && stored !== undefined) {
      event.preventDefault()
      forgetActive(active, stored)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
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
          open()
          setActive(null)
          onChange({ query: event.currentTarget.value })
        }}
        onFocus={open}
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
      {isShown ? (
        <code.SearchSuggestions
          id={id}
          results={found}
          recent={matching}
          active={active}
          onFollow={onFollow}
          onForget={forget}
        />
      ) : (
        <div id={`${id}-list`} hidden />
      )}
    </chakra.form>
  )
}
