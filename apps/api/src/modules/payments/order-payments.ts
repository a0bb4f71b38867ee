import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type OrderRow, type PiecesByLine, orders } from '../orders/index.ts'
import { type PaymentRow, type RefundRow, payments, refunds } from './tables.ts'

/** Payments and refunds of an order for its viewers, without failed refunds and those of edits. */
export async function moneyOf(
  db: Database | Transaction,
  orderId: string
): Promise<{ payment: PaymentRow | undefined; refunds: RefundRow[] }> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const paidBack = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), isNull(refunds.editId)))
    .orderBy(asc(refunds.at), asc(refunds.id))
  return { payment, refunds: paidBack }
}

/** Refunded pieces by line, without failed refunds. */
export const piecesPaidBack = async (db: Database | Transaction, orderId: string): Promise<PiecesByLine> =>
  countPaidBack((await moneyOf(db, orderId)).refunds)

export function countPaidBack(paidBack: readonly Pick<RefundRow, 'lines'>[]): PiecesByLine {
  const pieces = new Map<string, number>()
  for (const { lineId, quantity } of paidBack.flatMap(({ lines }) => lines))
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity)
  return pieces
}

/** The same for several orders, by order. */
export async function piecesPaidBackOf(
  db: Database | Transaction,
  orderIds: readonly string[]
): Promise<Map<string, PiecesByLine>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: refunds.orderId, lines: refunds.lines })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'failed')))
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ orderId }) => orderId),
      ([id, own]) => [id, countPaidBack(own)]
    )
  )
}

/** Unpaid orders of a cart, locked in the order of their ids, with their payments. */
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
