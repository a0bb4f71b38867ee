import type { CouponProblem } from '@motif/contract'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

/** Orders by idempotency key, with a hash of the request. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The coupon problem reported to the buyer, for repeated responses. */
    couponProblem: jsonb('coupon_problem').$type<CouponProblem>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull()
  },
  (table) => [index('checkout_keys_created').on(table.createdAt)]
)

/** Redeemed challenges: each is valid for one order. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text('nonce').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull()
})
