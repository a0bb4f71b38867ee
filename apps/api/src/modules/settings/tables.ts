import type { OwnText, ShopSettings } from '@motif/contract'
import type { TextPage } from '@motif/contract/text-rules'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** Every save of the text of a page, whole; the newest of a page counts. */
export const shopTextVersions = pgTable(
  'shop_text_versions',
  {
    page: text('page').$type<TextPage>().notNull(),
    /** Counted from 1 for each page. */
    revision: integer('revision').notNull(),
    /** Null: what comes with the shop. */
    content: jsonb('content').$type<OwnText>(),
    /** Whoever saved it. The account may be gone. */
    savedBy: text('saved_by').notNull(),
    /** The revision that was put back; 0 is what comes with the shop. */
    restoredFrom: integer('restored_from'),
    at: timestamp('at', { withTimezone: true }).notNull()
  },
  (table) => [primaryKey({ columns: [table.page, table.revision] })]
)
