import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'

/** Internal notes of staff on an order, never visible to customers. Deleted with the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key: notes outlive accounts. */
    authorId: text('author_id').notNull(),
    /** Idempotency key; null for notes from before keys were required. */
    key: text('key'),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true })
  },
  (table) => [
    index('order_notes_order').on(table.orderId, table.at),
    uniqueIndex('order_notes_once').on(table.orderId, table.authorId, table.key)
  ]
)

/** Mentions in notes: each sends one mail, however often the note changes. */
export const orderNoteMentions = pgTable(
  'order_note_mentions',
  {
    noteId: text('note_id')
      .notNull()
      .references(() => orderNotes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
  },
  (table) => [primaryKey({ columns: [table.noteId, table.userId] }), index('order_note_mentions_user').on(table.userId)]
)

/** Tags of orders. `placed_at` is copied from the order, so that a list by tag needs no join. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.tag] }),
    index('order_tags_newest').on(table.tag, table.placedAt, table.orderId)
  ]
)
