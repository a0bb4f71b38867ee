import type { SearchProps } from '@motif/ui/shell'
import { useEffect, useState } from 'react'
import { useCall } from '../services/api.ts'

/** How long a person pauses before a search is asked for, in milliseconds. */
const typingPause = 150

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

/** What a search that began with `query` may be about. */
export function useSuggestions(query: string): SearchProps {
  const asked = usePaused(query.trim())
  const { data, isLoading } = useCall('GET /api/v1/search/suggestions', asked === '' ? undefined : { query: { q: asked } }, { keepPreviousData: true })
  return { query, results: query.trim() === '' ? undefined : data, isLoading: isLoading || asked !== query.trim() }
}
