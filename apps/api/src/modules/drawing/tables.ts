import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Artwork } from './artwork.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Artworks in pictures that people see, by content hash. Deleted if not seen for long. */
export const artworks = pgTable(
  'artworks',
  {
    hash: text('hash').primaryKey(),
    artwork: jsonb('artwork').$type<Artwork>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Day on which its picture's URL was last returned. */
    shownAt: moment('shown_at').notNull().defaultNow(),
    /** Used by ready-made products: never deleted. */
    isShops: boolean('is_shops').notNull().default(false)
  },
  (table) => [
    index('artworks_shown')
      .on(table.shownAt)
      .where(sql`not ${table.isShops}`),
    // A partial index: few of many rows, queried hourly.
    index('artworks_shops')
      .on(table.hash)
      .where(sql`${table.isShops}`)
  ]
)
