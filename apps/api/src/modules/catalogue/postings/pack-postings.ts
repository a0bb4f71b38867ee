import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { catalogueUnpacked } from '../tables.ts'

/** So few are read one by one with every search that uses the postings. */
const unpackedMax = 500

/**
 * Packs blocks of products whose text changed, those with the most of them first, until few are left. A block takes about a third of a second; nobody
 * waits for it but who changes the text of one of its products.
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
