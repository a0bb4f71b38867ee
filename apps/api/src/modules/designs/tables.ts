import type { DesignDocument } from '@motif/design'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const designs = pgTable(
  'designs',
  {
    /** Unguessable: whoever has it may see the preview. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    product: text('product').notNull(),
    document: jsonb('document').$type<DesignDocument>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull()
  },
  (table) => [index('designs_customer').on(table.customerId, table.updatedAt)]
)
