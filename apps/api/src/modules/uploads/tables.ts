import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { VideoFacts } from './clean-video.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Owners of uploads, for quotas and cleanup; the files are in the file storage. */
export const uploads = pgTable(
  'uploads',
  {
    /** Unguessable: it grants access to the picture. */
    id: text('id').primaryKey(),
    /** Null for guests. */
    customerId: text('customer_id'),
    /** HMAC of a guest's network; null for customers. */
    network: text('network'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the stored picture in hexadecimal; empty if the file is missing. Null for videos, and until `hashPictures` has read it. */
    contentHash: text('content_hash'),
    /** Null for pictures. */
    video: jsonb('video').$type<VideoFacts>(),
    createdAt: moment('created_at').notNull(),
    /** Since when no design, cart, order or brand kit references it; null while one does. */
    unusedSince: moment('unused_since')
  },
  (table) => [
    // To be dropped in the next version.
    index('uploads_customer').on(table.customerId),
    index('uploads_of_customer').on(table.customerId, table.createdAt, table.id),
    index('uploads_network').on(table.network, table.createdAt),
    index('uploads_unused').on(table.unusedSince),
    index('uploads_unhashed')
      .on(table.id)
      .where(sql`${table.contentHash} is null and ${table.video} is null`)
  ]
)
