import type { LinePieces, Money, OrderEdit, OrderStatus } from '@motif/contract'
import type { MailData, MailOrder, MailParcel, OrderMailName } from '@motif/mails'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { shippingNames } from '../pricing/index.ts'
import { invoiceUrl, orderUrl } from './links.ts'
import { trackingOf } from './shipments.ts'
import { orderLines, orderMails, type orders } from './tables.ts'

type OrderRow = typeof orders.$inferSelect

const parcelMails = ['order-part-shipped', 'order-parcel-corrected', 'order-parcel-voided'] as const
type ParcelMail = (typeof parcelMails)[number]
const isParcelMail = (mail: OrderMail): mail is ParcelMail => parcelMails.some((one) => one === mail)

type OrderMail = OrderMailName | 'order-cancelled' | 'order-partly-refunded' | ParcelMail

/** Which mail tells of a status. That an order waits for its payment is seen on the screen that takes it. */
const templateOfStatus: Readonly<Partial<Record<OrderStatus, OrderMail>>> = {
  paid: 'order-paid',
  in_production: 'order-in-production',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  partially_refunded: 'order-partly-refunded'
}

type LineRow = typeof orderLines.$inferSelect

/** An order as mails show it, without what only screens need: designs may be large, and mails wait in the queue. */
function orderForMail(
  { number, placedAt, currency, totals, shippingAddress, shippingMethod, tracking }: OrderRow,
  rows: readonly LineRow[]
): MailOrder {
  const lines = rows.map(({ name, options, quantity, total, image }) => ({
    name,
    options,
    quantity,
    total: { amount: total, currency },
    image
  }))
  return {
    number,
    placedAt: placedAt.toISOString(),
    lines,
    totals,
    shippingAddress,
    shippingMethod: { id: shippingMethod, name: shippingNames[shippingMethod] },
    tracking: trackingOf({ tracking })
  }
}

/** A parcel a mail is about, with what is still to be sent after it. */
interface ParcelMailData {
  tracking: MailParcel['tracking']
  lines: readonly LinePieces[]
  rest: readonly LinePieces[]
}

function parcelForMail({ tracking, lines, rest }: ParcelMailData, rows: readonly LineRow[]): MailParcel {
  const piecesOf = (pieces: readonly LinePieces[]) =>
    rows.flatMap(({ id, name, options, image }) => {
      const quantity = pieces.find(({ lineId }) => lineId === id)?.quantity
      return quantity === undefined ? [] : [{ name, options, image, quantity }]
    })
  return { tracking, lines: piecesOf(lines), rest: piecesOf(rest) }
}

export interface OrderMailOptions {
  /** Another mail than the status's own. */
  mail?: OrderMail | undefined
  /** What is paid back this time. */
  refunded?: MailData['order-partly-refunded']['amount'] | undefined
  /** The parcel it is about, where an order comes in several. */
  parcel?: ParcelMailData | undefined
}

/** Asks the buyer about an item before it is printed, with the way to their answer. */
export async function mailQuestion(
  platform: Platform,
  tx: Transaction,
  { id, number, email }: OrderRow,
  about: { item: string; question: string }
): Promise<void> {
  await tx.insert(orderMails).values({ orderId: id, mail: 'order-question', at: platform.clock.now() })
  const data = { number, ...about, answerUrl: orderUrl(platform, id) }
  await platform.mail.send({ to: email, template: 'order-question', data }, { tx })
}

/** Tells the customer that a change of the order was made, or is once they paid the difference. */
export async function mailEdit(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  edit: { changes: OrderEdit['changes']; difference: Money; reason: string; endsAt: Date | null }
): Promise<void> {
  if (order.email === '') return
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const { changes, difference, reason: note, endsAt } = edit
  const data = { order: orderForMail(order, rows), note, changes, difference }
  const url = orderUrl(platform, order.id)
  const mail = endsAt === null ? 'order-changed' : 'order-difference'
  await tx.insert(orderMails).values({ orderId: order.id, mail, at: platform.clock.now() })
  await platform.mail.send(
    endsAt === null
      ? { to: order.email, template: 'order-changed', data: { ...data, orderUrl: url } }
      : {
          to: order.email,
          template: 'order-difference',
          data: { ...data, orderUrl: `${url}#change`, endsAt: endsAt.toISOString() }
        },
    { tx }
  )
}

/** Tells the customer what became of the order, and writes down that it did, if and only if the transaction commits. `note` says why and is said first. */
export async function mailOrder(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  note?: string,
  { mail, refunded, parcel }: OrderMailOptions = {}
): Promise<void> {
  const template = mail ?? templateOfStatus[order.status]
  // Whoever had themselves erased gets no mail.
  if (template === undefined || order.email === '') return
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const data = {
    order: orderForMail(order, rows),
    orderUrl: orderUrl(platform, order.id),
    // The invoice may still be on its way into the books: whoever opens it first has it issued.
    ...(template === 'order-paid' ? { invoiceUrl: invoiceUrl(platform, order.id) } : undefined),
    ...(template === 'order-delivered' && platform.shop.hasReviewLinkInMails
      ? { reviewUrl: `${orderUrl(platform, order.id)}#items` }
      : undefined),
    ...(note === undefined ? undefined : { note })
  }
  await tx.insert(orderMails).values({ orderId: order.id, mail: template, at: platform.clock.now() })
  const send = (letter: Parameters<Platform['mail']['send']>[0]) => platform.mail.send(letter, { tx })
  const to = order.email
  if (template === 'order-cancelled') await send({ to, template, data: { ...data, wasPaid: order.paidAt !== null } })
  else if (template === 'order-partly-refunded')
    await send({ to, template, data: { ...data, amount: refunded ?? null } })
  else if (isParcelMail(template)) {
    if (parcel) await send({ to, template, data: { ...data, parcel: parcelForMail(parcel, rows) } })
  } else if (template === 'order-shipped' && parcel)
    await send({ to, template, data: { ...data, parcel: parcelForMail(parcel, rows) } })
  else await send({ to, template, data })
}
