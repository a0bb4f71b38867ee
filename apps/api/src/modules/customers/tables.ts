import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff tell each other about a customer. Customers never see it, but in the file of what is kept about them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: text('id').primaryKey(),
    /** Folded to the form accounts are found by. */
    email: text('email').notNull(),
    /** No reference: accounts may go, notes stay. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [index('customer_notes_email').on(table.email, table.at)]
)
