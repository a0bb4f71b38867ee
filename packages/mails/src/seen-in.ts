import { darkQuery } from './style.ts'

/** Forces a mail's light or dark theme, for preview pages. */
export const seenIn = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(`@media ${darkQuery}`, theme === 'dark' ? '@media all' : '@media not all')
