import { Fragment } from 'react'
import { type Part, h } from '../element.ts'
import { styles } from '../style.ts'

export const paragraph = (text: string): Part => ({
  html: h('p', { className: 'ink', style: styles.text }, text),
  text
})

/** Words that the owner may replace. Without any, the place of the owner's. */
export const opening = (...paragraphs: readonly string[]): Part[] =>
  paragraphs.length === 0
    ? [{ html: null, text: '', isOpening: true }]
    : paragraphs.map((text) => ({ ...paragraph(text), isOpening: true }))

/** Secondary text. */
export const note = (text: string): Part => ({
  html: h('p', { className: 'muted', style: { ...styles.muted, margin: '0 0 16px' } }, text),
  text
})

/** User text with its line breaks. */
function linesOf(text: string) {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u)
  return { lines, html: lines.map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line)) }
}

/** Text by the shop's staff, with automatic direction. */
export function written(text: string): Part {
  const { lines, html } = linesOf(text)
  return { html: h('p', { className: 'ink', dir: 'auto', style: styles.text }, html), text: lines.join('\n') }
}

/** Quoted user text, with automatic direction. */
export function quotation(text: string): Part {
  const { lines, html } = linesOf(text)
  return {
    html: h(
      'blockquote',
      {
        className: 'ink raised',
        dir: 'auto',
        style: { ...styles.text, ...styles.raised, margin: '0 0 24px', padding: '16px 20px', borderRadius: '12px' }
      },
      html
    ),
    text: lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  }
}

/** A large one-time code, contiguous for copying. In the text version it has its own line. */
export const code = (digits: string): Part => ({
  html: h(
    'p',
    {
      className: 'ink raised',
      style: {
        ...styles.raised,
        margin: '24px 0',
        padding: '20px 0',
        borderRadius: '12px',
        fontSize: '36px',
        lineHeight: 1.2,
        fontWeight: 700,
        letterSpacing: '8px',
        textIndent: '8px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums'
      }
    },
    digits
  ),
  text: digits
})

/** A grouped code that fits a phone's line. */
export const longCode = (letters: string): Part => ({
  html: h(
    'p',
    {
      className: 'ink raised',
      dir: 'ltr',
      style: {
        ...styles.raised,
        margin: '24px 0',
        padding: '20px 8px',
        borderRadius: '12px',
        fontSize: '20px',
        lineHeight: 1.3,
        fontWeight: 700,
        letterSpacing: '1px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums'
      }
    },
    letters
  ),
  text: letters
})
