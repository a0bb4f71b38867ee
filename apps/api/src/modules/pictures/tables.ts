import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Artwork } from './artwork.ts'

/** What was printed on goods somebody saw a picture of, named by its content. Never changed, only added to. */
export const artworks = pgTable('artworks', {
  hash: text('hash').primaryKey(),
  artwork: jsonb('artwork').$type<Artwork>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
})
