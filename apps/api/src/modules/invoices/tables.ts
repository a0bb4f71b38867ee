import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderEdits, orders } from '../orders/tables.ts'
import { refunds } from '../payments/tables.ts'
import type { InvoiceContent } from './content.ts'

/** `corrected-invoice`: takes the place of the one before once its order was changed. */
export type InvoiceKind = 'invoice' | 'credit-note' | 'corrected-invoice'

/** The last number given out in a series. Its row is locked until what took the number is kept or undone: no number is ever left out. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull()
})

/** Invoices and credit notes as they were issued. Only ever added to: what the document says never changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    series: text('series').notNull(),
    position: integer('position').notNull(),
    number: text('number').notNull().unique(),
    /** No cascade: an order with an invoice cannot be deleted. */
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund a credit note is for. */
    refundId: text('refund_id')
      .unique()
      .references(() => refunds.id),
    /** The change of the order it follows: a credit note over the invoice before, and the invoice in its place. */
    editId: text('edit_id').references(() => orderEdits.id),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull()
  },
  (table) => [
    unique('invoices_series').on(table.series, table.position),
    uniqueIndex('invoices_one_an_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('invoices_edit')
      .on(table.editId, table.kind)
      .where(sql`${table.editId} is not null`),
    index('invoices_order').on(table.orderId)
  ]
)
