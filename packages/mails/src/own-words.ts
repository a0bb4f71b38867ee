import type { MailText, Money, TextBlock, TextSpan } from '@motif/contract'
import { type OwnMail, type Placeholder, withValues } from '@motif/contract/text-rules'
import { Fragment } from 'react'
import type { MailData, MailLine, MailOrder, MailShop } from './data.ts'
import { type Draft, type Part, h } from './element.ts'
import { moneyText, oneLine, unlinked } from './mail-text.ts'
import { samples } from './samples.ts'
import { styles } from './style.ts'
import { templates } from './templates/index.ts'

type Values = Partial<Record<Placeholder, string>>

/** What mails know of their recipient and subject. */
interface Known {
  name?: string
  order?: Pick<MailOrder, 'number' | 'shippingAddress'>
  item?: Pick<MailLine, 'name'>
  code?: string
  amount?: Money | null
}

/** Values of the placeholders of a mail. Names are what people typed, so they never become links. */
function valuesOf({ name, order, item, code, amount }: Known, shop: MailShop): Values {
  const person = order?.shippingAddress.name ?? name
  return {
    shop: shop.name,
    ...(person !== undefined && { name: unlinked(person) }),
    ...(order && { number: order.number }),
    ...(item && { product: oneLine(item.name) }),
    // The amount of a refund is a fact of its mail, that of a gift card its name.
    ...(code !== undefined && amount && { amount: moneyText(shop, amount) })
  }
}

/** The address of a link: paths are the shop's. */
const addressOf = (href: string, shop: MailShop) => (href.startsWith('/') ? `${shop.url}${href}` : href)

function spanPart({ text, isBold, isItalic, href }: TextSpan, values: Values, shop: MailShop): Part {
  const filled = withValues(text, values)
  const italic = isItalic ? h('em', null, filled) : filled
  const styled = isBold ? h('strong', null, italic) : italic
  if (href === undefined) return { html: styled, text: filled }
  const address = addressOf(href, shop)
  const style = { color: styles.text.color, textDecoration: 'underline' }
  return { html: h('a', { href: address, className: 'ink', style }, styled), text: `${filled} (${address})` }
}

function lineOf(spans: readonly TextSpan[], values: Values, shop: MailShop): Part {
  const parts = spans.map((span) => spanPart(span, values, shop))
  return {
    html: parts.map(({ html }, index) => h(Fragment, { key: index }, html)),
    text: parts.map(({ text }) => text).join('')
  }
}

function blockPart(block: Exclude<TextBlock, { kind: 'heading' }>, values: Values, shop: MailShop): Part {
  if (block.kind === 'paragraph') {
    const { html, text } = lineOf(block.spans, values, shop)
    return { html: h('p', { className: 'ink', dir: 'auto', style: styles.text }, html), text }
  }
  const items = block.items.map((spans) => lineOf(spans, values, shop))
  return {
    html: h(
      block.isOrdered ? 'ol' : 'ul',
      { className: 'ink', dir: 'auto', style: { ...styles.text, paddingInlineStart: '24px' } },
      items.map(({ html }, index) => h('li', { key: index }, html))
    ),
    text: items.map(({ text }, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${text}`).join('\n')
  }
}

/** A draft with the owner's words in place of its subject, title and opening. All other parts stay. */
export function withOwnWords(draft: Draft, own: MailText, data: Known | null, shop: MailShop): Draft {
  const values = valuesOf(data ?? {}, shop)
  const words = own.blocks.map((block) => blockPart(block, values, shop))
  const place = draft.parts.findIndex(({ isOpening }) => isOpening)
  const before = place === -1 ? [] : draft.parts.slice(0, place)
  const after = draft.parts.slice(before.length).filter(({ isOpening }) => !isOpening)
  const hasMessage = before.length > 0
  return {
    ...draft,
    subject: withValues(own.subject, values),
    title: withValues(own.title, values),
    // The shop's message to one recipient comes first in both.
    preheader: hasMessage ? draft.preheader : (words[0]?.text ?? draft.preheader),
    parts: [...before, ...words, ...after]
  }
}

/** Sample data whose values are their placeholders. */
function placeholderData(mail: OwnMail): Known {
  const { name, order, ...others } = samples[mail] as Known
  return {
    ...others,
    ...(name !== undefined && { name: '{name}' }),
    ...(order && {
      order: { ...order, number: '{number}', shippingAddress: { ...order.shippingAddress, name: '{name}' } }
    })
  }
}

/** The built-in words of a mail, with placeholders: what the owner starts from. */
export function shippedWords(mail: OwnMail, shop: MailShop): MailText {
  const template = templates[mail] as (data: never, shop: MailShop) => Draft
  const data = placeholderData(mail)
  const { subject, title, parts } = template(data as never, { ...shop, name: '{shop}' })
  const { product, amount } = valuesOf(data, shop)
  // These come out of the template as sample values.
  const inBraces = (text: string) =>
    Object.entries({ product, amount }).reduce(
      (left, [name, value]) => (value === undefined ? left : left.replaceAll(value, `{${name}}`)),
      text
    )
  return {
    kind: 'mail',
    subject: inBraces(subject),
    title: inBraces(title),
    blocks: parts
      .filter(({ isOpening, text }) => isOpening && text !== '')
      .map(({ text }) => ({ kind: 'paragraph', spans: [{ text: inBraces(text) }] }))
  }
}

/** Pictures of samples by their view, as a shop draws them. */
const drawnPicture = (url: string) =>
  url.replace(/^(\/pictures\/(?:tshirt-front|mug-right|tote-front|poster-framed)).*/, '$1/ffffff/blank')

/** Data for a preview of a mail, with pictures that every shop has. */
export const sampleOf = <Mail extends OwnMail>(mail: Mail): MailData[Mail] =>
  JSON.parse(JSON.stringify(samples[mail]), (key, value: unknown) =>
    key === 'url' && typeof value === 'string' ? drawnPicture(value) : value
  ) as MailData[Mail]
