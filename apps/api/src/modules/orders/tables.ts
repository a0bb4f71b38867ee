import type { Address, DesignFinding, Order, OrderStatus, Picture, Totals, Tracking } from '@motif/contract'
import type { ProductionStage, ReprintReason } from '@motif/contract/production-rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
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
import { prefixIndex, prefixLength, wordPrefixes } from '../../platform/text-patterns.ts'
import { variants } from '../catalogue/tables.ts'
import { mailboxOf } from './buyer.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who changed the status. */
export type OrderAuthor = Order['history'][number]['by']

/** Used by servers of the previous version; drop its index when none of them runs. */
const formerSearchText = sql`(' ' || number || ' ' || email || ' ' || coalesce(shipping_address ->> 'name', '') || ' ' || coalesce(tracking ->> 'number', ''))`

/**
 * Text that staff search orders by: number, buyer's address and name, tracking numbers. A space before each word lets short words match by their
 * beginning.
 */
export const orderSearchText = sql`(' ' || number || ' ' || email || ' ' || coalesce(shipping_address ->> 'name', '') || ' ' || coalesce(tracking ->> 'numbers', tracking ->> 'number', ''))`

/** Seconds per period of `orderPrefixes`. */
export const prefixPeriodSeconds = 864_000

/** Indexed letters of a number: up to its month. */
export const numberPrefixLength = 6

/**
 * Prefixes of the words in `orderSearchText`: `n:` for the number, `p:` for the buyer's address and name, `t:` for tracking numbers, each after the
 * number of its ten-day period, such as `2063p:ad`. The trigram index is unordered and matches inside words; this one finds the newest orders
 * first, period by period.
 */
export const orderPrefixes = prefixIndex(
  `replace(' n:' || left(lower(number), ${numberPrefixLength}) || ${wordPrefixes(
    `' ' || email || ' ' || coalesce(shipping_address ->> 'name', '')`,
    'p:'
  )} || ${wordPrefixes(
    `' ' || coalesce(tracking ->> 'numbers', tracking ->> 'number', '')`,
    't:'
  )}, ' ', ' ' || floor(extract(epoch from timezone('UTC', placed_at)) / ${prefixPeriodSeconds})::text)`
)

/** Text that staff search guests by: see `userSearchText`. */
export const guestSearchText = sql`(' ' || email || ' ' || coalesce(shipping_address ->> 'name', ''))`

/**
 * Prefixes of the words in a guest's name, except those shared with the address: guests whose address starts with a text are adjacent in address
 * order, and the others are few.
 */
export const guestNamePrefixes = prefixIndex(
  wordPrefixes(`' ' || coalesce(shipping_address ->> 'name', '')`),
  `left(lower(email), ${prefixLength})`
)

/** Of the newest shipment with a number; `numbers` are those of all shipments, for the search, if there are several. */
export type OrderTracking = Tracking & { numbers?: string }

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Readable number. */
    number: text('number').notNull().unique(),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Null for guests. */
    customerId: text('customer_id'),
    /** In lower case, so that a guest's orders are found when they register. */
    email: text('email').notNull(),
    /** The normalised mailbox, to recognise a buyer. */
    buyer: text('buyer').generatedAlwaysAs(mailboxOf(sql`email`)),
    /** The cart it came from, emptied after payment. No foreign key: orders outlive carts. */
    cartId: text('cart_id').notNull(),
    currency: text('currency').notNull(),
    totals: jsonb('totals').$type<Totals>().notNull(),
    /** Copy of `totals.total.amount`, for sums in SQL. */
    total: bigint('total', { mode: 'number' }).notNull(),
    coupon: text('coupon'),
    /** Printed on the packing slip. */
    giftNote: text('gift_note'),
    shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    shippingMethod: text('shipping_method').notNull(),
    /** Its name at that time; null for orders from before it was stored. */
    shippingName: text('shipping_name'),
    /** The last delivery day, as promised to the buyer. */
    deliveryBy: date('delivery_by', { mode: 'string' }),
    tracking: jsonb('tracking').$type<OrderTracking>(),
    /** State of its stock: reserved until `reservedUntil`, released, or sold. */
    stock: text('stock').$type<'held' | 'released' | 'sold'>().notNull(),
    reservedUntil: moment('reserved_until').notNull(),
    /** Kind of hold while `stock` is `held`. */
    hold: text('hold').$type<'firm' | 'soft'>().notNull().default('firm'),
    /** Since then an idle unpaid order yields if its pieces are needed. Null: at the end of `reservedUntil`. */
    yieldsAt: moment('yields_at'),
    /** Keyed hash of the network, for the limits on unpaid orders; deleted after a day. */
    network: text('network'),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** Increases with each edit. */
    revision: integer('revision').notNull().default(0)
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_email').on(table.email),
    index('orders_guests')
      .on(table.email, table.paidAt)
      .where(sql`${table.customerId} is null`),
    index('orders_buyer').on(table.buyer),
    index('orders_coupon')
      .on(table.coupon)
      .where(sql`${table.coupon} is not null`),
    index('orders_placed').on(table.placedAt),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_country').on(sql`(${table.shippingAddress} ->> 'country')`),
    index('orders_total').on(table.total, table.id),
    index('orders_listed').on(table.status, table.placedAt, table.id),
    index('orders_search').using('gin', sql`${formerSearchText} gin_trgm_ops`),
    index('orders_found').using('gin', sql`${orderSearchText} gin_trgm_ops`),
    // Without a pending list: each query would scan all of it.
    index('orders_begun').using('gin', orderPrefixes).with({ fastupdate: false }),
    index('orders_guests_found')
      .using('gin', sql`${guestSearchText} gin_trgm_ops`)
      .where(sql`${table.customerId} is null`),
    index('orders_guests_named')
      .using('gin', guestNamePrefixes)
      .with({ fastupdate: false })
      .where(sql`${table.customerId} is null`),
    index('orders_waiting')
      .on(table.cartId)
      .where(sql`${table.status} = 'pending'`),
    index('orders_with_network')
      .on(table.placedAt)
      .where(sql`${table.network} is not null`),
    index('orders_unpaid_network')
      .on(table.network, table.placedAt)
      .where(sql`${table.paidAt} is null`),
    index('orders_unpaid_buyer')
      .on(table.buyer, table.placedAt)
      .where(sql`${table.paidAt} is null`),
    index('orders_unpaid_customer')
      .on(table.customerId, table.placedAt)
      .where(sql`${table.paidAt} is null`)
  ]
)

