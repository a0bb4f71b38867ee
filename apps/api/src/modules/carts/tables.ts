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

/** Facts of a design, computed once: the print area of its picture, the artwork hash, and the team member. */
export interface Printed {
  area: string
  artwork: string
  member: string
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const carts = pgTable(
  'carts',
  {
    /** Unguessable: it grants a guest access to the cart. */
    id: text('id').primaryKey(),
    /** Owner; null for a guest's cart. */
    customerId: text('customer_id'),
    coupon: text('coupon'),
    /** Its gift cards, in the order they were entered. */
    giftCards: text('gift_cards')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The cart a guest's cart was merged into; its id redirects there. */
    mergedInto: text('merged_into').references((): AnyPgColumn => carts.id, { onDelete: 'cascade' }),
    /** Keys of the last batches, newest first, to make retries idempotent. */
    batches: text('last_batch'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  (table) => [
    uniqueIndex('carts_one_a_customer')
      .on(table.customerId)
      .where(sql`${table.mergedInto} is null and ${table.customerId} is not null`),
    // For the cascade when the target cart is deleted.
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
    /** A frozen copy: later edits of the saved design do not change it. */
    design: designColumn('design'),
    designId: text('design_id'),
    /** The key of its batch; null for a single line, and for lines from before this was stored. */
    batch: text('batch'),
    /** Content hash of the design; empty without one. Equal lines merge by it. */
    designHash: text('design_hash').notNull(),
    /** Facts for the line's picture; null without a design, and for lines from before this was stored. */
    printed: jsonb('printed').$type<Printed>(),
    /** Findings the buyer confirmed; null for lines from before confirmations. */
    confirmed: jsonb('confirmed').$type<DesignFinding[]>(),
    /** Saved for later: part of no total and no order. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** List price when the person last changed the line, to report price changes. */
    seenPrice: integer('seen_price').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull()
  },
  (table) => [
    uniqueIndex('cart_lines_content').on(table.cartId, table.variantId, table.designHash, table.isSaved),
    index('cart_lines_variant').on(table.variantId),
    // Quantities of merged carts above the limit are saved for later, however large.
    check('cart_lines_quantity', sql`${table.quantity} >= 1 and (${table.quantity} <= 999 or ${table.isSaved})`)
  ]
)

/** Designs of removed lines, kept for a day to restore them. */
export const removedDesigns = pgTable(
  'removed_designs',
  {
    lineId: text('line_id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    design: designColumn('design').notNull(),
    designId: text('design_id'),
    /** Of the line. */
    batch: text('batch'),
    confirmed: jsonb('confirmed').$type<DesignFinding[]>(),
    removedAt: moment('removed_at').notNull()
  },
  (table) => [index('removed_designs_cart').on(table.cartId), index('removed_designs_removed').on(table.removedAt)]
)

/** Bytes of designs that somebody added to carts per day. */
export const designIntake = pgTable(
  'design_intake',
  {
    /** A customer, or the HMAC of a guest's network. */
    owner: text('owner').notNull(),
    day: date('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull()
  },
  (table) => [primaryKey({ columns: [table.owner, table.day] }), index('design_intake_day').on(table.day)]
)
