import { useMemo } from 'react'
import { tabStorage } from '../services/tab-storage.ts'
import { useIsBrowser } from '../shell/in-browser.tsx'

const key = 'contact'

const names = ['name', 'email', 'topic', 'message'] as const

type Draft = Record<(typeof names)[number], string>

function read(): Partial<Draft> {
  try {
    const stored = JSON.parse(tabStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>>
    return Object.fromEntries(
      names
        .filter((name) => typeof stored[name] === 'string' && stored[name] !== '')
        .map((name) => [name, stored[name]])
    )
  } catch {
    return {}
  }
}

/** An unsent message begun in this tab. */
export function useContactDraft(): Partial<Draft> {
  const isBrowser = useIsBrowser()
  return useMemo(() => (isBrowser ? read() : {}), [isBrowser])
}

export const saveContactDraft = (draft: Draft): void => tabStorage.setItem(key, JSON.stringify(draft))

export const clearContactDraft = (): void => tabStorage.removeItem(key)
