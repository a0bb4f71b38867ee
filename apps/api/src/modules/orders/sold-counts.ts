import { sql } from 'drizzle-orm'
import { longTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { products, putSold, variants } from '../catalogue/index.ts'
import { orderLines, orders } from './tables.ts'

/** What sold longer ago says little of what people want now. */
const countedDays = 90

/**
 * Counts the pieces of each product that were paid for lately and not given back, and tells the catalogue where that changed. Lists sort by it;
 * counting in the transaction of every sale would make them forget their answers at each.
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
