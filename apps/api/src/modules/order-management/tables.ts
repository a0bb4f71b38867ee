import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'

/** What staff tell each other about an order. Customers never see it. It goes with the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No reference: accounts may go, notes stay. */
    authorId: text('author_id').notNull(),
    /** The same key is the same note; null for notes from before it was asked for. */
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

/** Whom a note mentions: each gets one mail, however often the note is changed. */
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

/** Words staff find orders by. `placed_at` is the order's own, so that a list of one tag needs no other table. */
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
