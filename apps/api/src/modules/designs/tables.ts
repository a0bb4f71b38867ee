import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'

export const designs = pgTable(
  'designs',
  {
    /** Unguessable: whoever has it may see the preview. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    product: text('product').notNull(),
    document: designColumn('document').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull()
  },
  (table) => [index('designs_customer').on(table.customerId, table.updatedAt)]
)
