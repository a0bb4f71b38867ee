import type { SavedText, ShopSettings } from '@motif/contract'
import type { TextKey } from '@motif/contract/text-rules'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Versions of the settings, complete; the newest applies. Without any, `shop.config.ts` applies. */
export const shopSettingsVersions = pgTable('shop_settings_versions', {
  /** Counted from 1. The primary key refuses a second save with the same number. */
  revision: integer('revision').primaryKey(),
  settings: jsonb('settings').$type<ShopSettings>().notNull(),
  /** Author; the account may be gone. */
  savedBy: text('saved_by').notNull(),
  /** The restored revision; 0 is `shop.config.ts`. */
  restoredFrom: integer('restored_from'),
  at: timestamp('at', { withTimezone: true }).notNull()
})

/** Versions of the texts of pages and mails, complete; the newest of each applies. */
export const shopTextVersions = pgTable(
  'shop_text_versions',
  {
    page: text('page').$type<TextKey>().notNull(),
    /** Counted from 1 per text. */
    revision: integer('revision').notNull(),
    /** Null: the built-in text. */
    content: jsonb('content').$type<SavedText>(),
    /** Author; the account may be gone. */
    savedBy: text('saved_by').notNull(),
    /** The restored revision; 0 is the built-in text. */
    restoredFrom: integer('restored_from'),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [primaryKey({ columns: [table.page, table.revision] })]
)
