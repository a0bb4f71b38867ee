import { searchTextIn } from '@motif/contract/search-text-rules'
import type { SearchActor } from '@motif/flows/search'
import type { RecentSearches, SearchProps } from '@motif/ui/shell'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Found } from './search-flow.ts'

const noResults: Found = { results: undefined, isLoading: false }

/** The search text of the list at a URL. */
const searchAt = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === '/' ? searchTextIn(new URLSearchParams(search)) : ''

/** Their code loads when the field is first used. */
const searches = () => import('./recent-searches.ts')

/** The device's recent searches. */
export function useRecentSearches(): RecentSearches {
  const [queries, setQueries] = useState<readonly string[]>([])
  return {
    queries,
    onOpen: () => void searches().then(({ readSearches }) => setQueries(readSearches())),
    onFollow: ({ query }) => void searches().then(({ rememberSearch }) => setQueries(rememberSearch(query))),
    onForget: ({ query }) => void searches().then(({ forgetSearch }) => setQueries(forgetSearch(query)))
  }
}

interface HeaderSearch extends Pick<SearchProps, 'query' | 'results' | 'isLoading'> {
  type: (text: string) => void
  close: () => void
}

/** The header's search. Search results keep their text in it. The suggestion machine is loaded with the first character. */
export function useSearch(): HeaderSearch {
  const location = useLocation()
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  // Any navigation drops the input, also one back to where it was made.
  if (typed !== undefined && typed.at !== location.key) setTyped(undefined)
  const query = typed?.text ?? searchAt(location)
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
    setTyped({ text, at: location.key })
    starting.current ??= import('./search-flow.ts').then(({ startSearch }) => startSearch(setFound))
    void starting.current.then((actor) => actor.send({ type: 'TYPED', text }))
  }

  const close = () => {
    void starting.current?.then((actor) => actor.send({ type: 'CLOSED' }))
  }

  return {
    query,
    ...found,
    results: typed !== undefined && query.trim() !== '' ? found.results : undefined,
    type,
    close
  }
}
