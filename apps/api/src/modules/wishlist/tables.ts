import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products, variants } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What accounts wish for. A visitor's wishes are kept on their device. */
export const wishes = pgTable(
  'wishes',
  {
    userId: owner(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The combination that was chosen, if one was. */
    variantId: text('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wishes_product').on(table.productId),
    index('wishes_variant').on(table.variantId)
  ]
)

/** Wishlists that whoever has the key may look at. */
export const sharedWishlists = pgTable('shared_wishlists', {
  userId: owner().primaryKey(),
  key: text('key').notNull().unique('shared_wishlists_key'),
  sharedAt: moment('shared_at').notNull()
})
