import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderAuthor } from '../orders/index.ts'
import { moneyIn } from './sums.ts'
import { type PaymentRow, type RefundRow, editPayments, payments, refunds } from './tables.ts'

/** Job that requests a refund from the provider. */
export const refundJob = 'payments.refund'

/** Job that cancels the payment of a cancelled order at the provider. */
export const endJob = 'payments.end'

/** Locks a payment until the transaction ends. Its order is locked first, everywhere. */
export async function lockPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('no key update')
  return payment
}

/** The refundable amount of a locked payment, with those of edits. */
export const refundable = async (tx: Transaction, payment: PaymentRow): Promise<number> =>
  payment.state === 'succeeded' ? (await moneyIn(tx, payment)).left : 0

/** The part of a refund for gift cards: what exceeds the provider's refundable amount for the order itself. */
async function giftPartOf(tx: Transaction, { orderId, amount: paid }: PaymentRow, amount: number): Promise<number> {
  const [back] = await tx
    .select({ amount: sql`coalesce(sum(${refunds.amount} - ${refunds.giftAmount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), isNull(refunds.toEditPayment)))
  return Math.max(0, amount - Math.max(0, paid - (back?.amount ?? 0)))
}

/** The refundable amount of each edit's payment, newest first: refunds use these before the order's own. */
async function refundableEditPayments(tx: Transaction, orderId: string): Promise<{ editId: string; left: number }[]> {
  const back = sql`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.toEditPayment} = ${editPayments.editId} and ${refunds.state} <> 'failed'), 0)`
  return tx
    .select({ editId: editPayments.editId, left: sql`${editPayments.amount} - ${back}`.mapWith(Number) })
    .from(editPayments)
    .where(and(eq(editPayments.orderId, orderId), eq(editPayments.state, 'succeeded')))
    .orderBy(desc(editPayments.createdAt), desc(editPayments.editId))
}

/** The part of an edit's refunds for gift cards. */
export async function giftAmountOf(tx: Transaction, editId: string): Promise<number> {
  const [sum] = await tx
    .select({ amount: sql`coalesce(sum(${refunds.giftAmount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.editId, editId))
  return sum?.amount ?? 0
}

/** The part of an amount that would be refunded to gift cards. */
export async function giftPartOfRefund(tx: Transaction, payment: PaymentRow, amount: number): Promise<number> {
  const ofEdits = (await refundableEditPayments(tx, payment.orderId)).reduce((sum, { left }) => sum + left, 0)
  return giftPartOf(tx, payment, Math.max(0, amount - ofEdits))
}

type NewRefund = Pick<RefundRow, 'key' | 'amount' | 'reason' | 'by'> &
  Partial<Pick<RefundRow, 'requestHash' | 'lines' | 'withShipping' | 'isRestocking' | 'editId'>>

/**
 * Stores a refund and queues it for after the commit. The caller holds the lock on the payment. A refund to several payments is one row each; the
 * first keeps what it is for, and is returned.
 */
export async function enqueueRefund(
  platform: Platform,
  tx: Transaction,
  payment: PaymentRow,
  wanted: NewRefund
): Promise<RefundRow> {
  const parts: Pick<RefundRow, 'amount' | 'toEditPayment'>[] = []
  let rest = wanted.amount
  for (const { editId, left } of await refundableEditPayments(tx, payment.orderId)) {
    const amount = Math.min(rest, left)
    if (amount > 0) parts.push({ amount, toEditPayment: editId })
    rest -= Math.max(0, amount)
  }
  if (rest > 0) parts.push({ amount: rest, toEditPayment: null })
  const { key, reason, by, editId = null } = wanted
  const [first, ...others] = parts
  const refund = await insertRefund(platform, tx, payment, { ...wanted, ...first })
  for (const [index, part] of others.entries())
    await insertRefund(platform, tx, payment, { key: `${key}-${index + 2}`, reason, by, editId, ...part })
  return refund
}

/** A refund of one payment: the order's own or that of an edit. */
export async function insertRefund(
  platform: Platform,
  tx: Transaction,
  payment: PaymentRow,
  wanted: NewRefund & { toEditPayment?: string | null }
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
      giftAmount: wanted.toEditPayment ? 0 : await giftPartOf(tx, payment, wanted.amount),
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

/** Why money is refunded automatically. */
export interface Ending {
  by: OrderAuthor
  reason: string
}

/** Refunds everything received for a locked payment. */
export async function enqueueFullRefund(
  platform: Platform,
  tx: Transaction,
  payment: PaymentRow,
  { by, reason }: Ending
): Promise<void> {
  const amount = await refundable(tx, payment)
  if (amount > 0) await enqueueRefund(platform, tx, payment, { key: 'ended', amount, reason, by, withShipping: true })
}

/** Ends the payment of a cancelled order: refunds what was paid, or cancels it at the provider. */
export async function endPayment(platform: Platform, tx: Transaction, orderId: string, ending: Ending): Promise<void> {
  const payment = await lockPayment(tx, orderId)
  if (payment?.state === 'succeeded') return enqueueFullRefund(platform, tx, payment, ending)
  if (payment?.state !== 'open') return
  await tx.update(payments).set({ state: 'ending' }).where(eq(payments.orderId, orderId))
  await platform.jobs.send(endJob, { orderId }, { tx })
}
