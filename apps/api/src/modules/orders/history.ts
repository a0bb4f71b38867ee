import type { OrderStatus } from '@motif/contract'
import { type SQL, and, asc, desc, eq, exists, gte, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { stages } from './statuses.ts'
import { type OrderRow, orderHistory, orderMails, orders } from './tables.ts'

/** SQL condition on `orders`: whether an order has a history entry since a moment. */
export const hasMovedSince = (db: Database, moment: Date): SQL =>
  exists(
    db
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orders.id), gte(orderHistory.at, moment)))
  )

/** SQL condition on `orders`: whether an order was shipped. */
export const hasLeft = (db: Database): SQL =>
  exists(
    db
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orders.id), inArray(orderHistory.status, ['shipped', 'delivered'])))
  )

/** Whether an order has arrived: it was delivered, or shipped and its last delivery day has passed. */
export async function hasArrived(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, deliveryBy }: Pick<OrderRow, 'id' | 'deliveryBy'>
): Promise<boolean> {
  const isDue = deliveryBy !== null && deliveryBy < clock.now().toISOString().slice(0, 10)
  const stage = await lastStage(db, id)
  return stage === 'delivered' || (isDue && stage === 'shipped')
}

/** When an order was paid; null if it was not, or does not exist. */
export async function paidAtOf(db: Database, orderId: string): Promise<Date | null> {
  const [order] = await db.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, orderId))
  return order?.paidAt ?? null
}

/** The furthest stage an order has reached, whatever was refunded since; a voided shipment moves it back. */
export async function lastStage(db: Database | Transaction, orderId: string): Promise<OrderStatus | undefined> {
  const [last] = await db
    .select({ status: orderHistory.status })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), inArray(orderHistory.status, [...stages])))
    .orderBy(desc(orderHistory.id))
    .limit(1)
  return last?.status
}

/** History of an order, oldest first. */
export const historyOf = (db: Database | Transaction, orderId: string): Promise<(typeof orderHistory.$inferSelect)[]> =>
  db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id))

/** Mails about an order, oldest first. */
export const mailsAbout = (db: Database | Transaction, orderId: string): Promise<(typeof orderMails.$inferSelect)[]> =>
  db.select().from(orderMails).where(eq(orderMails.orderId, orderId)).orderBy(asc(orderMails.id))
