import { type SQL, and, asc, eq, exists, gte } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { orderHistory, orders } from './tables.ts'

/** Whether anything happened to an order since a moment: a condition on `orders`. */
export const hasMovedSince = (db: Database, moment: Date): SQL =>
  exists(
    db
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orders.id), gte(orderHistory.at, moment)))
  )

/** What happened to an order, oldest first. */
export const historyOf = (db: Database | Transaction, orderId: string): Promise<(typeof orderHistory.$inferSelect)[]> =>
  db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id))
