import type { BrandColour, BrandLogo } from '@motif/contract/brand-kit-rules'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Brand kits of accounts, one row each after the first save. */
export const brandKits = pgTable('brand_kits', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  colours: jsonb('colours').$type<BrandColour[]>().notNull(),
  /** Font families by `FontFace.package`. */
  fonts: text('fonts').array().notNull(),
  logos: jsonb('logos').$type<BrandLogo[]>().notNull(),
  /** Number of changes, for optimistic locking. */
  revision: integer('revision').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull()
})
