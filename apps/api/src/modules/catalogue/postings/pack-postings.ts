import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { catalogueUnpacked } from '../tables.ts'

/** Number of unpacked products to leave; each search reads them one by one. */
const unpackedMax = 500

/**
 * Packs blocks of products whose text changed, those with most changes first, until few are left. A block takes about a third of a second and only
 * blocks writers of its products' text.
 */
export async function packPostings({ db }: Pick<Platform, 'db'>, left = unpackedMax): Promise<void> {
  const { rows } = await db.execute<{ block: number; count: number }>(
    sql`select number / 4096 as block, count(*)::int as count from ${catalogueUnpacked} group by block order by count desc`
  )
  let waiting = rows.reduce((sum, { count }) => sum + count, 0)
  for (const { block, count } of rows) {
    if (waiting <= left) return
    await db.execute(sql`select pack_catalogue_postings(${block})`)
    waiting -= count
  }
}
