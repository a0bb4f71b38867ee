import { type SQL, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containsPattern, isShortQuery } from '../../platform/text-patterns.ts'
import { products, variants } from './tables.ts'

/** In a CTE the pattern is unknown at planning time, so the planner always uses the trigram index. */
export const isLike = (column: PgColumn, pattern: string): SQL => sql`${column} ilike (select ${pattern}::text)`

/** A text too short for trigrams matches the beginning of words. */
export const isNamed = (q: string): SQL | undefined =>
  isShortQuery(q)
    ? or(isLike(products.name, containsPattern(q).slice(1)), isLike(products.name, containsPattern(` ${q}`)))
    : isLike(products.name, containsPattern(q))

/** A column, as `id`, of the variants whose SKU contains a text; of none for a text too short for trigrams. */
export const variantsOfSku = (q: string, column: PgColumn): SQL =>
  sql`select ${column} as id from ${variants} where ${isShortQuery(q) ? sql`false` : isLike(variants.sku, containsPattern(q))}`
