import type { SearchActor } from '@motif/flows/search'
import type { SearchProps } from '@motif/ui/shell'
import { useEffect, useRef, useState } from 'react'
import type { Found } from './search-flow.ts'

const noResults: Found = { results: undefined, isLoading: false }

interface HeaderSearch extends Pick<SearchProps, 'query' | 'results' | 'isLoading'> {
  type: (text: string) => void
  clear: () => void
}

/** The header's search. The suggestion machine is loaded with the first character. */
export function useSearch(): HeaderSearch {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(noResults)
  const starting = useRef<Promise<SearchActor>>(undefined)

  useEffect(
    () => () => {
      void starting.current?.then((actor) => actor.stop())
      starting.current = undefined
    },
    []
  )

  const type = (text: string) => {
    setQuery(text)
    starting.current ??= import('./search-flow.ts').then(({ startSearch }) => startSearch(setFound))
    void starting.current.then((actor) => actor.send({ type: 'TYPED', text }))
  }

  const clear = () => {
    setQuery('')
    void starting.current?.then((actor) => actor.send({ type: 'CLOSED' }))
  }

  return { query, ...found, results: query.trim() === '' ? undefined : found.results, type, clear }
}
