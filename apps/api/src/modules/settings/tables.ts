import type { ShopSettings } from '@motif/contract'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every save of the settings, whole; the newest counts. Before the first, those of `shop.config.ts` do. */
export const shopSettingsVersions = pgTable('shop_settings_versions', {
  /** Counted from 1. Who saves second under the same number has seen the first save not yet. */
  revision: integer('revision').primaryKey(),
  settings: jsonb('settings').$type<ShopSettings>().notNull(),
  /** Whoever saved it. The account may be gone. */
  savedBy: text('saved_by').notNull(),
  /** The revision whose settings were put back; 0 is `shop.config.ts`. */
  restoredFrom: integer('restored_from'),
  at: timestamp('at', { withTimezone: true }).notNull()
})
