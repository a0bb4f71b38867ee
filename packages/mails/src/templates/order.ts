import { m } from '@motif/messages/server'
import type { OrderEdit } from '@motif/contract'
import type { MailData, MailParcel, MailShop, OrderMailName } from '../data.ts'
import type { Draft, Part } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { destination, lines, pieces, totals } from '../parts/order.ts'
import { type Step, progress } from '../parts/progress.ts'
import { note, opening, paragraph, quotation } from '../parts/text.ts'
import { addressLines, dayText, moneyText, oneLine, unlinked } from '../mail-text.ts'

type AboutOrder = MailData[OrderMailName]
type OrderTemplate<Data extends AboutOrder = AboutOrder> = (data: Data, shop: MailShop) => Draft

interface Letter {
  /** The subject, also the title if it contains no number. */
  subject: string
  title: string
  /** Words that the owner may replace. */
  opening?: readonly string[]
  /** Facts of the message, after the opening. */
  news?: readonly string[]
  step?: Step
  more?: readonly Part[]
  /** Shipped and cancelled items need no address. */
  hasDestination?: boolean
  /** Replaces the list of items and totals. */
  content?: readonly Part[] | undefined
  /** @default a link to the order */
  action?: string
}

/** Layout of all order mails: message, progress, action, and content. */
function orderMail(
  { order, orderUrl, invoiceUrl, note: why }: AboutOrder,
  shop: MailShop,
  {
    subject,
    title,
    opening: words = [],
    news = [],
    step,
    more = [],
    hasDestination = true,
    content,
    action = m.mail_order_button()
  }: Letter
): Draft {
  return {
    subject,
    // The shop's message, else the first sentence.
    preheader: [why, ...words, ...news].find((text) => text !== undefined) ?? title,
    title,
    parts: [
      ...(why === undefined ? [] : [paragraph(why)]),
      ...opening(...words),
      ...news.map(paragraph),
      ...(step === undefined ? [] : [progress(step)]),
      ...more,
      button(shop, action, orderUrl),
      ...(invoiceUrl === undefined ? [] : [linked(m.mail_order_invoice(), m.mail_order_invoice_link(), invoiceUrl)]),
      note(m.mail_order_note({ number: order.number, date: dayText(order.placedAt) })),
      ...(content ?? [lines(shop, order.lines), totals(shop, order.totals)]),
      ...(hasDestination ? [destination(order.shippingAddress, order.shippingMethod.name)] : [])
    ]
  }
}

const numbered = ({ order }: AboutOrder) => ({ number: order.number })

const wholeAmount = ({ order }: AboutOrder, shop: MailShop) => ({ amount: moneyText(shop, order.totals.total) })

export const orderPlaced: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_placed_subject(numbered(data)),
    title: m.mail_order_placed_title(),
    opening: [m.mail_order_placed_held(), m.mail_order_placed_next()]
  })

export const orderPaid: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_paid_subject(numbered(data)),
    title: m.mail_order_paid_title(),
    opening: [m.mail_order_paid_news(), m.mail_order_paid_next()],
    step: 'paid'
  })

export const orderInProduction: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_in_production_subject(numbered(data)),
    title: m.mail_order_in_production_title(),
    opening: [m.mail_order_in_production_news()],
    step: 'in_production'
  })

/** Tracking link, if it has a valid URL. */
const follow = (url: string | null): Part[] =>
  url !== null && /^https?:\/\//i.test(url) ? [linked(m.mail_order_follow(), m.mail_order_follow_link(), url)] : []

/** Tracking data as part of a sentence. */
const followed = ({ carrier, number }: NonNullable<MailParcel['tracking']>) => ({
  carrier: oneLine(carrier),
  number: oneLine(number)
})

/** Content of a parcel, and what follows. */
const contentOf = (shop: MailShop, { lines: inside, rest }: MailParcel): Part[] => [
  pieces(shop, m.mail_order_parcel_content(), inside),
  ...(rest.length > 0 ? [pieces(shop, m.mail_order_parcel_rest(), rest)] : [])
]

export const orderShipped: OrderTemplate<MailData['order-shipped']> = (data, shop) => {
  const { parcel } = data
  const tracking = parcel ? parcel.tracking : data.order.tracking
  return orderMail(data, shop, {
    subject: parcel ? m.mail_order_last_shipped_subject(numbered(data)) : m.mail_order_shipped_subject(numbered(data)),
    title: parcel ? m.mail_order_last_shipped_title() : m.mail_order_shipped_title(),
    news: [tracking ? m.mail_order_shipped_news_with(followed(tracking)) : m.mail_order_shipped_news()],
    step: 'shipped',
    more: follow(tracking?.url ?? null),
    content: parcel && contentOf(shop, parcel)
  })
}

export const orderPartShipped: OrderTemplate<MailData['order-part-shipped']> = (data, shop) => {
  const { tracking } = data.parcel
  return orderMail(data, shop, {
    subject: m.mail_order_part_shipped_subject(numbered(data)),
    title: m.mail_order_part_shipped_title(),
    news: [
      tracking ? m.mail_order_shipped_news_with(followed(tracking)) : m.mail_order_shipped_news(),
      m.mail_order_part_shipped_rest()
    ],
    step: 'in_production',
    more: follow(tracking?.url ?? null),
    content: contentOf(shop, data.parcel)
  })
}

