import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products, variants } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Wishlist entries of accounts. A guest's are stored on the device. */
export const wishes = pgTable(
  'wishes',
  {
    userId: owner(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The chosen variant, if any. */
    variantId: text('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wishes_product').on(table.productId),
    index('wishes_variant').on(table.variantId)
  ]
)

/** Wishlists shared by key. */
export const sharedWishlists = pgTable('shared_wishlists', {
  userId: owner().primaryKey(),
  key: text('key').notNull().unique('shared_wishlists_key'),
  sharedAt: moment('shared_at').notNull()
})
