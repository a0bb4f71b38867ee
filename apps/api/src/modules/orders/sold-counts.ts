import { sql } from 'drizzle-orm'
import { longTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { products, putSold, variants } from '../catalogue/index.ts'
import { orderLines, orders } from './tables.ts'

/** Days of sales that count: older ones say little about current demand. */
const countedDays = 90

/**
 * Counts the pieces sold per product recently, without refunds, and updates the catalogue. Lists are sorted by it; counting in every sale's
 * transaction would invalidate their caches each time.
 */
export async function countSold(platform: Pick<Platform, 'db' | 'clock' | 'notices'>): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - countedDays * 86_400_000)
  const { rows } = await longTransaction(platform.db, (tx) =>
    tx.execute<{ id: string; sold: number }>(sql`
    select coalesce(counted.id, known.id) as id, coalesce(counted.sold, 0) as sold
    from (
      select ${variants.productId} as id, sum(${orderLines.quantity})::int as sold
      from ${orders}
      join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      join ${variants} on ${variants.id} = ${orderLines.variantId}
      where ${orders.placedAt} >= ${since} and ${orders.paidAt} is not null and ${orders.status} not in ('cancelled', 'refunded')
      group by ${variants.productId}
    ) counted
    full join (select ${products.id}, ${products.sold} from ${products} where ${products.sold} > 0) known on known.id = counted.id
    where known.sold is distinct from counted.sold`)
  )
  await putSold(platform, new Map(rows.map(({ id, sold }) => [id, sold])))
}
