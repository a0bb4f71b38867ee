import { Search } from '@motif/ui/shell'
import { useNavigate } from 'react-router'
import { useSearch } from './use-search.ts'

/** Connects the header's search to the suggestion machine. */
export function ShopSearch() {
  const navigate = useNavigate()
  const { query, results, isLoading, type, close } = useSearch()
  return (
    <Search
      query={query}
      results={results}
      isLoading={isLoading}
      onChange={(change) => type(change.query)}
      onSubmit={({ query: q }) => {
        close()
        void navigate(`/?${new URLSearchParams({ q })}`)
      }}
    />
  )
}
