import type { Address, Picture } from '@motif/contract'
import { m } from '@motif/messages/server'
import type { CSSProperties } from 'react'
import type { MailLine, MailPieces, MailShop, MailTotals } from '../data.ts'
import { type Part, h } from '../element.ts'
import { grid } from '../layout.ts'
import { styles } from '../style.ts'
import { addressLines, moneyText, unlinked } from '../mail-text.ts'

const pictureWidth = 72

/** JPEG, which every mail client supports; the smallest size is sharp on phones. */
const pictureUrl = ({ url }: MailShop, image: Picture) =>
  new URL(`${image.url}-${Math.min(...image.widths)}.jpeg`, url).href

const picture = (shop: MailShop, image: Picture) =>
  h('img', {
    src: pictureUrl(shop, image),
    alt: image.alt,
    width: pictureWidth,
    height: Math.round((pictureWidth * image.height) / image.width),
    className: 'raised muted',
    style: {
      ...styles.raised,
      display: 'block',
      border: 0,
      borderRadius: '6px',
      color: styles.muted.color,
      fontSize: '11px',
      lineHeight: 1.3
    }
  })

const top = { verticalAlign: 'top', padding: '12px 0' } as const

const lineRow = (
  shop: MailShop,
  { name, options, quantity, total, image }: MailPieces & { total?: MailLine['total'] },
  index: number
) =>
  h(
    'tr',
    { key: index },
    h(
      'td',
      { width: pictureWidth, className: 'hairline', style: { ...top, ...styles.hairline } },
      picture(shop, image)
    ),
    h(
      'td',
      {
        className: 'hairline ink',
        style: {
          ...top,
          ...styles.hairline,
          paddingLeft: '16px',
          paddingRight: '16px',
          color: styles.text.color,
          overflowWrap: 'anywhere',
          wordBreak: 'break-word'
        }
      },
      h('bdi', { style: { fontWeight: 600 } }, name),
      h('br'),
      h(
        'span',
        { className: 'muted', style: styles.muted },
        ...options.flatMap(({ value }) => [h('bdi', null, value), ' · ']),
        m.mail_order_pieces({ count: quantity })
      )
    ),
    h(
      'td',
      {
        width: 96,
        align: 'right',
        className: 'hairline ink',
        style: { ...top, ...styles.hairline, color: styles.text.color, fontVariantNumeric: 'tabular-nums' }
      },
      total === undefined ? '' : moneyText(shop, total)
    )
  )

/** Ordered items with pictures. */
export const lines = (shop: MailShop, bought: readonly MailLine[]): Part => ({
  html: grid(
    { style: { tableLayout: 'fixed', margin: '8px 0 0' } },
    ...bought.map((line, index) => lineRow(shop, line, index))
  ),
  text: bought
    .map(
      ({ name, options, quantity, total }) =>
        `${quantity} × ${[name, ...options.map(({ value }) => value)].join(', ')}  ${moneyText(shop, total)}`
    )
    .join('\n')
})

/** Items of a parcel, or not shipped yet, with pictures. */
export const pieces = (shop: MailShop, title: string, of: readonly MailPieces[]): Part => ({
  html: h(
    'div',
    { style: { margin: '0 0 24px' } },
    h('h2', { className: 'ink', style: styles.subtitle }, title),
    grid({ style: { tableLayout: 'fixed', margin: '8px 0 0' } }, ...of.map((one, index) => lineRow(shop, one, index)))
  ),
  text: [
    title,
    ...of.map(
      ({ name, options, quantity }) => `${quantity} × ${[name, ...options.map(({ value }) => value)].join(', ')}`
    )
  ].join('\n')
})

interface Sum {
  label: string
  amount: string
  isTotal?: boolean
}

function taxSums({ taxes = [], tax, includedTax }: MailTotals, shop: MailShop): { added: Sum[]; included: Sum[] } {
  const isAdded = tax !== null && tax.amount > 0
  const whole = isAdded ? tax : includedTax
  if (whole.amount === 0) return { added: [], included: [] }
  const [label, labelOf] = isAdded
    ? [m.mail_order_tax(), m.mail_order_tax_rate]
    : [m.mail_order_includes_tax(), m.mail_order_includes_tax_rate]
  const rates =
    taxes.length > 0
      ? taxes.map(({ tax: part, ...rate }) => ({ label: labelOf(rate), amount: moneyText(shop, part) }))
      : [{ label, amount: moneyText(shop, whole) }]
  return isAdded ? { added: rates, included: [] } : { added: [], included: rates }
}

/** Totals, and payment by gift cards; zero rows are omitted. */
function sums(totals: MailTotals, shop: MailShop): Sum[] {
  const { subtotal, discount, shipping, total, giftCards = [], toPay } = totals
  const { added, included } = taxSums(totals, shop)
  return [
    { label: m.mail_order_subtotal(), amount: moneyText(shop, subtotal) },
    ...(discount.amount > 0 ? [{ label: m.mail_order_discount(), amount: `−${moneyText(shop, discount)}` }] : []),
    ...(shipping
      ? [
          {
            label: m.mail_order_delivery(),
            amount: shipping.amount > 0 ? moneyText(shop, shipping) : m.mail_order_delivery_free()
          }
        ]
      : []),
    ...added,
    { label: m.mail_order_total(), amount: moneyText(shop, total), isTotal: true },
    ...included,
    ...giftCards.map(({ lastFour, amount }) => ({
      label: m.mail_order_gift_card({ lastFour }),
      amount: `−${moneyText(shop, amount)}`
    })),
    ...(toPay === undefined || toPay.amount === 0
      ? []
      : [{ label: m.mail_order_paid_by_card(), amount: moneyText(shop, toPay) }])
  ]
}

const sumRow = ({ label, amount, isTotal = false }: Sum, index: number) => {
  const className = isTotal ? 'ink' : 'muted'
  const style: CSSProperties = {
    padding: '4px 0',
    ...(isTotal
      ? { color: styles.text.color, fontSize: '18px', fontWeight: 700 }
      : { color: styles.muted.color, fontSize: '14px' })
  }
  return h(
    'tr',
    { key: index },
    h('td', { className, style }, label),
    h('td', { className, align: 'right', style: { ...style, fontVariantNumeric: 'tabular-nums' } }, amount)
  )
}

export function totals(shop: MailShop, of: MailTotals): Part {
  const all = sums(of, shop)
  return {
    html: grid(
      { className: 'hairline', style: { ...styles.hairline, margin: '0 0 24px', paddingTop: '12px' } },
      ...all.map(sumRow)
    ),
    text: all.map(({ label, amount }) => `${label}  ${amount}`).join('\n')
  }
}

/** Shipping address and method. */
export function destination(address: Address, method: string): Part {
  const title = m.mail_order_destination({ method })
  const written = addressLines(address).map(unlinked)
  const html = written.map((line, index) => h('div', { key: index, dir: 'auto', style: { textAlign: 'left' } }, line))
  return {
    html: h(
      'div',
      { style: { margin: '0 0 24px' } },
      h('h2', { className: 'ink', style: styles.subtitle }, title),
      h('div', { className: 'muted', style: styles.muted }, ...html)
    ),
    text: [title, ...written].join('\n')
  }
}
