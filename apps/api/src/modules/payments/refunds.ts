import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refundGiftCards } from '../gift-cards/index.ts'
import { moneyText } from '../pricing/index.ts'
import {
  type OrderRow,
  finishSending,
  lockOrder,
  mayBecome,
  moveOrder,
  addHistoryEntry,
  orderLines,
  shrinkOrderJobs
} from '../orders/index.ts'
import { type StockTransaction, returnStock, stockTransaction } from '../catalogue/index.ts'
import { giveUpEdit } from './edits/close.ts'
import { piecesPaidBack } from './order-payments.ts'
import { type ProviderRefund, ProviderRefused, ProviderUnreachable } from './provider.ts'
import { providerNamed } from './providers.ts'
import { publishRefundFailed } from './refund-events.ts'
import { piecesLeft } from './pieces-left.ts'
import { moneyIn } from './sums.ts'
import { type PaymentRow, type RefundRow, editPayments, payments, refunds } from './tables.ts'

/** Requests a due refund from the provider. Its key makes retries idempotent. */
export async function carryOut(platform: Platform, refundId: string): Promise<void> {
  const [row] = await platform.db
    .select()
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .leftJoin(editPayments, eq(editPayments.editId, refunds.toEditPayment))
    .where(eq(refunds.id, refundId))
  const paid = row?.edit_payments ?? row?.payments
  if (row?.refunds.state !== 'due' || !paid || paid.reference === null) return
  const { amount, giftAmount } = row.refunds
  const seen: Seen =
    amount === giftAmount
      ? { state: 'done', reference: null }
      : await ask(platform, paid.provider, paid.reference, row.refunds)
  await stockTransaction(platform, (tx) => noteRefund(platform, tx, refundId, seen))
}

type Seen = Pick<ProviderRefund, 'state'> & { reference: string | null }

/**
 * An error does not tell whether the refund was made, and may be stored under its key forever. So the provider's list is checked first, and a
 * missing refund is requested under a new key.
 */
async function ask(
  platform: Platform,
  name: PaymentRow['provider'],
  reference: string,
  { id, orderId, amount, giftAmount, currency, faults }: RefundRow
): Promise<Seen> {
  const provider = providerNamed(platform, name)
  const made =
    faults === 0 ? undefined : (await provider.retrieve(reference))?.refunds.find((refund) => refund.id === id)
  if (made) return made
  try {
    return await provider.refund({
      id,
      reference,
      amount: { amount: amount - giftAmount, currency },
      idempotencyKey: faults === 0 ? id : `${id}-${faults}`
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable && error.isAnswered)
      await platform.db
        .update(refunds)
        .set({ faults: faults + 1 })
        .where(eq(refunds.id, id))
    if (!(error instanceof ProviderRefused)) throw error
    platform.log.error({ err: error, orderId, refundId: id }, 'the payment provider refused a refund')
    return { reference: null, state: 'failed' }
  }
}

/** A payment to refund: an order's own, or that of an edit. */
type RefundedPayment = Pick<PaymentRow, 'orderId' | 'currency'> & { editId?: string }

/** Stores the provider's state of all refunds of a payment, including those made without the shop. The order is locked. */
export async function noteRefunds(
  platform: Platform,
  tx: StockTransaction,
  payment: RefundedPayment,
  seen: readonly ProviderRefund[]
): Promise<void> {
  for (const refund of seen) {
    const [known] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, payment.orderId),
          or(eq(refunds.reference, refund.reference), eq(refunds.id, refund.id ?? ''))
        )
      )
    await noteRefund(platform, tx, known?.id ?? (await keepForeign(platform, tx, payment, refund)), refund)
  }
}

async function keepForeign(
  platform: Platform,
  tx: Transaction,
  { orderId, currency, editId }: RefundedPayment,
  { reference, amount }: ProviderRefund
): Promise<string> {
  const id = `refund-${platform.randomId()}`
  await tx.insert(refunds).values({
    id,
    orderId,
    key: reference,
    requestHash: '',
    amount,
    currency,
    lines: [],
    withShipping: false,
    reason: 'Paid back by the payment provider.',
    isRestocking: false,
    by: 'payment',
    toEditPayment: editId ?? null,
    state: 'due',
    at: platform.clock.now()
  })
  return id
}

