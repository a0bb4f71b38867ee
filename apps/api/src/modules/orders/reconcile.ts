import { and, asc, eq, lt } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from '../catalogue/cache.ts'
import { ensurePayment, payBack, paymentProvider, settlePayment } from '../payments/service.ts'
import { payments } from '../payments/tables.ts'
import { cancelLocked, lockOrder, piecesOf } from './moves.ts'
import { releaseStock } from './stock.ts'
import { orders } from './tables.ts'

/** Orders looked at in one run. */
const batch = 500

/** An order nobody paid for this long is given up. */
const givenUpHours = 24

/** Gives back what was held for orders whose time is over. Tells how many. */
export async function releaseExpired(platform: Platform): Promise<number> {
  const { db, clock } = platform
  const isExpired = and(eq(orders.status, 'pending'), eq(orders.stock, 'held'), lt(orders.reservedUntil, clock.now()))
  const expired = await db.select({ id: orders.id }).from(orders).where(isExpired).orderBy(asc(orders.id)).limit(batch)
  for (const { id } of expired) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.status !== 'pending' || order.stock !== 'held' || order.reservedUntil >= clock.now()) return
      await releaseStock(tx, await piecesOf(tx, id))
      await tx.update(orders).set({ stock: 'released' }).where(eq(orders.id, id))
    })
  }
  if (expired.length > 0) catalogueChanged(platform)
  return expired.length
}

/** Asks the provider about every order that still waits, and finishes what a crash or a lost webhook left. */
async function finishPaid(platform: Platform): Promise<void> {
  const waiting = await platform.db.select().from(orders).where(eq(orders.status, 'pending')).orderBy(asc(orders.placedAt)).limit(batch)
  for (const order of waiting) {
    const payment = await ensurePayment(platform, order)
    const known = await paymentProvider(platform).retrieve(payment.reference)
    if (known?.status === 'succeeded') await settlePayment(platform, payment)
  }
}

async function giveUp(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - givenUpHours * 3_600_000)
  const old = await platform.db.select({ id: orders.id }).from(orders).where(and(eq(orders.status, 'pending'), lt(orders.placedAt, before))).limit(batch)
  for (const { id } of old) {
    await platform.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.status === 'pending') await cancelLocked(platform, tx, order, { by: 'system', isSilent: true })
    })
  }
  if (old.length > 0) catalogueChanged(platform)
}

/** Brings orders, stock and payments back together. Paid orders are finished before anything of theirs is released. */
export async function reconcile(platform: Platform): Promise<void> {
  await finishPaid(platform)
  await releaseExpired(platform)
  await giveUp(platform)
  const due = await platform.db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.state, 'refund_due')).limit(batch)
  for (const { orderId } of due) await payBack(platform, orderId)
}
