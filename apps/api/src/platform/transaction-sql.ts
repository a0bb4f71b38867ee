import { type SQL, sql } from 'drizzle-orm'

/** Converts a statement with `$1` placeholders to Drizzle's SQL, for libraries that write their own SQL. */
export function sqlOf(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`))
  )
}