/** Progress of a refund: it never goes back, and a failed one stays so. */
const progress: Readonly<Record<RefundRow['state'], number>> = { due: 0, pending: 1, done: 2, failed: 3 }

async function noteRefund(
  platform: Platform,
  tx: StockTransaction,
  id: string,
  { state, reference }: Seen
): Promise<void> {
  const [named] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
  const order = named && (await lockOrder(tx, named.orderId))
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
  if (!order || !refund || progress[state] <= progress[refund.state]) return
  await tx
    .update(refunds)
    .set({ state, ...(reference === null ? undefined : { reference }) })
    .where(eq(refunds.id, id))
  if (state === 'failed') {
    const failed = refund.state === 'pending' && refund.giftAmount > 0 ? await keepGiftPart(tx, refund) : refund
    await noteFailure(platform, tx, order, failed)
    await publishRefundFailed(platform, tx, failed)
  } else if (refund.state === 'due') await tellRefund(platform, tx, order, refund)
}

/** The bank returned its part after the gift cards got theirs: splits off the gift card part as a refund of its own. Returns the bank's part. */
async function keepGiftPart(tx: Transaction, refund: RefundRow): Promise<RefundRow> {
  const { reference: _reference, ...both } = refund
  const { id, key, amount, giftAmount } = both
  const bankPart = { amount: amount - giftAmount, giftAmount: 0 }
  await tx.update(refunds).set(bankPart).where(eq(refunds.id, id))
  await tx.insert(refunds).values({
    ...both,
    id: `${id}-gift-cards`,
    key: `${key}-gift-cards`,
    requestHash: '',
    amount: giftAmount,
    lines: [],
    withShipping: false,
    state: 'done'
  })
  return { ...refund, ...bankPart }
}

/** Records a failed refund: the money is back with the shop, and staff must find another way. */
async function noteFailure(
  platform: Platform,
  tx: Transaction,
  order: OrderRow,
  { id, amount, state }: RefundRow
): Promise<void> {
  platform.log.error({ orderId: order.id, refundId: id }, 'a refund failed')
  const sum = moneyText(platform.shop, amount)
  const note =
    state === 'due'
      ? `${sum} could not be paid back. We look into it.`
      : `The bank sent ${sum} back to us. We look for another way to pay it back.`
  await addHistoryEntry(platform, tx, order, { by: 'payment', note })
}

/** Applies an accepted refund to the order: status, mail and pieces. */
async function tellRefund(platform: Platform, tx: StockTransaction, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.isRestocking && order.stock === 'sold') await returnStock(tx, await piecesIn(tx, refund))
  const { id: refundId, orderId, giftAmount } = refund
  if (giftAmount > 0) await refundGiftCards(platform, tx, { orderId, refundId, amount: giftAmount })
  // The edit has already sent its mail and reduced the sale.
  if (refund.editId !== null) return
  const [back] = await tx
    .select({ amount: sql<string>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), inArray(refunds.state, ['pending', 'done']), isNull(refunds.editId)))
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  const to =
    Number(back?.amount ?? 0) >= (payment ? (await moneyIn(tx, payment)).sold : 0) ? 'refunded' : 'partially_refunded'
  const { by } = refund
  await giveUpEdit(platform, tx, order)
  // A cancelled order stays so: its mail has announced the refund.
  if (mayBecome(order.status, to, by)) {
    const moved = await moveOrder(platform, tx, order, {
      to,
      by,
      note: refund.reason,
      news: { refunded: { amount: refund.amount, currency: refund.currency } }
    })
    if (to === 'partially_refunded' && refund.lines.length > 0)
      await finishSending(platform, tx, moved, await piecesPaidBack(tx, order.id))
  }
  await shrinkOrderJobs(platform, tx, order.id, await piecesLeft(tx, order.id))
}

async function piecesIn(tx: Transaction, { orderId, lines }: RefundRow): Promise<Map<string, number>> {
  const variantOf = new Map(
    (
      await tx
        .select({ id: orderLines.id, variantId: orderLines.variantId })
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
    ).map(({ id, variantId }) => [id, variantId])
  )
  const pieces = new Map<string, number>()
  for (const { lineId, quantity } of lines) {
    const variantId = variantOf.get(lineId)
    if (variantId !== undefined) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return pieces
}
