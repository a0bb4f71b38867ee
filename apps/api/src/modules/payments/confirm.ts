import type { PaymentStatus } from '@motif/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { couponRefused } from '../carts/index.ts'
import { isCouponLeft } from '../coupons/index.ts'
import { holdGiftCardsAgain } from '../gift-cards/index.ts'
import { reservedUntilFor, lockOrder, orderEdits, orders, piecesOf, yieldsAtFor } from '../orders/index.ts'
import { type Missing, holdStock, missingOf, stockTransaction } from '../catalogue/index.ts'
import { reclaimStock } from './reclaim-stock.ts'
import { currentProvider } from './providers.ts'
import { applyPaymentEvent } from './provider-events.ts'
import { editPayments } from './tables.ts'
import { testProvider } from './test-provider.ts'

export interface TestConfirmation {
  clientSecret: string
  card: string
  challenge: 'passed' | 'failed' | undefined
}

const paymentNotFound = () => new ProblemError('payment-not-found')

/** Pays with a test card. A repeated call gives the same answer; a failed attempt may be retried with another card. */
export async function confirmTestPayment(
  platform: Platform,
  { clientSecret, card, challenge }: TestConfirmation
): Promise<PaymentStatus> {
  // Test cards must not work in a shop with a real provider.
  if (currentProvider(platform) !== 'test') throw paymentNotFound()
  const provider = testProvider(platform)
  const payment = await provider.find(clientSecret)
  if (!payment) throw paymentNotFound()
  const outcome = provider.judge(card, challenge)
  if (payment.status !== 'succeeded' && !(await isOfOpenEdit(platform, payment.id)))
    await readyToCharge(platform, payment.orderId, outcome !== 'declined')
  const confirmed = await provider.confirm(payment, outcome)
  if (confirmed.status === 'succeeded') await applyPaymentEvent(platform, confirmed)
  return confirmed.outcome
}

/** Whether it pays a pending order edit whose pieces are reserved. A closed edit is refused with `order-edit-closed`. */
async function isOfOpenEdit({ db }: Pick<Platform, 'db'>, reference: string): Promise<boolean> {
  const [of] = await db
    .select({ state: orderEdits.state })
    .from(editPayments)
    .innerJoin(orderEdits, eq(orderEdits.id, editPayments.editId))
    .where(eq(editPayments.reference, reference))
  if (of && of.state !== 'open') throw new ProblemError('order-edit-closed')
  return of !== undefined
}

/** Extends the reservation of an order. Most orders are paid in time, and without a coupon nothing else can have changed. */
async function isStillHeld(platform: Platform, orderId: string): Promise<boolean> {
  const held = await platform.db
    .update(orders)
    .set({ reservedUntil: reservedUntilFor(platform), yieldsAt: yieldsAtFor(platform) })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), eq(orders.stock, 'held'), isNull(orders.coupon)))
    .returning({ id: orders.id })
  return held.length > 0
}

/** Checks before a charge that the order is open and its pieces are reserved, again if they had expired. */
async function readyToCharge(platform: Platform, orderId: string, isChargeable: boolean): Promise<void> {
  if (isChargeable && (await isStillHeld(platform, orderId))) return
  const needed = await holdAgain(platform, orderId, isChargeable)
  if (!needed) return
  // A buyer who pays takes precedence over idle unpaid orders.
  await reclaimStock(platform, needed)
  if (await holdAgain(platform, orderId, isChargeable)) throw new ProblemError('items-sold-out-meanwhile')
}

/** Reserves an order's pieces if needed. Returns the missing ones. */
async function holdAgain(
  platform: Platform,
  orderId: string,
  isChargeable: boolean
): Promise<{ missing: Missing; cartId: string } | undefined> {
  return stockTransaction(platform, async (tx) => {
    if (isChargeable && !(await isCouponLeft(tx, orderId))) throw couponRefused({ reason: 'coupon-used-up-meanwhile' })
    const order = await lockOrder(tx, orderId)
    if (!order || order.status === 'cancelled') throw new ProblemError('order-replaced')
    if (!isChargeable || order.status !== 'pending') return undefined
    if (order.stock === 'released') {
      const pieces = await piecesOf(tx, orderId)
      const short = await holdStock(tx, pieces)
      if (short.length > 0) return { missing: missingOf(pieces, short), cartId: order.cartId }
      if (!(await holdGiftCardsAgain(platform, tx, orderId))) throw new ProblemError('gift-cards-used-meanwhile')
    }
    const hold = order.stock === 'released' ? 'firm' : order.hold
    await tx
      .update(orders)
      .set({ stock: 'held', hold, reservedUntil: reservedUntilFor(platform), yieldsAt: yieldsAtFor(platform) })
      .where(eq(orders.id, orderId))
    return undefined
  })
}
