import type { MailData, MailShop, OrderMailName } from '../data.ts'
import type { Draft, Part } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { destination, lines, totals } from '../parts/order.ts'
import { type Step, progress } from '../parts/progress.ts'
import { note, paragraph } from '../parts/words.ts'
import { dayText, moneyText, oneLine } from '../words.ts'

type AboutOrder = MailData[OrderMailName]
type OrderTemplate<Data extends AboutOrder = AboutOrder> = (data: Data, shop: MailShop) => Draft

interface Letter {
  /** The subject, and the same words as the title where they need no number. */
  subject: string
  title: string
  /** The news first, then what else there is to know. The first is also what a list of mails shows. */
  news: readonly [string, ...string[]]
  step?: Step
  more?: readonly Part[]
  /** Goods that are on their way, or not coming, need no address. */
  hasDestination?: boolean
}

/** Every mail about an order: the news, how far it is, the way to it, and what it was about. */
function orderMail({ order, orderUrl, invoiceUrl, note: why }: AboutOrder, shop: MailShop, { subject, title, news, step, more = [], hasDestination = true }: Letter): Draft {
  return {
    subject,
    preheader: why ?? news[0],
    title,
    parts: [
      ...(why === undefined ? [] : [paragraph(why)]),
      ...news.map(paragraph),
      ...(step === undefined ? [] : [progress(step)]),
      ...more,
      button(shop, 'See your order', orderUrl),
      ...(invoiceUrl === undefined ? [] : [linked('Here is', 'your invoice as a PDF', invoiceUrl)]),
      note(`Order ${order.number}, placed on ${dayText(order.placedAt)}`),
      lines(shop, order.lines),
      totals(shop, order.totals),
      ...(hasDestination ? [destination(order.shippingAddress, order.shippingMethod.name)] : [])
    ]
  }
}

const fewDays = 'goes back the way you paid; this can take a few days.'

export const orderPlaced: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `We have your order ${data.order.number}`,
    title: 'We have your order',
    news: ['We keep your items for you while your payment is on its way.', 'As soon as it is here we write again and begin.']
  })

export const orderPaid: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `Thank you for your order ${data.order.number}`,
    title: 'Thank you for your order',
    news: ['We have your payment and start on your order next.', 'We write again when it goes into our workshop and when it leaves.'],
    step: 'Paid'
  })

export const orderInProduction: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `Your order ${data.order.number} is being made`,
    title: 'Your order is being made',
    news: ['Your order is in our workshop now. We write again when it leaves.'],
    step: 'In our workshop'
  })

/** The carrier's page, where the shop gave one that a browser may open. */
const follow = (url: string | null): Part[] => (url !== null && /^https?:\/\//i.test(url) ? [linked('You can', 'follow your parcel', url)] : [])

export const orderShipped: OrderTemplate = (data, shop) => {
  const { number, tracking } = data.order
  const how = tracking ? ` with ${oneLine(tracking.carrier)}, tracking number ${oneLine(tracking.number)}` : ''
  return orderMail(data, shop, {
    subject: `Your order ${number} is on its way`,
    title: 'Your order is on its way',
    news: [`Your parcel is on its way${how}.`],
    step: 'On its way',
    more: follow(tracking?.url ?? null)
  })
}

export const orderDelivered: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `Your order ${data.order.number} has arrived`,
    title: 'Your order has arrived',
    news: ['Your parcel was delivered. If something is not right, answer this mail and we mend it.'],
    step: 'Delivered'
  })

export const orderCancelled: OrderTemplate<MailData['order-cancelled']> = (data, shop) =>
  orderMail(data, shop, {
    subject: `Your order ${data.order.number} is cancelled`,
    title: 'Your order is cancelled',
    news: [data.wasPaid ? `Your order is cancelled. The whole amount, ${moneyText(shop, data.order.totals.total)}, ${fewDays}` : 'Your order is cancelled. Nothing has been charged.'],
    hasDestination: false
  })

export const orderRefunded: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `Your order ${data.order.number} is refunded`,
    title: 'Your order is refunded',
    news: [`The whole amount, ${moneyText(shop, data.order.totals.total)}, ${fewDays}`],
    hasDestination: false
  })

export const orderPartlyRefunded: OrderTemplate<MailData['order-partly-refunded']> = (data, shop) =>
  orderMail(data, shop, {
    subject: `Part of your order ${data.order.number} is refunded`,
    title: 'Part of your order is refunded',
    news: [`${data.amount === null ? 'Part of the amount' : `${moneyText(shop, data.amount)} of what you paid`} ${fewDays}`]
  })

export const orderLink: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `The link to your order ${data.order.number}`,
    title: 'The link to your order',
    news: ['Here is the link you asked for. It opens your order without an account, so keep it to yourself.', 'If you did not ask for it, you need not do anything.']
  })

export const orderSoldOut: OrderTemplate = (data, shop) =>
  orderMail(data, shop, {
    subject: `Your order ${data.order.number} is cancelled: sold out`,
    title: 'We are sorry: sold out',
    news: [
      'Your payment came after the time we could hold your items, and they have sold out since.',
      `Your order is cancelled. The whole amount, ${moneyText(shop, data.order.totals.total)}, ${fewDays}`
    ],
    hasDestination: false
  })
