import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

/** What staff tell each other about an order. Customers never see it. It goes with the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No reference: accounts may go, notes stay. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)]
)
