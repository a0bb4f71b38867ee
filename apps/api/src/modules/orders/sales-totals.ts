import { type SQL, and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { orders } from './tables.ts'

/** Whether any order exists, unpaid and cancelled ones included. */
export async function hasOrders(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0
}

/** Number of orders paid and not yet in production. */
export const countToProduce = (db: Database): Promise<number> => db.$count(orders, eq(orders.status, 'paid'))

/** Revenue since a moment, in minor units, without cancelled and refunded orders. */
export async function salesSince(db: Database, moment: SQL): Promise<{ count: number; revenue: number }> {
  const [sales] = await db
    .select({ count: sql<number>`count(*)::int`, revenue: sql<string>`coalesce(sum(${orders.total}), 0)` })
    .from(orders)
    .where(and(gte(orders.paidAt, moment), inArray(orders.status, ['paid', 'in_production', 'shipped', 'delivered'])))
  return { count: sales?.count ?? 0, revenue: Number(sales?.revenue ?? 0) }
}
