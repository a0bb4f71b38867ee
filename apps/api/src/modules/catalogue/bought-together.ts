import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged } from './cache.ts'
import { boughtTogether, products } from './tables.ts'

/** Products written by one statement. */
const batch = 500

/** Takes in what was bought along with each product, the most often first, by the products' ids. Products that are not named were bought with nothing. */
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

/** Numbers of the products on sale that people bought along with one, the most often first. */
export async function boughtWith({ db }: Pick<Platform, 'db'>, productId: string, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select ${products.number}
    from ${boughtTogether}, unnest(${boughtTogether.others}) with ordinality as bought(id, place)
    join ${products} on ${products.id} = bought.id
    where ${boughtTogether.productId} = ${productId} and ${products.isShown}
    order by bought.place limit ${most}`)
  return rows.map(({ number }) => number)
}