export type OrderRow = typeof orders.$inferSelect

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** A purchased line: names, prices and picture are copies that later catalogue changes do not affect. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    position: integer('position').notNull(),
    cartLineId: text('cart_line_id').notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    productSlug: text('product_slug').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    options: jsonb('options').$type<{ name: string; value: string }[]>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** This line's share of the order's discount and tax, for exact partial refunds. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    /** The tax rate used. */
    taxPercent: doublePrecision('tax_percent').notNull().default(0),
    image: jsonb('image').$type<Picture>().notNull(),
    design: designColumn('design'),
    designId: text('design_id'),
    /** The key of the batch it went into its cart with: that of its team. Null for a line by itself, and for orders from before it was kept. */
    batch: text('batch'),
    /** Content hash of the design; null without one, and for orders from before it was stored. */
    designHash: text('design_hash'),
    /** Team member; null as above. */
    member: text('member'),
    /** Findings the buyer confirmed; null for orders from before confirmations. */
    confirmed: jsonb('confirmed').$type<DesignFinding[]>()
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.position),
    index('order_lines_variant').on(table.variantId),
    index('order_lines_saved_design')
      .on(table.designId)
      .where(sql`${table.designId} is not null`),
    index('order_lines_sku').on(sql`lower(${table.sku})`, table.orderId),
    index('order_lines_picture').on(sql`split_part(image->>'url', '/', 5)`)
  ]
)

/** Hash of the artwork in a line's picture: `/pictures/<view>/<tint>/<hash>`. */
export const pictureHash = sql<string>`split_part(${orderLines.image}->>'url', '/', 5)`

/** Shipments of orders. Orders from before these were stored have none: see `shipments.ts`. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** Position among the shipments of its order, from 0. */
    position: integer('position').notNull(),
    /** Idempotency key. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    tracking: jsonb('tracking').$type<Tracking>(),
    /** Note to the customer. */
    note: text('note'),
    at: moment('at').notNull(),
    /** When it was voided; its pieces are to be sent again. */
    voidedAt: moment('voided_at'),
    voidReason: text('void_reason')
  },
  (table) => [
    uniqueIndex('order_shipments_once').on(table.orderId, table.key),
    index('order_shipments_order').on(table.orderId, table.position)
  ]
)

export const orderShipmentLines = pgTable(
  'order_shipment_lines',
  {
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => orderShipments.id, { onDelete: 'cascade' }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.lineId] }),
    index('order_shipment_lines_line').on(table.lineId),
    check('order_shipment_lines_quantity', sql`${table.quantity} > 0`)
  ]
)

export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: orderId(),
    status: text('status').$type<OrderStatus>().notNull(),
    by: text('by').$type<OrderAuthor>().notNull(),
    /** Note to the customer. */
    note: text('note'),
    at: moment('at').notNull()
  },
  (table) => [index('order_history_order').on(table.orderId)]
)

/** A line before or after an edit. */
export type EditedLine = Pick<
  typeof orderLines.$inferSelect,
  | 'id'
  | 'variantId'
  | 'name'
  | 'sku'
  | 'options'
  | 'quantity'
  | 'unitPrice'
  | 'total'
  | 'discount'
  | 'tax'
  | 'taxPercent'
  | 'image'
