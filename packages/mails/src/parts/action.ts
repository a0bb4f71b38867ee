import type { MailShop } from '../data.ts'
import { type Part, h } from '../element.ts'
import { buttonStyle, styles } from '../style.ts'
import { grid } from '../layout.ts'

/** The primary action. The table cell repeats the colour, because some clients ignore a link's background. */
export function button(shop: MailShop, label: string, url: string): Part {
  const look = buttonStyle(shop)
  const link = h(
    'a',
    {
      href: url,
      className: 'accent',
      style: {
        ...look,
        display: 'inline-block',
        padding: '12px 22px',
        borderRadius: '6px',
        fontSize: '16px',
        lineHeight: '20px',
        fontWeight: 600,
        textDecoration: 'none'
      }
    },
    label
  )
  return {
    html: grid(
      { width: undefined, style: { margin: '24px 0' } },
      h('tr', null, h('td', { className: 'accent', style: { ...look, borderRadius: '6px' } }, link))
    ),
    text: `${label}:\n${url}`
  }
}

/** A sentence ending in a link. `url` must be the shop's or validated: never user input. */
export const linked = (before: string, label: string, url: string): Part => ({
  html: h(
    'p',
    { className: 'ink', style: styles.text },
    `${before} `,
    h('a', { href: url, className: 'ink', style: { color: styles.text.color, textDecoration: 'underline' } }, label)
  ),
  text: `${before} ${label}:\n${url}`
})
