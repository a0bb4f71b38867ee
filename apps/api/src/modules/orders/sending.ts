import type { OrderSentFilter } from '@motif/contract/list-filter-rules'
import { type SQL, and, exists, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { stages } from './statuses.ts'
import { orderHistory, orderShipments, orders } from './tables.ts'

/** SQL condition on `orders` by an index: the statuses of orders with pieces to send. */
export const mayBeUnsent: SQL = sql`${orders.status} in ('paid', 'in_production', 'partially_refunded')`

/** SQL condition on `orders`: paid, with pieces to send, and whether some were sent. */
export function isSentSoFar(db: Database, sent: OrderSentFilter): SQL | undefined {
  const stageList = sql.raw(stages.map((stage) => `'${stage}'`).join(', '))
  // A partial refund hides the stage.
  const isBefore = sql`(${orders.status} <> 'partially_refunded' or coalesce((
    select ${orderHistory.status} from ${orderHistory}
    where ${orderHistory.orderId} = ${orders.id} and ${orderHistory.status} in (${stageList})
    order by ${orderHistory.id} desc limit 1
  ), '') in ('paid', 'in_production'))`
  const hasParcel = exists(
    db
      .select({ id: orderShipments.id })
      .from(orderShipments)
      .where(and(sql`${orderShipments.orderId} = ${orders.id}`, isNull(orderShipments.voidedAt)))
  )
  return and(mayBeUnsent, isBefore, sent === 'partly' ? hasParcel : not(hasParcel))
}
