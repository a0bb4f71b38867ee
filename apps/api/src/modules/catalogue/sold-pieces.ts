import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { products } from './tables.ts'

/** Products per statement, so that saving a product waits no longer than one. */
const batch = 500

/** Stores the recently sold pieces, by product id. */
export async function putSold(
  platform: Pick<Platform, 'db' | 'clock' | 'notices'>,
  sold: ReadonlyMap<string, number>
): Promise<void> {
  const all = [...sold].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch)
    await platform.db.execute(sql`
      update ${products} set sold = counted.sold
      from unnest(${sql.param(some.map(([id]) => id))}::text[], ${sql.param(some.map(([, pieces]) => pieces))}::int[]) as counted(id, sold)
      where ${products.id} = counted.id`)
  }
  if (all.length > 0) catalogueChanged(platform)
}
