import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderAuthor } from '../orders/index.ts'
import { refundedOf } from './sums.ts'
import { type PaymentRow, type RefundRow, payments, receivedBy, refunds } from './tables.ts'

/** The job that asks the provider to pay back. */
export const refundJob = 'payments.refund'

/** The job that sees to it that nobody pays for an order that was given up. */
export const endJob = 'payments.end'

/** A payment nobody else changes until the transaction ends. Its order is locked first, everywhere. */
export async function lockPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('no key update')
  return payment
}

/** What of a locked payment was received and is not on its way back. */
export async function refundable(tx: Transaction, { orderId, state, amount, giftSpent }: PaymentRow): Promise<number> {
  if (state !== 'succeeded') return 0
  return receivedBy({ amount, giftSpent }) - ((await refundedOf(tx, [orderId])).get(orderId) ?? 0)
}

/** What of a refund goes back to gift cards: what is more than the provider has received and not paid back. */
async function giftPartOf(tx: Transaction, { orderId, amount: paid }: PaymentRow, amount: number): Promise<number> {
  const [back] = await tx
    .select({ amount: sql`coalesce(sum(${refunds.amount} - ${refunds.giftAmount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
  return Math.max(0, amount - Math.max(0, paid - (back?.amount ?? 0)))
}

type NewRefund = Pick<RefundRow, 'key' | 'amount' | 'reason' | 'by'> &
  Partial<Pick<RefundRow, 'requestHash' | 'lines' | 'withShipping' | 'isRestocking'>>

/** Writes down that money is to go back, and has it done once the transaction commits. The caller holds the payment's lock. */
export async function enqueueRefund(
  platform: Platform,
  tx: Transaction,
  payment: PaymentRow,
  wanted: NewRefund
): Promise<RefundRow> {
  const { orderId, currency } = payment
  const id = `refund-${platform.randomId()}`
  const [refund] = await tx
    .insert(refunds)
    .values({
      requestHash: '',
      lines: [],
      withShipping: false,
      isRestocking: false,
      ...wanted,
      giftAmount: await giftPartOf(tx, payment, wanted.amount),
      id,
      orderId,
      currency,
      state: 'due',
      at: platform.clock.now()
    })
    .returning()
  if (!refund) throw new Error(`The refund of order ${orderId} was not kept`)
  await platform.jobs.send(refundJob, { refundId: id }, { tx })
  return refund
}

/** Why money goes back without anybody having asked for it. */
export interface Ending {
  by: OrderAuthor
  reason: string
}

/** Everything of a locked payment that was received goes back. */
export async function enqueueFullRefund(
  platform: Platform,
  tx: Transaction,
  payment: PaymentRow,
  { by, reason }: Ending
): Promise<void> {
  const amount = await refundable(tx, payment)
  if (amount > 0) await enqueueRefund(platform, tx, payment, { key: 'ended', amount, reason, by, withShipping: true })
}

/** The payment of an order that ends: what was paid goes back, and what was not paid cannot be any more. */
export async function endPayment(platform: Platform, tx: Transaction, orderId: string, ending: Ending): Promise<void> {
  const payment = await lockPayment(tx, orderId)
  if (payment?.state === 'succeeded') return enqueueFullRefund(platform, tx, payment, ending)
  if (payment?.state !== 'open') return
  await tx.update(payments).set({ state: 'ending' }).where(eq(payments.orderId, orderId))
  await platform.jobs.send(endJob, { orderId }, { tx })
}
