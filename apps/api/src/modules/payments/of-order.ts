import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type OrderRow, orders } from '../orders/index.ts'
import { type PaymentRow, type RefundRow, payments, refunds } from './tables.ts'

/** What was paid for an order and paid back, for who looks at it; refunds that failed are left out. */
export async function moneyOf(
  db: Database | Transaction,
  orderId: string
): Promise<{ payment: PaymentRow | undefined; refunds: RefundRow[] }> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const paidBack = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
    .orderBy(asc(refunds.at), asc(refunds.id))
  return { payment, refunds: paidBack }
}

/** Orders of a cart that wait for their payment, locked in the order of their ids, with what is known of the payment. */
export const waitingOrders = (
  tx: Transaction,
  cartId: string
): Promise<{ order: OrderRow; payment: PaymentRow | null }[]> =>
  tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders })
