import { useState } from 'react'

/** What is typed into the fields of a filter. Another filter replaces it, unless its fields are the same. */
export function useTypedFilter<Filter, Typed extends object>(filter: Filter, textOf: (filter: Filter) => Typed) {
  const [shown, setShown] = useState(filter)
  const [typed, setTyped] = useState(() => textOf(filter))
  if (shown !== filter) {
    setShown(filter)
    const next = textOf(filter)
    if (JSON.stringify(textOf(shown)) !== JSON.stringify(next)) setTyped(next)
  }
  return { typed, change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }) }
}
