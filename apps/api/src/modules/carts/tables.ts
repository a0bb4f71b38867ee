import type { DesignFinding } from '@motif/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'
import { variants } from '../catalogue/tables.ts'

/** What an answer says of a design, worked out once: the print area its picture shows, the name of the artwork on it, and whom of a team it is for. */
export interface Printed {
  area: string
  artwork: string
  member: string
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const carts = pgTable(
  'carts',
  {
    /** Unguessable: knowing it is what lets a visitor use the cart. */
    id: text('id').primaryKey(),
    /** Whose it is; null while it is a visitor's. */
    customerId: text('customer_id'),
    coupon: text('coupon'),
    /** Gift cards it pays with, in the order they were entered. */
    giftCards: text('gift_cards')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Set when a visitor's cart was added to the one the person already had; its address then leads there. */
    mergedInto: text('merged_into').references((): AnyPgColumn => carts.id, { onDelete: 'cascade' }),
    /** Keys of the lines and batches that were put in last, newest first, so that asking for them again changes nothing. */
    batches: text('last_batch'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    uniqueIndex('carts_one_a_customer')
      .on(table.customerId)
      .where(sql`${table.mergedInto} is null and ${table.customerId} is not null`),
    // Found where the cart they were joined to is deleted.
    index('carts_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('carts_forgotten')
      .on(table.updatedAt)
      .where(sql`${table.customerId} is null or ${table.mergedInto} is not null`)
  ]
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** A frozen copy: later edits of the saved design do not reach it. */
    design: designColumn('design'),
    designId: text('design_id'),
    /** The key of the batch it went in with; null for a line put in by itself, and for lines from before this was written down. */
    batch: text('batch'),
    /** Names the design by its content; empty without one. Equal content adds up. */
    designHash: text('design_hash').notNull(),
    /** What of its design the line's picture shows; null without one, and for lines from before this was written down. */
    printed: jsonb('printed').$type<Printed>(),
    /** What the buyer confirmed to be printed as it is; null for lines from before that was asked here. */
    confirmed: jsonb('confirmed').$type<DesignFinding[]>(),
    /** Kept for later: in no total and no order. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** List price when the person last put or changed the line, to tell them when it moves. */
    seenPrice: integer('seen_price').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull()
  },
  (table) => [
    uniqueIndex('cart_lines_content').on(table.cartId, table.variantId, table.designHash, table.isSaved),
    index('cart_lines_variant').on(table.variantId),
    // What joined carts hold above the limit is kept for later, however much it is.
    check('cart_lines_quantity', sql`${table.quantity} >= 1 and (${table.quantity} <= 999 or ${table.isSaved})`)
  ]
)

/** Designs of lines that were taken out, for a day, in which these may come back. */
export const removedDesigns = pgTable(
  'removed_designs',
  {
    lineId: text('line_id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    design: designColumn('design').notNull(),
    designId: text('design_id'),
    /** The line's. */
    batch: text('batch'),
    confirmed: jsonb('confirmed').$type<DesignFinding[]>(),
    removedAt: moment('removed_at').notNull()
  },
  (table) => [index('removed_designs_cart').on(table.cartId), index('removed_designs_removed').on(table.removedAt)]
)

/** Bytes of designs somebody put into carts on a day. */
export const designIntake = pgTable(
  'design_intake',
  {
    /** A customer, or the HMAC of a visitor's network. */
    owner: text('owner').notNull(),
    day: date('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull()
  },
  (table) => [primaryKey({ columns: [table.owner, table.day] }), index('design_intake_day').on(table.day)]
)
