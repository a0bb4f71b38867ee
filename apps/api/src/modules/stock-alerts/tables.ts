import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { variants } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who wants to be told by mail when a sold-out variant can be bought again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Nobody waits longer. Asking again puts it off. */
    endsAt: moment('ends_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.email] }),
    index('stock_alerts_oldest').on(table.variantId, table.askedAt),
    index('stock_alerts_email').on(table.email),
    index('stock_alerts_ends').on(table.endsAt)
  ]
)

/** Variants somebody waits for that came back. Triggers append to it in the transaction that brings them back. */
export const restockedVariants = pgTable(
  'restocked_variants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: text('variant_id').notNull()
  },
  (table) => [index('restocked_variants_variant').on(table.variantId)]
)
