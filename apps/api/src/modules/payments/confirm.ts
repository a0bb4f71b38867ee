import type { PaymentStatus } from '@motif/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { couponRefused } from '../checkout/price-cart.ts'
import { isCouponLeft } from '../coupons/uses.ts'
import { lockOrder, piecesOf } from '../orders/moves.ts'
import { holdFor } from '../orders/reservation.ts'
import { holdStock, stockTransaction } from '../orders/stock.ts'
import { orders } from '../orders/tables.ts'
import { currentProvider } from './providers.ts'
import { settleNow } from './settle.ts'
import { testProvider } from './test-provider.ts'

export interface TestConfirmation {
  clientSecret: string
  card: string
  challenge: 'passed' | 'failed' | undefined
}

const nothing = () => new ProblemError('not-found', { detail: 'There is no such payment.' })

/** Pays with a test card. Repeated, it gives the same answer; what came to nothing may be tried again with another card. */
export async function confirmTestPayment(platform: Platform, { clientSecret, card, challenge }: TestConfirmation): Promise<PaymentStatus> {
  // Where real money is taken, no test card buys anything.
  if (currentProvider(platform) !== 'test') throw nothing()
  const provider = testProvider(platform)
  const payment = await provider.find(clientSecret)
  if (!payment) throw nothing()
  const outcome = provider.judge(card, challenge)
  if (payment.status !== 'succeeded') await readyToCharge(platform, payment.orderId, outcome !== 'declined')
  const confirmed = await provider.confirm(payment, outcome)
  if (confirmed.status === 'succeeded') await settleNow(platform, confirmed)
  return confirmed.outcome
}

/** Holds what is held for as long again; most orders are paid in time, and without a coupon nothing else can have changed. */
async function isStillHeld(platform: Platform, orderId: string): Promise<boolean> {
  const held = await platform.db
    .update(orders)
    .set({ reservedUntil: holdFor(platform) })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), eq(orders.stock, 'held'), isNull(orders.coupon)))
    .returning({ id: orders.id })
  return held.length > 0
}

/** Before anything is charged: the order still stands, and its pieces are held, again if their time had run out. */
async function readyToCharge(platform: Platform, orderId: string, isChargeable: boolean): Promise<void> {
  if (isChargeable && (await isStillHeld(platform, orderId))) return
  await stockTransaction(platform, async (tx) => {
    if (isChargeable && !(await isCouponLeft(tx, orderId))) throw couponRefused('The time we could hold your coupon is over, and it has been used up since. Nothing has been charged. Place the order again to see its price without it.')
    const order = await lockOrder(tx, orderId)
    if (!order || order.status === 'cancelled') throw new ProblemError('conflict', { detail: 'This order was cancelled or replaced by a newer one. Nothing has been charged.' })
    if (!isChargeable || order.status !== 'pending') return
    if (order.stock === 'released') {
      const short = await holdStock(tx, await piecesOf(tx, orderId))
      if (short.length > 0) throw new ProblemError('out-of-stock', { detail: 'The time we could hold your items is over, and some have sold out since. Nothing has been charged.' })
    }
    await tx.update(orders).set({ stock: 'held', reservedUntil: holdFor(platform) }).where(eq(orders.id, orderId))
  })
}
