import { and, asc, eq, exists, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hasLeft, insertOrderJobs, lockOrder, orders, productionJobs, shrinkOrderJobs } from '../orders/index.ts'
import { piecesLeft } from '../payments/index.ts'

/** Orders per run. */
const ordersPerRun = 1000

/** Creates missing jobs of open orders: those from before the board existed, or paid through an older server. */
export async function insertMissingJobs(platform: Platform): Promise<void> {
  const { db } = platform
  const hasJobs = exists(
    db
      .select({ one: sql`1` })
      .from(productionJobs)
      .where(eq(productionJobs.orderId, orders.id))
  )
  const isOpen = or(
    inArray(orders.status, ['paid', 'in_production']),
    and(eq(orders.status, 'partially_refunded'), not(hasLeft(db)))
  )
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOpen, isNotNull(orders.paidAt), not(hasJobs)))
    .orderBy(asc(orders.placedAt))
    .limit(ordersPerRun)
  for (const { id } of found)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || !['paid', 'in_production', 'partially_refunded'].includes(order.status)) return
      await insertOrderJobs(platform, tx, order)
      await shrinkOrderJobs(platform, tx, id, await piecesLeft(tx, id))
    })
  if (found.length > 0) platform.log.info({ count: found.length }, 'orders were put on the production board')
}
