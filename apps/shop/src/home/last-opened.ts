import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../services/store.ts'

const productPath = /^\/product\/([^/]+)$/

/** Slug of the last opened product, until the list is shown again. */
const lastOpened = createStore<string | undefined>(undefined)

/** Records the product that was opened from the list. */
export function useRememberOpened(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    const [, slug] = productPath.exec(pathname) ?? []
    if (previous.current === '/' && slug !== undefined) lastOpened.set(slug)
    previous.current = pathname
  }, [pathname])
}

/** The last opened product, for the next list; cleared when found, or when the query changes. */
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
