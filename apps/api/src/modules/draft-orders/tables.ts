import type { Address, DesignFinding, DraftDiscount, OwnPrice, ShippingMethod, Totals } from '@motif/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'
import type { Printed } from '../carts/tables.ts'
import { variants } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import type { LineAmounts } from '../pricing/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The offer to a customer. It holds as long as the link, whatever happens to prices, taxes and delivery. */
export interface Offer {
  lines: (LineAmounts & { lineId: string })[]
  totals: Totals
  method: ShippingMethod
}

/** Draft orders. Orders placed from one store its id as their cart id. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: text('id').primaryKey(),
    /** Idempotency key. */
    key: text('key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    /** In lower case. */
    email: text('email'),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingMethod: text('shipping_method'),
    /** To the customer. */
    note: text('note'),
    discount: jsonb('discount').$type<DraftDiscount>(),
    /** As saved, for the list. */
    total: bigint('total', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Increases with each change. */
    revision: integer('revision').notNull().default(1),
    /** Id of its link. Null: never sent, changed since, or withdrawn. */
    linkId: text('link_id').unique(),
    offer: jsonb('offer').$type<Offer>(),
    sentAt: moment('sent_at'),
    endsAt: moment('ends_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The order placed from it last. The draft is paid once that is. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Member of staff. No foreign key: drafts outlive accounts. */
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
    /** The copied line's. */
    batch: text('batch'),
    /** Content hash of the design; empty without one. */
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
