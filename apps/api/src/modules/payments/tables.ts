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

/** `ending`: its order was given up, and the provider is still to be told that nobody may pay it any more. */
export type PaymentState = 'open' | 'ending' | 'cancelled' | 'succeeded'

/** What the shop knows of an order's payment. One an order; the provider has its own record. */
export const payments = pgTable(
  'payments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `manual`: it was paid outside the shop, and staff say so. */
    provider: text('provider').$type<'test' | 'stripe' | 'manual'>().notNull(),
    /** Idempotency key of its creation, kept before the provider is called: a crash in between repeats the call, not the payment. */
    key: text('key').notNull(),
    /** The provider's name for it; null until the provider has answered. */
    reference: text('reference').unique(),
    clientSecret: text('client_secret'),
    /** The provider's name for who pays, where their cards may be kept. */
    customer: text('customer'),
    /** What the provider takes. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What gift cards are to pay beside it, as it was placed. */
    giftAmount: bigint('gift_amount', { mode: 'number' }).notNull().default(0),
    /** What gift cards paid: nothing until the order is paid. */
    giftSpent: bigint('gift_spent', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [index('payments_state').on(table.state)]
)

export type PaymentRow = typeof payments.$inferSelect

/** Whether gift cards pay all of an order, so that no provider is asked. */
export const isCovered = ({ amount, giftAmount }: PaymentRow): boolean => amount === 0 && giftAmount > 0

/** What was received for an order once it was paid, by the provider and by gift cards. */
export const receivedBy = ({ amount, giftSpent }: Pick<PaymentRow, 'amount' | 'giftSpent'>): number =>
  amount + giftSpent

/** The payment of what a change of an order costs more. It is kept as an order's own is. */
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

/** A payment its provider knows. */
export type BegunPayment = PaymentRow & { reference: string; clientSecret: string }

export const isBegun = (payment: PaymentRow): payment is BegunPayment =>
  payment.reference !== null && payment.clientSecret !== null

/** `due`: to be asked of the provider. `pending`: the provider has taken it on, the bank has not. */
export type RefundState = 'due' | 'pending' | 'done' | 'failed'

/** Money on its way back. Written before the provider is called: its idempotency key is made of the refund's id and `faults`. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What makes a second wish of the same kind the same refund: the caller's key, or the reason it came about by itself. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The provider's name for it. */
    reference: text('reference').unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What of the amount goes back to gift cards; the provider pays back the rest. */
    giftAmount: bigint('gift_amount', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<{ lineId: string; quantity: number }[]>().notNull(),
    withShipping: boolean('with_shipping').notNull(),
    reason: text('reason').notNull(),
    isRestocking: boolean('is_restocking').notNull(),
    by: text('by').$type<OrderAuthor>().notNull(),
    /** The change of the order it settles. Such a refund lowers what was sold: it is none of a sale that stands. */
    editId: text('edit_id').references(() => orderEdits.id, { onDelete: 'cascade' }),
    /** The change whose payment it goes back to; null for the order's own payment and its gift cards. */
    toEditPayment: text('to_edit_payment').references(() => editPayments.editId, { onDelete: 'cascade' }),
    state: text('state').$type<RefundState>().notNull(),
    /** Times the provider answered with a fault of its own, which it may keep under the key it was asked with. */
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

/** Who people are at the provider that keeps the cards they asked it to keep. The shop itself never sees one. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The provider's name for them. */
  reference: text('reference').notNull().unique(),
  createdAt: moment('created_at').notNull()
})

/** Events already dealt with: one that comes twice is told apart by its id. */
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

/** The built-in provider's own books; the shop reads them only through the provider. */
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
  /** The shop's own name for it. */
  refundId: text('refund_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull()
})
