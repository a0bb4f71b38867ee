import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Subscriptions. Unsubscribing deletes the row. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    /** Hash of the token in the newest confirmation mail. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The language of the person. */
    locale: text('locale').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until confirmed. */
    confirmedAt: moment('confirmed_at'),
    /** When the last mail was sent, and how many were sent before the confirmation. */
    mailedAt: moment('mailed_at').notNull(),
    mails: smallint('mails').notNull().default(1),
    /** When an unconfirmed subscription is deleted; null for a confirmed one. */
    endsAt: moment('ends_at')
  },
  (table) => [
    check('newsletter_subscriptions_end', sql`(${table.confirmedAt} is null) = (${table.endsAt} is not null)`),
    index('newsletter_subscriptions_ends').on(table.endsAt)
  ]
)
