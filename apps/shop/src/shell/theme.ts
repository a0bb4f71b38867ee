import type { Theme } from '@motif/ui/shell'
import { createStore, useStore } from '../services/store.ts'

const chosen = createStore<Theme>('system')

const isTheme = (text: string | undefined): text is Theme => text === 'light' || text === 'dark'

const darkMedia = '(prefers-color-scheme: dark)'

function show(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(darkMedia).matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}

/**
 * Applies the stored theme, or else the system's; returns the unsubscribe function. theme.js handles the first paint.
 */
export function followTheme(): () => void {
  const saved = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]
  chosen.set(isTheme(saved) ? saved : 'system')
  const media = matchMedia(darkMedia)
  const onChange = () => show(chosen.get())
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Stored in a cookie, so that the server renders the right theme. */
export function chooseTheme(theme: Theme): void {
  const age = theme === 'system' ? 0 : 31_536_000
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`
  chosen.set(theme)
  show(theme)
}

export const useTheme = (): Theme => useStore(chosen, 'system')
