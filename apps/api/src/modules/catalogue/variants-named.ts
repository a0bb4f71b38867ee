import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isNamed, variantsOfSku } from './has-text.ts'
import { products, variants } from './tables.ts'

/** Ids of variants whose product's name or whose SKU contains a text, withdrawn ones too; at most `limit`. */
export async function variantsNamed(
  db: Database,
  { q: text, limit }: { q: string; limit: number }
): Promise<{ ids: string[]; isCut: boolean }> {
  const q = text.replaceAll('\0', '').trim()
  if (q === '') return { ids: [], isCut: false }
  const { rows } = await db.execute<{ id: string }>(sql`
    with named as materialized (select id from ${products} where ${isNamed(q)} limit ${limit + 1}),
    of_named as materialized (select id from ${variants} where ${variants.productId} in (select id from named) limit ${limit + 1}),
    with_sku as materialized (${variantsOfSku(q, variants.id)} limit ${limit + 1})
    select id from of_named union select id from with_sku limit ${limit + 1}`)
  return { ids: rows.slice(0, limit).map(({ id }) => id), isCut: rows.length > limit }
}
