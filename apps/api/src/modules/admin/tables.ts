import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What of the checklist somebody of staff confirmed to be right as it is; who did stands in the log. */
export const checklistConfirmations = pgTable('checklist_confirmations', {
  item: text('item').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull()
})
