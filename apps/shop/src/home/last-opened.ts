import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../services/store.ts'

const productPath = /^\/product\/([^/]+)$/

/** The slug of the product opened last from the list, until the list is shown again. */
const lastOpened = createStore<string | undefined>(undefined)

/** Remembers which product the list was left for. */
export function useRememberOpened(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    const [, slug] = productPath.exec(pathname) ?? []
    if (previous.current === '/' && slug !== undefined) lastOpened.set(slug)
    previous.current = pathname
  }, [pathname])
}

/** The product opened last, for the first list shown after it: it is forgotten once it is found again, or the query is another. */
export function useLastOpened(query: string): { lastOpened: string | undefined; onReturned: () => void } {
  const [opened, setOpened] = useState(() => ({ slug: lastOpened.get(), query }))
  useEffect(() => lastOpened.set(undefined), [])
  const isOver = opened.slug !== undefined && opened.query !== query
  if (isOver) setOpened({ slug: undefined, query })
  return {
    lastOpened: isOver ? undefined : opened.slug,
    onReturned: () => setOpened({ slug: undefined, query })
  }
}
