import { darkQuery } from './style.ts'

/** A mail's HTML as it is seen by day or by night, whatever the reader's own theme: for pages that show mails. */
export const seenIn = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(`@media ${darkQuery}`, theme === 'dark' ? '@media all' : '@media not all')
