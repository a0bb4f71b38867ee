import { contrast } from '@motif/contract/colour-rules'
import type { CSSProperties } from 'react'
import type { MailShop } from './data.ts'

/** Theme colours. Light ones are inlined for clients without style sheets; dark ones are in the sheet. */
export const light = { paper: '#FBF9F4', raised: '#F3EFE6', ink: '#1C1B18', muted: '#5C5850', line: '#DDD6C8' } as const
export const dark = { paper: '#161512', raised: '#211F1B', ink: '#F4F0E8', muted: '#B3ACA0', line: '#37332D' } as const

const fonts = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Text colour on the shop's accent: white or black, whichever has at least 4.5:1. */
export const onColour = (colour: string): string =>
  ['#FFFFFF', dark.paper].find((words) => contrast(colour, words) >= 4.5) ?? '#000000'

export const styles = {
  page: {
    margin: 0,
    padding: 0,
    backgroundColor: light.paper,
    color: light.ink,
    fontFamily: fonts,
    fontSize: '16px',
    lineHeight: 1.55
  },
  paper: { backgroundColor: light.paper, color: light.ink },
  column: { width: '100%', maxWidth: '600px' },
  edge: { padding: '0 24px' },
  title: {
    margin: '0 0 16px',
    color: light.ink,
    fontSize: '28px',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    fontWeight: 700,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word'
  },
  subtitle: { margin: '0 0 8px', color: light.ink, fontSize: '16px', lineHeight: 1.4, fontWeight: 600 },
  text: { margin: '0 0 16px', color: light.ink, overflowWrap: 'anywhere', wordBreak: 'break-word' },
  muted: { color: light.muted, fontSize: '14px', lineHeight: 1.5, overflowWrap: 'anywhere', wordBreak: 'break-word' },
  hairline: { borderTop: `1px solid ${light.line}` },
  raised: { backgroundColor: light.raised, color: light.ink },
  doneStep: { borderTop: `3px solid ${light.ink}` },
  comingStep: { borderTop: `3px solid ${light.line}` }
} as const satisfies Record<string, CSSProperties>

export const buttonStyle = ({ accent }: Pick<MailShop, 'accent'>): CSSProperties => ({
  backgroundColor: accent.light,
  color: onColour(accent.light)
})

export const darkQuery = '(prefers-color-scheme:dark)'

/** Dark mode and narrow screens. Class names state the purpose of a colour. */
export const styleSheet = ({ accent }: Pick<MailShop, 'accent'>): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media ${darkQuery}{
.paper{background-color:${dark.paper}!important}
.raised{background-color:${dark.raised}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.hairline,.coming{border-color:${dark.line}!important}
.done{border-color:${dark.ink}!important}
.accent{background-color:${accent.dark}!important;color:${onColour(accent.dark)}!important}
}
@media (max-width:480px){
.edge{padding-left:16px!important;padding-right:16px!important}
.title{font-size:24px!important}
}`
