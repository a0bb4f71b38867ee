import { and, asc, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { orders } from '../orders/index.ts'
import { refunds } from './tables.ts'

/** What was paid back for orders, or is on its way back, by order, in minor units. */
export async function refundedOf(
  db: Database | Transaction,
  orderIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderId: refunds.orderId, amount: sql`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), ne(refunds.state, 'failed')))
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}

export interface Spending {
  /** The account, or a guest's address. */
  buyer: string
  currency: string
  /** Paid orders, those that were refunded included. */
  orders: number
  /** What they paid less what they got back, in minor units. */
  spent: number
  lastAt: Date
}

/** What accounts and guests spent, a row a buyer and currency. */
export async function spendingOf(
  db: Database,
  { customerIds, guests = [] }: { customerIds: readonly string[]; guests?: readonly string[] }
): Promise<Spending[]> {
  const paidBack = sql`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'failed'), 0)`
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
