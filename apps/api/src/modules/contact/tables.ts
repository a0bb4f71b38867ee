import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** When staff closed it; null while it is open. */
    doneAt: timestamp('done_at', { withTimezone: true })
  },
  (table) => [
    index('contact_messages_received').on(table.receivedAt),
    index('contact_messages_email').on(sql`lower(${table.email})`, table.receivedAt),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_open')
      .on(table.receivedAt)
      .where(sql`${table.doneAt} is null`)
  ]
)

/** Replies of the shop to a message. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Idempotency key: a reply is sent once per key. */
    key: text('key').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull()
  },
  (table) => [
    uniqueIndex('contact_replies_key').on(table.messageId, table.key),
    index('contact_replies_user').on(table.userId)
  ]
)
