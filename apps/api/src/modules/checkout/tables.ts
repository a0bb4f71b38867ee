import type { CouponProblem } from '@motif/contract'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

/** Which order an idempotency key made, and from which request. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** What the buyer was told about their coupon; the same answer is given again. */
    couponProblem: jsonb('coupon_problem').$type<CouponProblem>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull()
  },
  (table) => [index('checkout_keys_created').on(table.createdAt)]
)

/** Challenges that were used for an order: each is good for one. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text('nonce').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull()
})
