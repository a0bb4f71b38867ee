import type { PaymentSetup } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from '../catalogue/cache.ts'
import { type OrderRow, cancelLocked, lockOrder, moveOrder, piecesOf } from '../orders/moves.ts'
import { holdStock, sellStock } from '../orders/stock.ts'
import { orders } from '../orders/tables.ts'
import { mayBecome } from '../orders/statuses.ts'
import type { ProviderEvent } from './provider.ts'
import { paymentEvents, payments } from './tables.ts'
import { type TestProvider, testProvider } from './test-provider.ts'

export type PaymentRow = typeof payments.$inferSelect & { reference: string; clientSecret: string }

/** Who takes this shop's money. */
export const paymentProvider = (platform: Platform): TestProvider => testProvider(platform)

/** What a browser needs to know before there is anything to pay. */
export const paymentSetup = ({ config }: Pick<Platform, 'config'>): PaymentSetup =>
  config.stripe ? { provider: 'stripe', publishableKey: config.stripe.publishableKey } : { provider: 'test', publishableKey: null }

/** The job that pays money back. */
export const refundJob = 'payments.refund'

/** The payment of an order, begun if need be. Asked for twice, even after a crash in between, it is the same one. */
export async function ensurePayment(platform: Platform, order: Pick<OrderRow, 'id' | 'total' | 'currency'>): Promise<PaymentRow> {
  const { db, clock } = platform
  const read = () => db.select().from(payments).where(eq(payments.orderId, order.id)) as unknown as Promise<PaymentRow[]>
  const [known] = await read()
  if (known) return known
  const provider = paymentProvider(platform)
  const amount = { amount: order.total, currency: order.currency }
  const created = await provider.create({ orderId: order.id, amount, idempotencyKey: order.id })
  await db
    .insert(payments)
    .values({ orderId: order.id, key: order.id, provider: provider.name, reference: created.reference, clientSecret: created.clientSecret, ...amount, state: 'open', createdAt: clock.now() })
    .onConflictDoNothing()
  const [payment] = await read()
  if (!payment) throw new Error(`The payment of order ${order.id} was not kept`)
  return payment
}

/** Takes in what the provider tells, by webhook or otherwise. Twice, late or out of order, it ends in the same state. */
export async function applyEvent(platform: Platform, event: ProviderEvent): Promise<void> {
  const { id, type, reference } = event
  await platform.db.transaction(async (tx) => {
    const fresh = await tx.insert(paymentEvents).values({ id, type, reference, receivedAt: platform.clock.now() }).onConflictDoNothing().returning({ id: paymentEvents.id })
    const [payment] = (await tx.select().from(payments).where(eq(payments.reference, reference))) as PaymentRow[]
    if (fresh.length === 0 || !payment) return
    if (type === 'payment.succeeded') await settle(platform, tx, payment, event.amount)
    if (type === 'payment.refunded') await noteRefund(platform, tx, payment, event.amount)
  })
  catalogueChanged(platform)
}

/** Finishes an order whose payment the provider says has succeeded; for the reconciler, which has no event. */
export async function settlePayment(platform: Platform, payment: PaymentRow): Promise<void> {
  await platform.db.transaction((tx) => settle(platform, tx, payment, payment.amount))
  catalogueChanged(platform)
}

/** Locks in the order checkout does: cart, order, variants. */
async function lockPaid(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  await tx.execute(sql`select from carts where id = (select cart_id from orders where id = ${orderId}) for no key update`)
  return lockOrder(tx, orderId)
}

async function settle(platform: Platform, tx: Transaction, { orderId, reference }: PaymentRow, paid: number): Promise<void> {
  const order = await lockPaid(tx, orderId)
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('update')
  if (!order || payment?.state !== 'open') return
  if (paid !== payment.amount) {
    platform.log.error({ orderId, reference, paid, expected: payment.amount }, 'a payment of another amount than the order was reported; the order is left as it is')
    return
  }
  const owes = async () => {
    await tx.update(payments).set({ state: 'refund_due' }).where(eq(payments.orderId, orderId))
    await platform.jobs.send(refundJob, { orderId }, { tx })
  }
  if (order.status !== 'pending') return owes()
  const paidAt = platform.clock.now()
  const pieces = await piecesOf(tx, orderId)
  const short = order.stock === 'released' ? await holdStock(tx, pieces) : []
  if (short.length > 0) {
    const note = 'Your payment came after the time we could hold your items, and they have sold out since. We are sorry.'
    await tx.update(orders).set({ paidAt }).where(eq(orders.id, orderId))
    await cancelLocked(platform, tx, { ...order, paidAt }, { by: 'payment', note })
    return owes()
  }
  await sellStock(tx, pieces)
  await tx.update(payments).set({ state: 'succeeded' }).where(eq(payments.orderId, orderId))
  await moveOrder(platform, tx, order, { to: 'paid', by: 'payment', fields: { stock: 'sold', paidAt } })
  await takeFromCart(tx, orderId)
}

/** What was bought leaves the cart; pieces added to it since stay. */
async function takeFromCart(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    delete from cart_lines using order_lines
    where order_lines.order_id = ${orderId} and cart_lines.id = order_lines.cart_line_id and cart_lines.quantity <= order_lines.quantity`)
  await tx.execute(sql`
    update cart_lines set quantity = cart_lines.quantity - order_lines.quantity from order_lines
    where order_lines.order_id = ${orderId} and cart_lines.id = order_lines.cart_line_id`)
  await tx.execute(sql`update carts set coupon = null where id = (select cart_id from orders where id = ${orderId})`)
}

async function noteRefund(platform: Platform, tx: Transaction, { orderId }: PaymentRow, refunded: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const to = refunded >= order.total ? 'refunded' : 'partially_refunded'
  if (to === 'refunded') await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, orderId))
  if (mayBecome(order.status, to, 'payment') && order.status !== to) await moveOrder(platform, tx, order, { to, by: 'payment' })
}

/** Marks the money of a cancelled order as to be paid back; nothing where nothing was paid. */
export async function owePayment(platform: Platform, tx: Transaction, orderId: string): Promise<void> {
  const owed = await tx.update(payments).set({ state: 'refund_due' }).where(sql`${payments.orderId} = ${orderId} and ${payments.state} = 'succeeded'`).returning({ orderId: payments.orderId })
  if (owed.length > 0) await platform.jobs.send(refundJob, { orderId }, { tx })
}

/** Pays back what is due. The provider knows a repeated refund by its key. */
export async function payBack(platform: Platform, orderId: string): Promise<void> {
  const [payment] = (await platform.db.select().from(payments).where(eq(payments.orderId, orderId))) as PaymentRow[]
  if (payment?.state !== 'refund_due') return
  const { reference, amount, currency } = payment
  await paymentProvider(platform).refund({ reference, amount: { amount, currency }, idempotencyKey: `refund-${orderId}` })
  await platform.db.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, orderId))
}
