import type { ReactElement } from 'react'
import { Fragment } from 'react'
import type { MailShop } from './data.ts'
import { type Draft, h } from './element.ts'
import { buttonStyle, styleSheet, styles } from './style.ts'

/** A layout table, for mail clients without other means of positioning. */
export const grid = (props: Record<string, unknown>, ...rows: ReactElement[]): ReactElement =>
  h(
    'table',
    { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0, width: '100%', ...props },
    h('tbody', null, ...rows)
  )

const row = (...parts: Parameters<typeof h>[2][]) =>
  h('tr', null, h('td', { className: 'edge', style: styles.edge }, ...parts))

/** Pads the preview text, so that mail lists do not append the mail's first words. */
const filler = '\u00A0\u200C'.repeat(80)

const preview = (text: string) =>
  h(
    'div',
    { 'aria-hidden': true, style: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 } },
    text,
    filler
  )

const head = (title: string, shop: MailShop) =>
  h(
    'head',
    null,
    h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    // Order numbers are not phone numbers, and names are not addresses.
    h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no,url=no' }),
    h('title', null, title),
    h('style', null, styleSheet(shop))
  )

const wordmark = (shop: MailShop) => [
  shop.name,
  h('span', {
    key: 'dot',
    className: 'accent',
    style: {
      ...buttonStyle(shop),
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginLeft: '3px',
      borderRadius: '8px'
    }
  })
]

/** On white, since some mail clients invert the rest. */
const logo = ({ url, width, height }: NonNullable<MailShop['logo']>, { name }: MailShop) =>
  h('img', {
    key: 'logo',
    src: url,
    alt: name,
    width,
    height,
    style: { display: 'block', border: 0, backgroundColor: '#ffffff', borderRadius: '4px' }
  })

const masthead = (shop: MailShop) =>
  h(
    'a',
    {
      href: shop.url,
      className: 'ink',
      style: {
        display: 'inline-block',
        padding: '24px 0 20px',
        color: styles.page.color,
        fontSize: '22px',
        lineHeight: 1.2,
        fontWeight: 700,
        letterSpacing: '-0.02em',
        textDecoration: 'none'
      }
    },
    ...(shop.logo ? [logo(shop.logo, shop)] : wordmark(shop))
  )

const imprint = ({ tagline, supportEmail, company }: MailShop) =>
  h(
    'p',
    { className: 'muted', style: { ...styles.muted, margin: '20px 0 40px' } },
    tagline,
    h('br'),
    `${company.name}, ${company.lines.join(', ')}`,
    h('br'),
    h(
      'a',
      {
        href: `mailto:${supportEmail}`,
        className: 'muted',
        style: { color: styles.muted.color, textDecoration: 'underline' }
      },
      supportEmail
    )
  )

/** The common layout: logo, content, and sender. */
export function mailDocument({ subject, preheader, title, parts }: Draft, shop: MailShop): ReactElement {
  const hairline = h('div', { className: 'hairline', style: { ...styles.hairline, height: '1px', lineHeight: '1px' } })
  return h(
    'html',
    { lang: 'en', dir: 'ltr' },
    head(subject, shop),
    h(
      'body',
      { className: 'paper', style: styles.page },
      preview(preheader),
      grid(
        { className: 'paper', style: { ...styles.paper, tableLayout: 'fixed' } },
        h(
          'tr',
          null,
          h(
            'td',
            { align: 'center' },
            grid(
              { align: 'center', style: { ...styles.column, textAlign: 'left', tableLayout: 'fixed' } },
              row(masthead(shop), hairline),
              h(
                'tr',
                null,
                h(
                  'td',
                  { className: 'edge', style: { ...styles.edge, paddingTop: '32px', paddingBottom: '24px' } },
                  h('h1', { className: 'ink title', dir: 'auto', style: styles.title }, title),
                  ...parts.map(({ html }, index) => h(Fragment, { key: index }, html))
                )
              ),
              row(hairline, imprint(shop))
            )
          )
        )
      )
    )
  )
}

/** The plain text version. */
export function mailText({ title, parts }: Draft, { name, tagline, supportEmail, company }: MailShop): string {
  const signature = ['-- ', name, tagline, `${company.name}, ${company.lines.join(', ')}`, supportEmail].join('\n')
  return `${[title, ...parts.map(({ text }) => text).filter(Boolean), signature].join('\n\n')}\n`
}
