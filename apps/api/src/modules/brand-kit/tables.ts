import type { BrandColour, BrandLogo } from '@motif/contract/brand-kit-rules'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** The colours, fonts and logos of accounts, a row each from the first change on. */
export const brandKits = pgTable('brand_kits', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  colours: jsonb('colours').$type<BrandColour[]>().notNull(),
  /** Families, as `FontFace.package` names them. */
  fonts: text('fonts').array().notNull(),
  logos: jsonb('logos').$type<BrandLogo[]>().notNull(),
  /** Counts the changes: who saves says which one they started from. */
  revision: integer('revision').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull()
})
