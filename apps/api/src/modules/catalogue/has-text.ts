import { type SQL, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containsPattern, isShortQuery } from '../../platform/text-patterns.ts'
import { products } from './tables.ts'

/** In a query of its own the pattern is unknown when the statement is planned, which always takes the index of texts then. */
export const isLike = (column: PgColumn, pattern: string): SQL => sql`${column} ilike (select ${pattern}::text)`

/** Too short for an index of three letters each, a text is looked for at the beginning of words. */
export const isNamed = (q: string): SQL | undefined =>
  isShortQuery(q)
    ? or(isLike(products.name, containsPattern(q).slice(1)), isLike(products.name, containsPattern(` ${q}`)))
    : isLike(products.name, containsPattern(q))
