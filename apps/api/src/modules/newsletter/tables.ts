import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who asked for the newsletter. Whoever stops it is deleted. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    /** Hash of the token in the newest mail that asks for confirmation. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The language the person reads the shop in. */
    locale: text('locale').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the person has pressed the button behind the mail's link. */
    confirmedAt: moment('confirmed_at'),
    /** When the last mail about this went out, and how many did before it was confirmed. */
    mailedAt: moment('mailed_at').notNull(),
    mails: smallint('mails').notNull().default(1),
    /** An unconfirmed one is forgotten then; a confirmed one has no end. */
    endsAt: moment('ends_at')
  },
  (table) => [
    check('newsletter_subscriptions_end', sql`(${table.confirmedAt} is null) = (${table.endsAt} is not null)`),
    index('newsletter_subscriptions_ends').on(table.endsAt)
  ]
)
