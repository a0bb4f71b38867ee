import type { OrderStatus } from '@motif/contract'
import { type SQL, and, asc, eq, exists, gte, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type OrderRow, orderHistory, orderMails, orders } from './tables.ts'

/** Whether anything happened to an order since a moment: a condition on `orders`. */
export const hasMovedSince = (db: Database, moment: Date): SQL =>
  exists(
    db
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orders.id), gte(orderHistory.at, moment)))
  )

/** Whether an order is with its buyer, as far as the shop knows: it was delivered, or shipped and the last day it was to come by has passed. */
export async function hasArrived(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, deliveryBy }: Pick<OrderRow, 'id' | 'deliveryBy'>
): Promise<boolean> {
  const isDue = deliveryBy !== null && deliveryBy < clock.now().toISOString().slice(0, 10)
  const proof: OrderStatus[] = isDue ? ['shipped', 'delivered'] : ['delivered']
  return (await db.$count(orderHistory, and(eq(orderHistory.orderId, id), inArray(orderHistory.status, proof)))) > 0
}

/** What happened to an order, oldest first. */
export const historyOf = (db: Database | Transaction, orderId: string): Promise<(typeof orderHistory.$inferSelect)[]> =>
  db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id))

/** Mails that were sent about an order, oldest first. */
export const mailsAbout = (db: Database, orderId: string): Promise<(typeof orderMails.$inferSelect)[]> =>
  db.select().from(orderMails).where(eq(orderMails.orderId, orderId)).orderBy(asc(orderMails.id))
