import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { type OrderAuthor, orderEdits, orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** `ending`: its order was cancelled, and the payment must still be cancelled at the provider. */
export type PaymentState = 'open' | 'ending' | 'cancelled' | 'succeeded'

/** The payment of an order, one per order; the provider has its own record. */
export const payments = pgTable(
  'payments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `manual`: paid outside the shop, as recorded by staff. */
    provider: text('provider').$type<'test' | 'stripe' | 'manual'>().notNull(),
    /** Idempotency key of its creation, stored before the call to the provider: after a crash the retry finds the same payment. */
    key: text('key').notNull(),
    /** The provider's id; null until it has answered. */
    reference: text('reference').unique(),
    clientSecret: text('client_secret'),
    /** The provider's id of the customer, if cards may be saved. */
    customer: text('customer'),
    /** Amount for the provider. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Amount that gift cards are to pay, as ordered. */
    giftAmount: bigint('gift_amount', { mode: 'number' }).notNull().default(0),
    /** Amount gift cards have paid: 0 until the order is paid. */
    giftSpent: bigint('gift_spent', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [index('payments_state').on(table.state)]
)

export type PaymentRow = typeof payments.$inferSelect

/** Whether gift cards cover an order, so that no provider is needed. */
export const isCovered = ({ amount, giftAmount }: PaymentRow): boolean => amount === 0 && giftAmount > 0

/** The received amount of a paid order, from provider and gift cards. */
export const receivedBy = ({ amount, giftSpent }: Pick<PaymentRow, 'amount' | 'giftSpent'>): number =>
  amount + giftSpent

/** Payments of edits that cost more, like payments of orders. */
export const editPayments = pgTable(
  'edit_payments',
  {
    editId: text('edit_id')
      .primaryKey()
      .references(() => orderEdits.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'test' | 'stripe'>().notNull(),
    key: text('key').notNull(),
    reference: text('reference').unique(),
    clientSecret: text('client_secret'),
    customer: text('customer'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    index('edit_payments_order').on(table.orderId),
    index('edit_payments_unsettled')
      .on(table.state)
      .where(sql`${table.state} in ('open', 'ending')`)
  ]
)

export type EditPaymentRow = typeof editPayments.$inferSelect

/** A payment that exists at its provider. */
export type BegunPayment = PaymentRow & { reference: string; clientSecret: string }

export const isBegun = (payment: PaymentRow): payment is BegunPayment =>
  payment.reference !== null && payment.clientSecret !== null

/** `due`: to be requested from the provider. `pending`: accepted by the provider, not yet by the bank. */
export type RefundState = 'due' | 'pending' | 'done' | 'failed'

/** Refunds. Stored before the call to the provider; the idempotency key consists of the refund's id and `faults`. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Identifies repeated requests: the caller's key, or the reason of an automatic refund. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The provider's id. */
    reference: text('reference').unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The part for gift cards; the provider refunds the rest. */
    giftAmount: bigint('gift_amount', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<{ lineId: string; quantity: number }[]>().notNull(),
    withShipping: boolean('with_shipping').notNull(),
    reason: text('reason').notNull(),
    isRestocking: boolean('is_restocking').notNull(),
    by: text('by').$type<OrderAuthor>().notNull(),
    /** The edit it settles. Such a refund lowers the value of the sale and does not count as a refund of it. */
    editId: text('edit_id').references(() => orderEdits.id, { onDelete: 'cascade' }),
    /** The edit whose payment it refunds; null for the order's own payment and its gift cards. */
    toEditPayment: text('to_edit_payment').references(() => editPayments.editId, { onDelete: 'cascade' }),
    state: text('state').$type<RefundState>().notNull(),
    /** Number of provider errors, each of which it may have stored under the key used. */
    faults: integer('faults').notNull().default(0),
    at: moment('at').notNull()
  },
  (table) => [
    uniqueIndex('refunds_once').on(table.orderId, table.key),
    index('refunds_at').on(table.at),
    index('refunds_unsettled')
      .on(table.state)
      .where(sql`${table.state} in ('due', 'pending')`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_gift_amount', sql`${table.giftAmount} >= 0 and ${table.giftAmount} <= ${table.amount}`)
  ]
)

export type RefundRow = typeof refunds.$inferSelect

/** The provider's customer ids of people who saved cards. The shop itself never sees a card. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's id. */
  reference: text('reference').notNull().unique(),
  createdAt: moment('created_at').notNull()
})

/** Handled events: duplicates are recognised by their id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    reference: text('reference').notNull(),
    receivedAt: moment('received_at').notNull()
  },
  (table) => [index('payment_events_received').on(table.receivedAt)]
)

/** Data of the built-in test provider; the shop reads it only through the provider. */
export const testPayments = pgTable('test_payments', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  orderId: text('order_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status')
    .$type<'requires_payment' | 'requires_action' | 'declined' | 'succeeded' | 'cancelled'>()
    .notNull(),
  refunded: bigint('refunded', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull()
})

export const testRefunds = pgTable('test_refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testPayments.id, { onDelete: 'cascade' }),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** The shop's id. */
  refundId: text('refund_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull()
})
