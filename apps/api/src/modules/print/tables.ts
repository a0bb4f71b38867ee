import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FailureReason } from './worker/worker-pool.ts'

/** Print files that could not be made, so that every server tells the same. */
export const printFailures = pgTable(
  'print_failures',
  {
    /** Name of the file, a hash of the design and its area. */
    name: text('name').primaryKey(),
    reason: text('reason').$type<FailureReason>().notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull()
  },
  (table) => [index('print_failures_at').on(table.failedAt)]
)
