import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Checklist items that staff confirmed; the audit log has the author. */
export const checklistConfirmations = pgTable('checklist_confirmations', {
  item: text('item').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull()
})
