import type { Address } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** The person's name for it. */
    label: text('label'),
    address: jsonb('address').$type<Address>().notNull(),
    isDefaultShipping: boolean('is_default_shipping').notNull(),
    isDefaultBilling: boolean('is_default_billing').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The order they were added in. */
    position: bigserial('position', { mode: 'number' }).notNull()
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_default_shipping')
      .on(table.customerId)
      .where(sql`${table.isDefaultShipping}`),
    uniqueIndex('addresses_default_billing')
      .on(table.customerId)
      .where(sql`${table.isDefaultBilling}`)
  ]
)
