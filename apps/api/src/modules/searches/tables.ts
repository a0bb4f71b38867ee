import { bigint, check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** Searches by day in the shop's time zone, without personal data. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Normalised. */
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    /** Products found by the last one. */
    found: integer('found').notNull(),
    /** A set of 63 bits. A visitor sets one of them per query and week, and shares it with a sixty-third of all visitors. */
    visitors: bigint('visitors', { mode: 'bigint' }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    check('search_days_counts', sql`${table.searches} > 0 and ${table.found} >= 0`)
  ]
)

/** Queries that staff hid from suggestions. */
export const hiddenSearches = pgTable('hidden_searches', {
  query: text('query').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull()
})
