import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { orders } from '../orders/index.ts'
import { type PaymentRow, editPayments, receivedBy, refunds } from './tables.ts'

/** Amounts received and refunded for an order, in minor units, without failed refunds. */
export async function moneyIn(
  db: Database | Transaction,
  payment: Pick<PaymentRow, 'orderId' | 'amount' | 'giftSpent'>
): Promise<{
  /** The received amount minus refunds of edits: the value of the sale. */
  sold: number
  /** The refundable rest. */
  left: number
}> {
  const { orderId } = payment
  const [more] = await db
    .select({ amount: sql`coalesce(sum(${editPayments.amount}), 0)`.mapWith(Number) })
    .from(editPayments)
    .where(and(eq(editPayments.orderId, orderId), eq(editPayments.state, 'succeeded')))
  const [back] = await db
    .select({
      all: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number),
      edits: sql`coalesce(sum(${refunds.amount}) filter (where ${refunds.editId} is not null), 0)`.mapWith(Number)
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
  const received = receivedBy(payment) + (more?.amount ?? 0)
  return { sold: received - (back?.edits ?? 0), left: received - (back?.all ?? 0) }
}

/** Refunded amounts by order, pending ones included, in minor units. Refunds of edits are excluded, because they are part of the order's total. */
export async function refundedOf(
  db: Database | Transaction,
  orderIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderId: refunds.orderId, amount: sql`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'failed'), isNull(refunds.editId)))
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}

export interface Spending {
  /** The account, or a guest's address. */
  buyer: string
  currency: string
  /** Paid orders, refunded ones included. */
  orders: number
  /** Payments minus refunds, in minor units. */
  spent: number
  lastAt: Date
}

/** Spending by account or guest, one row per buyer and currency. */
export async function spendingOf(
  db: Database,
  { customerIds, guests = [] }: { customerIds: readonly string[]; guests?: readonly string[] }
): Promise<Spending[]> {
  const paidBack = sql`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'failed' and ${refunds.editId} is null), 0)`
  const buyer = sql<string>`coalesce(${orders.customerId}, ${orders.email})`
  const isTheirs = or(
    inArray(orders.customerId, [...customerIds]),
    and(isNull(orders.customerId), inArray(orders.email, [...guests]))
  )
  return db
    .select({
      buyer,
      currency: orders.currency,
      orders: sql<number>`count(*)::int`,
      spent: sql`sum(${orders.total} - ${paidBack})`.mapWith(Number),
      lastAt: sql`max(${orders.placedAt})`.mapWith(orders.placedAt)
    })
    .from(orders)
    .where(and(isTheirs, isNotNull(orders.paidAt)))
    .groupBy(buyer, orders.currency)
    .orderBy(asc(orders.currency))
}
