import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderEdits, orders } from '../orders/tables.ts'
import { refunds } from '../payments/tables.ts'
import type { InvoiceContent } from './content.ts'

/** `corrected-invoice`: replaces the previous one after an order edit. */
export type InvoiceKind = 'invoice' | 'credit-note' | 'corrected-invoice'

/** The last number of each series. Its row is locked until the transaction commits or rolls back, so there are no gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull()
})

/** Issued invoices and credit notes. Append-only, because documents never change. */
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
    /** The refund of a credit note. */
    refundId: text('refund_id')
      .unique()
      .references(() => refunds.id),
    /** The order edit that caused the credit note and the new invoice. */
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
