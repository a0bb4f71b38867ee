import { defineGlobalStyles } from '@chakra-ui/react'

const selected = { bg: 'accent', color: 'accent.fg' }
/** Firefox, or Safari. */
const inheritsNoSelection = '@supports (-moz-orient: inline) or (font: -apple-system-body)'

export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border'
  },
  html: { fontFamily: 'body', fontSize: '100%', lineHeight: 'body', colorScheme: 'light', bg: 'bg', color: 'fg' },
  'html.dark': { colorScheme: 'dark' },
  body: { minHeight: '100dvh', fontSize: 'md', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': {
    fontFamily: 'heading',
    lineHeight: 'title',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    textWrap: 'balance'
  },
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', background: 'none' },
  button: { cursor: 'pointer' },
  'button:disabled': { cursor: 'not-allowed' },
  a: { color: 'inherit', textDecoration: 'none' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  // Chromium inherits the colours of a selection. With a rule for all elements it computes a second style for each.
  ':root::selection': selected,
  '::selection': { [inheritsNoSelection]: selected }
})
