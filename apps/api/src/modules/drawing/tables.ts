import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Artwork } from './artwork.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What is printed on products somebody sees a picture of, named by its content. Cleared up once nobody has seen it for long. */
export const artworks = pgTable(
  'artworks',
  {
    hash: text('hash').primaryKey(),
    artwork: jsonb('artwork').$type<Artwork>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the address of a picture of it was last given out, to the day. */
    shownAt: moment('shown_at').notNull().defaultNow(),
    /** Printed on ready-made products: never cleared up. */
    isShops: boolean('is_shops').notNull().default(false)
  },
  (table) => [
    index('artworks_shown')
      .on(table.shownAt)
      .where(sql`not ${table.isShops}`),
    // Few of many: asked for every hour.
    index('artworks_shops')
      .on(table.hash)
      .where(sql`${table.isShops}`)
  ]
)
