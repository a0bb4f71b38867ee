import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export type PaymentState = 'open' | 'succeeded' | 'refund_due' | 'refunded'

/** What the shop knows of an order's payment. One an order; the provider has its own record. */
export const payments = pgTable(
  'payments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'test' | 'stripe'>().notNull(),
    /** The provider's name for it. */
    reference: text('reference').notNull().unique(),
    clientSecret: text('client_secret').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [index('payments_state').on(table.state)]
)

/** Events already dealt with: one that comes twice is told apart by its id. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  reference: text('reference').notNull(),
  receivedAt: moment('received_at').notNull()
})

/** The built-in provider's own books; the shop reads them only through the provider. */
export const testPayments = pgTable('test_payments', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  orderId: text('order_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'requires_payment' | 'requires_action' | 'declined' | 'succeeded'>().notNull(),
  refunded: bigint('refunded', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull()
})