>

/** The editable content of an order. */
export interface OrderContent extends Pick<OrderRow, 'totals' | 'shippingAddress' | 'billingAddress' | 'deliveryBy'> {
  lines: EditedLine[]
  /** Absent in edits from before it could be changed. */
  shippingMethod?: OrderRow['shippingMethod']
  /** Absent in edits from before it was stored. */
  shippingName?: OrderRow['shippingName']
}

/** `open`: waits for its payment, with its additional pieces reserved. */
export type OrderEditState = 'open' | 'applied' | 'withdrawn' | 'expired'

/** Edits of orders by staff before production. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** Idempotency key. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<OrderEditState>().notNull(),
    before: jsonb('before').$type<OrderContent>().notNull(),
    after: jsonb('after').$type<OrderContent>().notNull(),
    /** Additional cost; negative if the order becomes cheaper. */
    difference: bigint('difference', { mode: 'number' }).notNull(),
    /** Total waived amount, earlier edits included. */
    waived: bigint('waived', { mode: 'number' }).notNull(),
    /** Reason of the waiver; null without one. */
    waiver: text('waiver'),
    /** Note to the customer. */
    reason: text('reason').notNull(),
    /** Member of staff. No foreign key: edits outlive accounts. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** End of the payment period; null without a payment. */
    endsAt: moment('ends_at'),
    /** When it was applied or closed. */
    settledAt: moment('settled_at')
  },
  (table) => [
    uniqueIndex('order_edits_key').on(table.orderId, table.key),
    index('order_edits_order').on(table.orderId, table.at),
    uniqueIndex('order_edits_open')
      .on(table.orderId)
      .where(sql`${table.state} = 'open'`)
  ]
)

export type OrderEditRow = typeof orderEdits.$inferSelect

/** Mails about orders, for staff. Their text is not stored. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: orderId(),
    /** Template name. */
    mail: text('mail').notNull(),
    at: moment('at').notNull()
  },
  (table) => [index('order_mails_order').on(table.orderId)]
)

/** Production jobs: one per line of a paid order, and one per reprint. */
export const productionJobs = pgTable(
  'production_jobs',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** For the board's product filter. No foreign key: the line refers to the variant. */
    productId: text('product_id').notNull(),
    /** Whether the line has a design. */
    isPrinted: boolean('is_printed').notNull(),
    quantity: integer('quantity').notNull(),
    /** The day it must be packed by. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    stage: text('stage').$type<ProductionStage>().notNull(),
    /** Increases with each change. */
    revision: integer('revision').notNull().default(1),
    /** The member of staff who moved it last; null for the shop and the buyer. No foreign key: jobs outlive accounts. */
    movedBy: text('moved_by'),
    movedAt: moment('moved_at').notNull(),
    /** Since then it is off the board. */
    closedAt: moment('closed_at'),
    outcome: text('outcome').$type<'sent' | 'dropped'>(),
    /** The original of a reprint. */
    originalId: text('original_id').references((): AnyPgColumn => productionJobs.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReprintReason>(),
    reasonText: text('reason_text'),
    /** The member of staff who requested the reprint, and the idempotency key. */
    madeBy: text('made_by'),
    key: text('key').unique()
  },
  (table) => [
    index('production_jobs_open')
      .on(table.stage, table.dueOn, table.id)
      .where(sql`${table.closedAt} is null`),
    index('production_jobs_product')
      .on(table.productId, table.stage, table.dueOn, table.id)
      .where(sql`${table.closedAt} is null`),
    index('production_jobs_order').on(table.orderId),
    // One original job per line.
    uniqueIndex('production_jobs_line')
      .on(table.lineId)
      .where(sql`${table.originalId} is null`),
    index('production_jobs_original')
      .on(table.originalId)
      .where(sql`${table.originalId} is not null`),
    check('production_jobs_stage', sql`${table.stage} in ('approve', 'ask', 'print', 'pack', 'ship')`),
    check('production_jobs_way', sql`${table.isPrinted} or ${table.stage} in ('pack', 'ship')`),
    check('production_jobs_quantity', sql`${table.quantity} > 0`),
    check('production_jobs_reprint', sql`(${table.originalId} is null) = (${table.reason} is null)`)
  ]
)

export type ProductionJobRow = typeof productionJobs.$inferSelect

/** Questions of staff to the buyer before printing, with the answers. */
export const productionQuestions = pgTable(
  'production_questions',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => productionJobs.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** No foreign key: questions outlive accounts. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer').$type<'as-is' | 'message'>(),
    /** The buyer's text; null without one. */
    answerText: text('answer_text'),
    answeredAt: moment('answered_at')
  },
  (table) => [index('production_questions_job').on(table.jobId, table.askedAt)]
)
