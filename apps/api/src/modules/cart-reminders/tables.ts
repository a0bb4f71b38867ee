import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { carts } from '../carts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Consent to one mail about a cart, until it is sent, the cart is ordered, or a week has passed. One address per cart and one cart per address. */
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

/** Sent mails, for as long as their links are valid. */
export const sentCartReminders = pgTable(
  'sent_cart_reminders',
  {
    /** Hash of the key in the mail's link. */
    keyHash: text('key_hash').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Keyed hash of the address, which is not kept: it limits the mails per address. */
    emailHash: text('email_hash').notNull(),
    endsAt: moment('ends_at').notNull()
  },
  (table) => [
    index('sent_cart_reminders_cart').on(table.cartId),
    index('sent_cart_reminders_email').on(table.emailHash),
    index('sent_cart_reminders_ends').on(table.endsAt)
  ]
)
