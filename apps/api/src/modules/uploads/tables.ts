import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { VideoFacts } from './clean-video.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Whose the uploads are, for limits and for clearing up; the pictures themselves are in the file storage. */
export const uploads = pgTable(
  'uploads',
  {
    /** Unguessable: whoever has it sees the picture. */
    id: text('id').primaryKey(),
    /** Null for visitors. */
    customerId: text('customer_id'),
    /** HMAC of a visitor's network; null for customers. */
    network: text('network'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Null for pictures. */
    video: jsonb('video').$type<VideoFacts>(),
    createdAt: moment('created_at').notNull(),
    /** Since when no design, cart, order or brand kit was seen to show it; null while one does. */
    unusedSince: moment('unused_since')
  },
  (table) => [
    // The next version goes without it.
    index('uploads_customer').on(table.customerId),
    index('uploads_of_customer').on(table.customerId, table.createdAt, table.id),
    index('uploads_network').on(table.network, table.createdAt),
    index('uploads_unused').on(table.unusedSince)
  ]
)
