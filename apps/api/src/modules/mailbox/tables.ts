import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails of a shop without a mail server. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    date: timestamp('date', { withTimezone: true }).notNull()
  },
  (table) => [index('mailbox_messages_to').on(table.to, table.id)]
)

/** Mails that the mail server accepted, so that a repeated job does not send them again. */
export const deliveredMails = pgTable(
  'delivered_mails',
  {
    messageId: text('message_id').primaryKey(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }).notNull()
  },
  (table) => [index('delivered_mails_at').on(table.deliveredAt)]
)
