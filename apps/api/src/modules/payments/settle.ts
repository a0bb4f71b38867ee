import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { cancelLocked, moveOrder, piecesOf } from '../orders/moves.ts'
import { holdStock, sellStock, stockTransaction } from '../orders/stock.ts'
import { type OrderRow, orders } from '../orders/tables.ts'
import { oweRest } from './owed.ts'
import type { PaymentProvider, ProviderHint, ProviderPayment } from './provider.ts'
import { providerNamed } from './providers.ts'
import { noteRefunds } from './refunds.ts'
import { type PaymentRow, paymentEvents, payments } from './tables.ts'

/**
 * Takes in a call of the webhook. It is a hint only: what the payment is now, the provider is asked, so that events may
 * come late, twice, in any order or about anything. The event is kept in the transaction that does what follows from it.
 */
export async function takeHint(platform: Platform, provider: PaymentProvider, { id, type, reference }: ProviderHint): Promise<void> {
  if (reference === undefined) return
  const [known] = await platform.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  if (known) return
  const seen = await provider.retrieve(reference)
  await stockTransaction(platform, async (tx) => {
    const fresh = await tx.insert(paymentEvents).values({ id, type, reference, receivedAt: platform.clock.now() }).onConflictDoNothing().returning({ id: paymentEvents.id })
    if (fresh.length > 0 && seen) await settle(platform, tx, seen)
  })
}

/** Asks the provider what became of a payment, and does what follows. */
export async function lookAt(platform: Platform, { provider, reference }: PaymentRow): Promise<ProviderPayment['status']> {
  const seen = reference === null ? undefined : await providerNamed(platform, provider).retrieve(reference)
  if (seen && seen.status !== 'open') await settleNow(platform, seen)
  return seen?.status ?? 'open'
}

export async function settleNow(platform: Platform, seen: ProviderPayment): Promise<void> {
  await stockTransaction(platform, (tx) => settle(platform, tx, seen))
}

/** Does what follows from what the provider says a payment is. Said twice, late or out of order, it ends in the same state. */
async function settle(platform: Platform, tx: Transaction, seen: ProviderPayment): Promise<void> {
  const locked = await lockPaid(tx, seen.reference)
  if (!locked) return
  const { order, payment } = locked
  if (seen.status === 'succeeded' && payment.state !== 'succeeded') await book(platform, tx, order, payment, seen.amount.amount)
  if (seen.status === 'cancelled' && payment.state !== 'cancelled') await closeUnpaid(platform, tx, order)
  if (seen.refunds.length > 0) await noteRefunds(platform, tx, payment, seen.refunds)
}

/** Locks in the order everybody does: cart, order, payment, variants. */
async function lockPaid(tx: Transaction, reference: string): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  await tx.execute(sql`
    select from carts where id = (select orders.cart_id from payments join orders on orders.id = payments.order_id where payments.reference = ${reference})
    for no key update`)
  const [locked] = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.reference, reference))
    .for('no key update')
  return locked
}

/** What was received is the order's: it is paid, or the money goes back by itself. */
async function book(platform: Platform, tx: Transaction, order: OrderRow, payment: PaymentRow, received: number): Promise<void> {
  const { orderId, reference } = payment
  if (received !== payment.amount) {
    platform.log.error({ orderId, reference, received, expected: payment.amount }, 'a payment of another amount than the order was reported; the order is left as it is')
    return
  }
  const paid: PaymentRow = { ...payment, state: 'succeeded' }
  await tx.update(payments).set({ state: 'succeeded' }).where(eq(payments.orderId, orderId))
  if (order.status !== 'pending') return oweRest(platform, tx, paid, { by: 'payment', reason: 'Your payment came after the order had been given up.' })
  const paidAt = platform.clock.now()
  const pieces = await piecesOf(tx, orderId)
  const short = order.stock === 'released' ? await holdStock(tx, pieces) : []
  if (short.length > 0) {
    const note = 'Your payment came after the time we could hold your items, and they have sold out since. We are sorry.'
    await tx.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await cancelLocked(platform, tx, { ...order, paidAt }, { by: 'payment', note, news: { mail: 'order-sold-out' } })
    return
  }
  await sellStock(tx, pieces)
  await moveOrder(platform, tx, order, { to: 'paid', by: 'payment', fields: { stock: 'sold', paidAt } })
  await takeFromCart(tx, orderId)
}

/** Nobody can pay any more: the order that waited for it is given up. */
async function closeUnpaid(platform: Platform, tx: Transaction, order: OrderRow): Promise<void> {
  await tx.update(payments).set({ state: 'cancelled' }).where(eq(payments.orderId, order.id))
  if (order.status === 'pending') await cancelLocked(platform, tx, order, { by: 'payment', note: 'The payment was cancelled.', isSilent: true })
}

/** What was bought leaves the cart; pieces added to it since stay. */
async function takeFromCart(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    with bought as (select cart_line_id as id, quantity from order_lines where order_id = ${orderId}),
    gone as (delete from cart_lines using bought where cart_lines.id = bought.id and cart_lines.quantity <= bought.quantity),
    fewer as (
      update cart_lines set quantity = cart_lines.quantity - bought.quantity from bought
      where cart_lines.id = bought.id and cart_lines.quantity > bought.quantity
    )
    update carts set coupon = null from orders where orders.id = ${orderId} and carts.id = orders.cart_id`)
}
