import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Currencies of the shop, one after the other; the newest applies. Without any, that of `shop.config.ts` applies. */
export const shopCurrencies = pgTable('shop_currencies', {
  /** The version of the settings that began with it. */
  revision: integer('revision').primaryKey(),
  code: text('code').notNull(),
  decimals: integer('decimals').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull()
})
