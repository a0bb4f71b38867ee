import { type SQL, sql } from 'drizzle-orm'
import { products } from './tables.ts'

/** Share of a word's three-letter groups that must be found for it to pass as a slip of the pen. */
const tolerance = 0.4

/** The words of a search, at most eight: letters and digits only, so that nothing of it is query syntax. */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)

export interface TextSearch {
  /** Whether a product is found. */
  matches: SQL
  /** How well, higher first. */
  rank: SQL
}

/**
 * Full text over name, keywords and description, the last word as a beginning. Only where that finds nothing at all
 * are words taken that look alike, so that a search spelled right is never watered down.
 */
export function textSearch(text: string): TextSearch {
  const words = wordsOf(text)
  if (words.length === 0) return { matches: sql`false`, rank: sql`0` }
  const query = sql`to_tsquery('english', ${words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')})`
  const alike = sql`word_similarity(word, ${products.name} || ' ' || ${products.keywords})`
  const given = sql`unnest(${sql.param(words)}::text[]) as word`
  return {
    matches: sql`(${products.search} @@ ${query} or (
      not exists (select from products as exact where exact.search @@ ${query}) and (select bool_and(${alike} >= ${tolerance}) from ${given})
    ))`,
    rank: sql`(ts_rank(${products.search}, ${query}) + (select sum(${alike}) from ${given}) / 100)`
  }
}
