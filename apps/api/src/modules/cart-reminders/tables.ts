import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { carts } from '../carts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who agreed to one mail about a cart, until that was sent, the cart ordered, or a week is over. One cart an address, one address a cart. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .unique('cart_reminders_cart')
      .references(() => carts.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    endsAt: moment('ends_at').notNull()
  },
  (table) => [index('cart_reminders_asked').on(table.askedAt), index('cart_reminders_ends').on(table.endsAt)]
)

/** Mails that were sent, for as long as their links are good. */
export const sentCartReminders = pgTable(
  'sent_cart_reminders',
  {
    /** Of the key in the mail's link. */
    keyHash: text('key_hash').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Keyed hash of the address, which itself is forgotten: nobody gets many of them. */
    emailHash: text('email_hash').notNull(),
    endsAt: moment('ends_at').notNull()
  },
  (table) => [
    index('sent_cart_reminders_cart').on(table.cartId),
    index('sent_cart_reminders_email').on(table.emailHash),
    index('sent_cart_reminders_ends').on(table.endsAt)
  ]
)
