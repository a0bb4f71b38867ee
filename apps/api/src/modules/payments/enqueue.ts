import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderAuthor } from '../orders/index.ts'
import { moneyIn } from './sums.ts'
import { type PaymentRow, type RefundRow, editPayments, payments, refunds } from './tables.ts'

/** The job that asks the provider to pay back. */
export const refundJob = 'payments.refund'

/** The job that sees to it that nobody pays for an order that was given up. */
export const endJob = 'payments.end'

/** A payment nobody else changes until the transaction ends. Its order is locked first, everywhere. */
export async function lockPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('no key update')
  return payment
}

/** What of a locked payment, and of those of changes beside it, was received and is not on its way back. */
export const refundable = async (tx: Transaction, payment: PaymentRow): Promise<number> =>
  payment.state === 'succeeded' ? (await moneyIn(tx, payment)).left : 0

/** What of a refund goes back to gift cards: what is more than the provider has received for the order itself and not paid back. */
async function giftPartOf(tx: Transaction, { orderId, amount: paid }: PaymentRow, amount: number): Promise<number> {
  const [back] = await tx
    .select({ amount: sql`coalesce(sum(${refunds.amount} - ${refunds.giftAmount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), isNull(refunds.toEditPayment)))
  return Math.max(0, amount - Math.max(0, paid - (back?.amount ?? 0)))
}

/** What each payment of a change has received and not paid back, the newest first: refunds go back to these before the order's own. */
async function refundableEditPayments(tx: Transaction, orderId: string): Promise<{ editId: string; left: number }[]> {
  const back = sql`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.toEditPayment} = ${editPayments.editId} and ${refunds.state} <> 'failed'), 0)`
  return tx
    .select({ editId: editPayments.editId, left: sql`${editPayments.amount} - ${back}`.mapWith(Number) })
    .from(editPayments)
    .where(and(eq(editPayments.orderId, orderId), eq(editPayments.state, 'succeeded')))
    .orderBy(desc(editPayments.createdAt), desc(editPayments.editId))
}

/** What of the refunds of a change goes back to gift cards. */
export async function giftAmountOf(tx: Transaction, editId: string): Promise<number> {
  const [sum] = await tx
    .select({ amount: sql`coalesce(sum(${refunds.giftAmount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.editId, editId))
  return sum?.amount ?? 0
}

/** What of an amount that is paid back would go to gift cards. */
export async function giftPartOfRefund(tx: Transaction, payment: PaymentRow, amount: number): Promise<number> {
  const ofEdits = (await refundableEditPayments(tx, payment.orderId)).reduce((sum, { left }) => sum + left, 0)
  return giftPartOf(tx, payment, Math.max(0, amount - ofEdits))
}

type NewRefund = Pick<RefundRow, 'key' | 'amount' | 'reason' | 'by'> &
  Partial<Pick<RefundRow, 'requestHash' | 'lines' | 'withShipping' | 'isRestocking' | 'editId'>>

/**
 * Writes down that money is to go back, and has it done once the transaction commits. The caller holds the payment's lock. What goes back
 * to several payments is a refund for each; the first one holds what it is for, and is the answer.
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

/** A refund of one payment: of that of a change, or of the order's own. */
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
