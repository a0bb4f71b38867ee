import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type OrderRow, moveOrder, orders, piecesOf } from '../orders/index.ts'
import { lockCart, removeBought } from '../carts/index.ts'
import { holdGiftCardsAgain, spendGiftCards } from '../gift-cards/index.ts'
import { type Missing, type StockTransaction, holdStock, missingOf, sellStock } from '../catalogue/index.ts'
import { cancelLocked } from './cancel.ts'
import { applyEditPayment } from './edits/events.ts'
import { enqueueFullRefund } from './enqueue.ts'
import type { ProviderPayment } from './provider.ts'
import { noteRefunds } from './refunds.ts'
import { type PaymentRow, payments } from './tables.ts'

/** A payment arrived after the reservation expired, and other unpaid orders hold the stock. */
export class StockReservedByOthers extends Error {
  override readonly name = 'PiecesHeldByOthers'
  readonly cartId: string
  readonly missing: Missing
  constructor(cartId: string, missing: Missing) {
    super('Pieces of a paid order are held for orders that are not paid')
    this.cartId = cartId
    this.missing = missing
  }
}

interface Applying {
  /** No stock can be reclaimed any more: an order that lacks pieces is cancelled. */
  isLast: boolean
  note?: string | undefined
}

/**
 * Applies the provider's state of a payment. Idempotent: repeated, late or reordered states have the same result. Throws `StockReservedByOthers` if
 * stock may still be reclaimed.
 */
export async function applyPayment(
  platform: Platform,
  tx: StockTransaction,
  seen: ProviderPayment,
  { isLast, note }: Applying
): Promise<void> {
  const locked = await lockPaid(tx, seen.reference)
  if (!locked) return applyEditPayment(platform, tx, seen)
  const { order, payment } = locked
  if (seen.status === 'succeeded' && payment.state !== 'succeeded')
    await book(platform, tx, order, payment, { received: seen.amount.amount, isLast })
  if (seen.status === 'cancelled' && payment.state !== 'cancelled') await closeUnpaid(platform, tx, order, note)
  if (seen.refunds.length > 0) await noteRefunds(platform, tx, payment, seen.refunds)
}

/** Locks in the global order: cart, order, payment, variants, gift cards. */
async function lockPaid(
  tx: Transaction,
  reference: string
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  await lockCart(
    tx,
    sql`(select ${orders.cartId} from ${payments} join ${orders} on ${orders.id} = ${payments.orderId} where ${payments.reference} = ${reference})`
  )
  const [locked] = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.reference, reference))
    .for('no key update')
  return locked
}

/** Books a received payment: the order is paid, or the money is refunded automatically. */
async function book(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  payment: PaymentRow,
  { received, isLast }: { received: number; isLast: boolean }
): Promise<void> {
  const { orderId, reference } = payment
  if (received !== payment.amount) {
    platform.log.error(
      { orderId, reference, received, expected: payment.amount },
      'a payment of another amount than the order was reported; the order is left as it is'
    )
    return
  }
  const paid: PaymentRow = { ...payment, state: 'succeeded' }
  await tx.update(payments).set({ state: 'succeeded' }).where(eq(payments.orderId, orderId))
  if (order.status !== 'pending')
    return enqueueFullRefund(platform, tx, paid, {
      by: 'payment',
      reason: 'Your payment came after the order had been given up.'
    })
  const paidAt = platform.clock.now()
  const pieces = await piecesOf(tx, orderId)
  const [short, hold] = order.stock === 'released' ? [await holdStock(tx, pieces), 'firm' as const] : [[], order.hold]
  if (short.length > 0) {
    if (!isLast) throw new StockReservedByOthers(order.cartId, missingOf(pieces, short))
    const note =
      'Your payment came after the time we could hold your items, and they have sold out since. We are sorry.'
    await tx.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await cancelLocked(platform, tx, { ...order, paidAt }, { by: 'payment', note, news: { mail: 'order-sold-out' } })
    return
  }
  if (order.stock === 'released' && !(await holdGiftCardsAgain(platform, tx, orderId))) {
    const note =
      'Your payment came after the time we could hold your gift card, and it has been used since. We are sorry.'
    await tx.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await cancelLocked(platform, tx, { ...order, paidAt, stock: 'held', hold }, { by: 'payment', note })
    return
  }
  await sellStock(tx, pieces, hold)
  const giftSpent = await spendGiftCards(platform, tx, orderId)
  if (giftSpent > 0) await tx.update(payments).set({ giftSpent }).where(eq(payments.orderId, orderId))
  await moveOrder(platform, tx, order, { to: 'paid', by: 'payment', fields: { stock: 'sold', paidAt } })
  await removeBought(tx, orderId)
}

/** The payment was cancelled: its order is cancelled too. */
async function closeUnpaid(
  platform: Platform,
  tx: StockTransaction,
  order: OrderRow,
  note = 'The payment was cancelled.'
): Promise<void> {
  await tx.update(payments).set({ state: 'cancelled' }).where(eq(payments.orderId, order.id))
  if (order.status === 'pending') await cancelLocked(platform, tx, order, { by: 'payment', note, isSilent: true })
}
