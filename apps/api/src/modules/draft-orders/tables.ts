import type { Address, DesignFinding, DraftDiscount, OwnPrice, ShippingMethod, Totals } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'
import type { Printed } from '../carts/tables.ts'
import { variants } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import type { LineAmounts } from '../pricing/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What a customer was offered. It holds as long as the link, whatever becomes of prices, taxes and delivery meanwhile. */
export interface Offer {
  lines: (LineAmounts & { lineId: string })[]
  totals: Totals
  method: ShippingMethod
}

/** Orders that staff put together. Its orders name a draft where others name their cart. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: text('id').primaryKey(),
    /** The same key is the same draft. */
    key: text('key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    /** In lower case. */
    email: text('email'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingMethod: text('shipping_method').$type<'standard' | 'express'>(),
    /** To the customer. */
    note: text('note'),
    discount: jsonb('discount').$type<DraftDiscount>(),
    /** As it was saved, for the list. */
    total: bigint('total', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Goes up with each change. */
    revision: integer('revision').notNull().default(1),
    /** Names its link. Null: none was sent, it was changed since, or the link was withdrawn. */
    linkId: text('link_id').unique(),
    offer: jsonb('offer').$type<Offer>(),
    sentAt: moment('sent_at'),
    endsAt: moment('ends_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The order that was placed from it last. It is paid once that is. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Who of staff. No reference: accounts may go. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** It can be restored for a day. */
    deletedAt: moment('deleted_at')
  },
  (table) => [
    index('draft_orders_updated').on(table.updatedAt, table.id),
    index('draft_orders_email').on(table.email),
    index('draft_orders_order').on(table.orderId)
  ]
)

export type DraftRow = typeof draftOrders.$inferSelect

export const draftOrderLines = pgTable(
  'draft_order_lines',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id')
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    ownPrice: jsonb('own_price').$type<OwnPrice>(),
    /** A frozen copy from an earlier order; null for a blank. */
    design: designColumn('design'),
    designId: text('design_id'),
    /** Names the design by its content; empty without one. */
    designHash: text('design_hash').notNull(),
    printed: jsonb('printed').$type<Printed>(),
    confirmed: jsonb('confirmed').$type<DesignFinding[]>()
  },
  (table) => [
    index('draft_order_lines_draft').on(table.draftId, table.position),
    index('draft_order_lines_variant').on(table.variantId),
    check('draft_order_lines_quantity', sql`${table.quantity} >= 1`)
  ]
)
