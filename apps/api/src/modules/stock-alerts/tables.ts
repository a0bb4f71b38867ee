import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { variants } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Back-in-stock alerts of sold-out variants. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Expiry; a new request extends it. */
    endsAt: moment('ends_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.email] }),
    index('stock_alerts_oldest').on(table.variantId, table.askedAt),
    index('stock_alerts_email').on(table.email),
    index('stock_alerts_ends').on(table.endsAt)
  ]
)

/** Restocked variants with alerts. Triggers insert them in the restocking transaction. */
export const restockedVariants = pgTable(
  'restocked_variants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: text('variant_id').notNull()
  },
  (table) => [index('restocked_variants_variant').on(table.variantId)]
)
