import { Search } from '@motif/ui/shell'
import { useNavigate } from 'react-router'
import { useRecentSearches, useSearch } from './use-search.ts'

/** Connects the header's search to the suggestion machine. */
export function ShopSearch() {
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const { query, results, isLoading, type, close } = useSearch()
  return (
    <Search
      query={query}
      results={results}
      isLoading={isLoading}
      recent={recent}
      onChange={(change) => type(change.query)}
      onSubmit={({ query: q }) => {
        close()
        recent.onFollow({ query: q })
        void navigate(`/?${new URLSearchParams({ q })}`)
      }}
    />
  )
}
