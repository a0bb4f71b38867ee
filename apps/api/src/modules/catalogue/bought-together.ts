import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { boughtTogether, products } from './tables.ts'

/** Products written per statement. */
const batch = 500

/** Stores which products were bought together, most frequent first, by product id. Products not listed get none. */
export async function putBoughtTogether(
  platform: Pick<Platform, 'db' | 'clock' | 'notices'>,
  counted: ReadonlyMap<string, readonly string[]>
): Promise<void> {
  const all = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await platform.db.transaction(async (tx) => {
    await tx.delete(boughtTogether)
    for (let from = 0; from < all.length; from += batch)
      await tx
        .insert(boughtTogether)
        .values(all.slice(from, from + batch).map(([productId, others]) => ({ productId, others: [...others] })))
  })
  catalogueChanged(platform)
}

const other = alias(products, 'other')

/** Numbers of at most `count` products on sale that were bought with a product, most frequent first, as a column of a statement that selects the product. */
export function boughtWith(count: number): SQL<number[]> {
  const bought = sql`
    select ${other.number}
    from ${boughtTogether}, unnest(${boughtTogether.others}) with ordinality as bought(id, place)
    join ${products} ${other} on ${other.id} = bought.id
    where ${boughtTogether.productId} = ${products.id} and ${other.isShown}
    order by bought.place limit ${sql.raw(String(count))}`
  return sql<number[]>`array(${bought})`
}
