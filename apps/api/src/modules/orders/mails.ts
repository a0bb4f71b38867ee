import type { OrderStatus, Totals } from '@motif/contract'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailLayout } from '../notifications/layout.ts'
import { moneyText } from '../checkout/money-text.ts'
import { orderUrl } from './names.ts'
import { type orders, orderLines } from './tables.ts'

type OrderRow = typeof orders.$inferSelect

interface Letter {
  subject: string
  paragraphs: string[]
}

type Letters = Readonly<Partial<Record<OrderStatus, (order: OrderRow) => Letter>>>

function parcelSentence({ tracking }: OrderRow): string {
  if (!tracking) return 'Your parcel is on its way.'
  return `Your parcel is on its way with ${tracking.carrier}, tracking number ${tracking.number}.`
}

const letters: Letters = {
  paid: ({ number }) => ({ subject: `Thank you for your order ${number}`, paragraphs: ['We have your payment and start on your order next.'] }),
  in_production: ({ number }) => ({ subject: `Your order ${number} is being made`, paragraphs: ['Your order is in our workshop now. We write again when it leaves.'] }),
  shipped: (order) => ({ subject: `Your order ${order.number} is on its way`, paragraphs: [parcelSentence(order)] }),
  delivered: ({ number }) => ({ subject: `Your order ${number} has arrived`, paragraphs: ['Your parcel was delivered. If something is not right, answer this mail and we mend it.'] }),
  cancelled: ({ number, paidAt }) => ({
    subject: `Your order ${number} is cancelled`,
    paragraphs: [paidAt ? 'Your order is cancelled. The whole amount goes back the way you paid; this can take a few days.' : 'Your order is cancelled. Nothing has been charged.']
  }),
  refunded: ({ number }) => ({ subject: `Your order ${number} is refunded`, paragraphs: ['The whole amount goes back the way you paid; this can take a few days.'] }),
  partially_refunded: ({ number }) => ({ subject: `Part of your order ${number} is refunded`, paragraphs: ['Part of the amount goes back the way you paid; this can take a few days.'] })
}

/** What was taken off and what came on top, and the total; parts of nothing are left out. */
function totalRows({ discount, shipping, tax, includedTax, total }: Totals, money: (amount: number) => string): string[][] {
  return [
    ...(discount.amount > 0 ? [['Discount', `−${money(discount.amount)}`]] : []),
    ...(shipping ? [['Delivery', shipping.amount > 0 ? money(shipping.amount) : 'Free']] : []),
    ...(tax && tax.amount > 0 ? [['Tax', money(tax.amount)]] : []),
    ['Total', money(total.amount)],
    ...(includedTax.amount > 0 ? [['Tax contained in it', money(includedTax.amount)]] : [])
  ]
}

/** Tells the customer what became of the order, if and only if the transaction commits. `note` is said first. */
export async function mailOrder(platform: Platform, tx: Transaction, order: OrderRow, note?: string): Promise<void> {
  const letter = letters[order.status]?.(order)
  if (!letter) return
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position))
  const money = (amount: number) => moneyText(platform.shop, amount)
  const content = mailLayout({
    title: letter.subject,
    paragraphs: note === undefined ? letter.paragraphs : [note, ...letter.paragraphs],
    table: [
      ...lines.map(({ name, options, quantity, total }) => [`${quantity} × ${[name, ...options.map(({ value }) => value)].join(', ')}`, money(total)]),
      ...totalRows(order.totals, money)
    ],
    action: { label: 'See your order', url: orderUrl(platform, order.id) },
    sender: platform.shop.name
  })
  await platform.mail.send({ to: order.email, subject: letter.subject, ...content }, { tx })
}
