import { sql } from 'drizzle-orm'
import { longTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { putBoughtTogether, variants } from '../catalogue/index.ts'
import { orderLines, orders } from './tables.ts'

const countedDays = 365

/** A single joint purchase may be chance, and reveals one person's order. */
const ordersMin = 3

/** An order of more products says little about any two of them. */
const productsMax = 20

/** More than a page shows, because some may be off sale. */
const kept = 8

/** Counts which products were bought in one order, and stores the most frequent ones with each product. */
export async function countBoughtTogether(platform: Pick<Platform, 'db' | 'clock' | 'notices'>): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - countedDays * 86_400_000)
  const { rows } = await longTransaction(platform.db, (tx) =>
    tx.execute<{ id: string; others: string[] }>(sql`
    with bought as (
      select distinct ${orders.id} as order_id, ${variants.productId} as id
      from ${orders}
      join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      join ${variants} on ${variants.id} = ${orderLines.variantId}
      where ${orders.placedAt} >= ${since} and ${orders.paidAt} is not null and ${orders.status} not in ('cancelled', 'refunded')
    ), telling as (
      select order_id from bought group by order_id having count(*) between 2 and ${productsMax}
    ), pairs as (
      select one.id, other.id as other, count(*) as orders
      from telling
      join bought one using (order_id)
      join bought other on other.order_id = one.order_id and other.id <> one.id
      group by one.id, other.id
      having count(*) >= ${ordersMin}
    ), ranked as (
      select id, other, row_number() over (partition by id order by orders desc, other) as place from pairs
    )
    select id, array_agg(other order by place) as others from ranked where place <= ${kept} group by id`)
  )
  await putBoughtTogether(platform, new Map(rows.map(({ id, others }) => [id, others])))
}
