import type { HoldState } from '@motif/contract/moderation-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orderLines, orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Words that printed texts and reviews are searched for. */
export const blockedWords = pgTable('blocked_words', {
  id: text('id').primaryKey(),
  /** As staff typed it. */
  word: text('word').notNull(),
  /** Without case, accents and ligatures. */
  folded: text('folded').notNull().unique(),
  at: moment('at').notNull()
})

/** Blocked pictures, by content. */
export const blockedPictures = pgTable(
  'blocked_pictures',
  {
    /** SHA-256 of the stored file in hexadecimal. */
    hash: text('hash').primaryKey(),
    /** The upload it was blocked by, which shows it while it exists. No foreign key: the block outlives it. */
    upload: text('upload').notNull(),
    /** Member of staff. No foreign key: blocks outlive accounts. */
    by: text('by').notNull(),
    at: moment('at').notNull()
  },
  (table) => [index('blocked_pictures_latest').on(table.at, table.hash)]
)

/** Order lines with blocked words or pictures. They are written with the order. */
export const moderationHolds = pgTable(
  'moderation_holds',
  {
    lineId: text('line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<HoldState>().notNull(),
    /** Increases with each decision. */
    revision: integer('revision').notNull().default(1),
    words: jsonb('words').$type<string[]>().notNull(),
    /** Uploads in its design, the blocked ones first; as many as the queue shows. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    /** Whether one of them was blocked when it was ordered. */
    hasPicture: boolean('has_picture').notNull(),
    foundAt: moment('found_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Member of staff. No foreign key: decisions outlive accounts. */
    decidedBy: text('decided_by')
  },
  (table) => [
    index('moderation_holds_state').on(table.state, table.foundAt, table.lineId),
    index('moderation_holds_order').on(table.orderId),
    check('moderation_holds_state', sql`${table.state} in ('open', 'refused', 'approved')`),
    check('moderation_holds_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`)
  ]
)

export type HoldRow = typeof moderationHolds.$inferSelect