export const orderParcelCorrected: OrderTemplate<MailData['order-parcel-corrected']> = (data, shop) => {
  const { tracking } = data.parcel
  return orderMail(data, shop, {
    subject: m.mail_order_parcel_corrected_subject(numbered(data)),
    title: m.mail_order_parcel_corrected_title(),
    news: [
      tracking ? m.mail_order_parcel_corrected_news(followed(tracking)) : m.mail_order_parcel_corrected_untracked()
    ],
    more: follow(tracking?.url ?? null),
    content: [pieces(shop, m.mail_order_parcel_content(), data.parcel.lines)]
  })
}

export const orderParcelVoided: OrderTemplate<MailData['order-parcel-voided']> = (data, shop) => {
  const { tracking } = data.parcel
  return orderMail(data, shop, {
    subject: m.mail_order_parcel_voided_subject(numbered(data)),
    title: m.mail_order_parcel_voided_title(),
    news: [
      tracking ? m.mail_order_parcel_voided_news_with(followed(tracking)) : m.mail_order_parcel_voided_news(),
      m.mail_order_parcel_voided_next()
    ],
    content: [pieces(shop, m.mail_order_parcel_rest(), data.parcel.lines)]
  })
}

export const orderDelivered: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_delivered_subject(numbered(data)),
    title: m.mail_order_delivered_title(),
    opening: [m.mail_order_delivered_news()],
    step: 'delivered',
    more:
      data.reviewUrl === undefined ? [] : [linked(m.mail_order_review(), m.mail_order_review_link(), data.reviewUrl)]
  })

export const orderCancelled: OrderTemplate<MailData['order-cancelled']> = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_cancelled_subject(numbered(data)),
    title: m.mail_order_cancelled_title(),
    news: [data.wasPaid ? m.mail_order_cancelled_paid(wholeAmount(data, shop)) : m.mail_order_cancelled_unpaid()],
    hasDestination: false
  })

export const orderRefunded: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_refunded_subject(numbered(data)),
    title: m.mail_order_refunded_title(),
    news: [m.mail_order_refunded_news(wholeAmount(data, shop))],
    hasDestination: false
  })

export const orderPartlyRefunded: OrderTemplate<MailData['order-partly-refunded']> = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_partly_refunded_subject(numbered(data)),
    title: m.mail_order_partly_refunded_title(),
    news: [
      data.amount === null
        ? m.mail_order_partly_refunded_part()
        : m.mail_order_partly_refunded_amount({ amount: moneyText(shop, data.amount) })
    ]
  })

type Change = OrderEdit['changes'][number]

function changeText(change: Change): string {
  if (change.kind === 'address')
    return m.mail_order_change_address({ address: addressLines(change.to).map(unlinked).join(', ') })
  if (change.kind === 'delivery')
    return m.mail_order_change_delivery({ before: change.from.name, after: change.to.name })
  const { name, from, to } = change
  const told = ({ options, quantity }: typeof from) =>
    `${quantity} × ${[name, ...options.map(({ value }) => value)].map(oneLine).join(', ')}`
  return to === null
    ? m.mail_order_change_gone({ item: told(from) })
    : m.mail_order_change_line({ before: told(from), after: told(to) })
}

const changesOf = ({ changes }: Pick<OrderEdit, 'changes'>) => changes.map((change) => paragraph(changeText(change)))

export const orderChanged: OrderTemplate<MailData['order-changed']> = (data, shop) => {
  const { amount, currency } = data.difference
  const money = moneyText(shop, { amount: Math.abs(amount), currency })
  return orderMail(data, shop, {
    subject: m.mail_order_changed_subject(numbered(data)),
    title: m.mail_order_changed_title(),
    news: [
      amount === 0
        ? m.mail_order_changed_same()
        : amount > 0
          ? m.mail_order_changed_paid({ amount: money })
          : m.mail_order_changed_back({ amount: money })
    ],
    more: changesOf(data)
  })
}

export const orderDifference: OrderTemplate<MailData['order-difference']> = (data, shop) => {
  const amount = moneyText(shop, data.difference)
  return orderMail(data, shop, {
    subject: m.mail_order_difference_subject(numbered(data)),
    title: m.mail_order_difference_title(),
    news: [m.mail_order_difference_news({ amount }), m.mail_order_difference_until({ date: dayText(data.endsAt) })],
    more: changesOf(data),
    hasDestination: false,
    content: [],
    action: m.mail_order_difference_button({ amount })
  })
}

export const orderLink: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_link_subject(numbered(data)),
    title: m.mail_order_link_title(),
    news: [m.mail_order_link_text(), m.mail_order_link_not_you()]
  })

export const orderSoldOut: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: m.mail_order_sold_out_subject(numbered(data)),
    title: m.mail_order_sold_out_title(),
    news: [m.mail_order_sold_out_news(), m.mail_order_cancelled_paid(wholeAmount(data, shop))],
    hasDestination: false
  })

export const orderQuestion = (
  { number, item, question, answerUrl }: MailData['order-question'],
  shop: MailShop
): Draft => ({
  subject: m.mail_order_question_subject({ number }),
  preheader: m.mail_order_question_news({ item: oneLine(item) }),
  title: m.mail_order_question_title(),
  parts: [
    paragraph(m.mail_order_question_news({ item: oneLine(item) })),
    quotation(question),
    paragraph(m.mail_order_question_waits()),
    button(shop, m.mail_order_question_button(), answerUrl)
  ]
})
