import type { LinePieces, Money, OrderEdit, OrderStatus } from '@motif/contract'
import type { MailData, MailOrder, MailParcel, OrderMailName } from '@motif/mails'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { shippingName } from '../pricing/index.ts'
import { invoiceUrl, orderUrl } from './links.ts'
import { trackingOf } from './shipments.ts'
import { orderLines, orderMails, type orders } from './tables.ts'

type OrderRow = typeof orders.$inferSelect

const parcelMails = ['order-part-shipped', 'order-parcel-corrected', 'order-parcel-voided'] as const
type ParcelMail = (typeof parcelMails)[number]
const isParcelMail = (mail: OrderMail): mail is ParcelMail => parcelMails.some((one) => one === mail)

type OrderMail = OrderMailName | 'order-cancelled' | 'order-partly-refunded' | ParcelMail

/** Mail template of each status. A pending order needs none, because the payment page shows it. */
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

/** An order for mails, without what only pages need: designs may be large, and mails wait in the queue. */
function orderForMail(
  { number, placedAt, currency, totals, shippingAddress, tracking, ...order }: OrderRow,
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
    shippingMethod: { id: order.shippingMethod, name: shippingName(order) },
    tracking: trackingOf({ tracking })
  }
}

/** A shipment for a mail, with what remains to be sent. */
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
  /** A template other than that of the status. */
  mail?: OrderMail | undefined
  /** The amount of this refund. */
  refunded?: MailData['order-partly-refunded']['amount'] | undefined
  /** The shipment, if there are several. */
  parcel?: ParcelMailData | undefined
}

/** Mails a question about an item to the buyer, with a link to answer. */
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

/** Mails the customer that the order was edited, or will be once they paid the difference. */
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

/** Mails the customer about the status and records the mail, if the transaction commits. `note` is the reason and comes first. */
export async function mailOrder(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  note?: string,
  { mail, refunded, parcel }: OrderMailOptions = {}
): Promise<void> {
  const template = mail ?? templateOfStatus[order.status]
  // Erased people have no address.
  if (template === undefined || order.email === '') return
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const data = {
    order: orderForMail(order, rows),
    orderUrl: orderUrl(platform, order.id),
    // The invoice may not be issued yet: opening the link issues it.
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
