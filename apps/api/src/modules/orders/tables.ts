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

/** Who moved an order. */
export type OrderAuthor = Order['history'][number]['by']

/** What servers of the version before look for; its index goes once none of them runs. */
const formerSearchText = sql`(' ' || number || ' ' || email || ' ' || coalesce(shipping_address ->> 'name', '') || ' ' || coalesce(tracking ->> 'number', ''))`

/**
 * What staff find an order by: its number, the buyer's address and name, and the numbers of its parcels. A space before each word lets short words be found by
 * how they begin.
 */
export const orderSearchText = sql`(' ' || number || ' ' || email || ' ' || coalesce(shipping_address ->> 'name', '') || ' ' || coalesce(tracking ->> 'numbers', tracking ->> 'number', ''))`

/** Days whose orders `orderPrefixes` keeps apart, in seconds. */
export const prefixPeriodSeconds = 864_000

/** Letters it keeps of a number: those of its month and what stands before. */
export const numberPrefixLength = 6

/**
 * How the words of `orderSearchText` begin: `n:` its number, `p:` the buyer's address and name, `t:` the numbers of its parcels, each after the number of the ten days
 * it was placed in, such as `2063p:ad`. The index of texts has no order and knows words that begin behind a dot or an `@`, too; this one tells the newest orders first,
 * a period at a time.
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

/** What staff find a guest by: see `userSearchText`. */
export const guestSearchText = sql`(' ' || email || ' ' || coalesce(shipping_address ->> 'name', ''))`

/**
 * How the words of a guest's name begin, but for those that begin as the address does: guests whose address begins with a text stand together in the order of
 * addresses, and the others are few.
 */
export const guestNamePrefixes = prefixIndex(
  wordPrefixes(`' ' || coalesce(shipping_address ->> 'name', '')`),
  `left(lower(email), ${prefixLength})`
)

/** Of the newest parcel that has a number; `numbers` are those of all parcels, to be found by, where there are several. */
export type OrderTracking = Tracking & { numbers?: string }

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** For people to say on the phone. */
    number: text('number').notNull().unique(),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Null for guests. */
    customerId: text('customer_id'),
    /** In lower case, so that orders of a guest are found again when they register. */
    email: text('email').notNull(),
    /** The mailbox behind the address, to know a buyer again. */
    buyer: text('buyer').generatedAlwaysAs(mailboxOf(sql`email`)),
    /** The cart it came from, which is emptied once it is paid. No reference: carts may go, orders stay. */
    cartId: text('cart_id').notNull(),
    currency: text('currency').notNull(),
    totals: jsonb('totals').$type<Totals>().notNull(),
    /** `totals.total.amount` again, for sums in SQL. */
    total: bigint('total', { mode: 'number' }).notNull(),
    coupon: text('coupon'),
    /** Goes into the parcel. */
    giftNote: text('gift_note'),
    shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    shippingMethod: text('shipping_method').$type<'standard' | 'express'>().notNull(),
    /** The last day it comes by, as the buyer was told. */
    deliveryBy: date('delivery_by', { mode: 'string' }),
    tracking: jsonb('tracking').$type<OrderTracking>(),
    /** What its stock is: held back until `reservedUntil`, given back, or sold. */
    stock: text('stock').$type<'held' | 'released' | 'sold'>().notNull(),
    reservedUntil: moment('reserved_until').notNull(),
    /** Which of the variants' counts holds its pieces while `stock` is `held`. */
    hold: text('hold').$type<'firm' | 'soft'>().notNull().default('firm'),
    /** From then on an unpaid order nobody is paying gives way where its pieces are short. Null: at the end of `reservedUntil`. */
    yieldsAt: moment('yields_at'),
    /** Keyed hash of the network it was placed from, for the limits on unpaid orders; forgotten after a day. */
    network: text('network'),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    /** Goes up with each change of what was ordered. */
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
    index('orders_listed').on(table.status, table.placedAt, table.id),
    index('orders_search').using('gin', sql`${formerSearchText} gin_trgm_ops`),
    index('orders_found').using('gin', sql`${orderSearchText} gin_trgm_ops`),
    // Without a list of what is yet to be put in order: each of many questions would read all of it.
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

/** A line as it was bought: names, prices and picture are copies that later changes of the catalogue do not reach. */
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
    /** This line's part of the order's discount and tax, so that a part can be refunded exactly. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    /** The rate it was worked out with. */
    taxPercent: doublePrecision('tax_percent').notNull().default(0),
    image: jsonb('image').$type<Picture>().notNull(),
    design: designColumn('design'),
    designId: text('design_id'),
    /** Names the design by its content; null without one, and for orders from before it was kept. */
    designHash: text('design_hash'),
    /** Whom of a team it is for; null as above. */
    member: text('member'),
    /** What the buyer confirmed to be printed as it is; null for orders from before that was asked. */
    confirmed: jsonb('confirmed').$type<DesignFinding[]>()
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.position),
    index('order_lines_variant').on(table.variantId),
    index('order_lines_sku').on(sql`lower(${table.sku})`, table.orderId),
    index('order_lines_picture').on(sql`split_part(image->>'url', '/', 5)`)
  ]
)

/** Names the artwork a line's picture shows: `/pictures/<view>/<tint>/<hash>`. */
export const pictureHash = sql<string>`split_part(${orderLines.image}->>'url', '/', 5)`

/** Parcels and letters of an order. Orders from before they were kept have none: see `shipments.ts`. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** Among the parcels of its order, from 0. */
    position: integer('position').notNull(),
    /** The same key is the same parcel. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    tracking: jsonb('tracking').$type<Tracking>(),
    /** From the shop, in a sentence for the customer. */
    note: text('note'),
    at: moment('at').notNull(),
    /** When it was taken back, and why: its pieces are to be sent again. */
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
    /** Why, in a sentence for the customer. */
    note: text('note'),
    at: moment('at').notNull()
  },
  (table) => [index('order_history_order').on(table.orderId)]
)

/** A line as a change found it or leaves it. */
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

/** What of an order a change may reach. */
export interface OrderContent extends Pick<OrderRow, 'totals' | 'shippingAddress' | 'billingAddress' | 'deliveryBy'> {
  lines: EditedLine[]
  /** Absent in changes from before it could be changed. */
  shippingMethod?: OrderRow['shippingMethod']
}

/** `open`: it waits for its payment, and what it needs more of is held. */
export type OrderEditState = 'open' | 'applied' | 'withdrawn' | 'expired'

/** Changes staff made of orders before they were produced. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** The same key is the same change. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<OrderEditState>().notNull(),
    before: jsonb('before').$type<OrderContent>().notNull(),
    after: jsonb('after').$type<OrderContent>().notNull(),
    /** What it costs more, or less where it is below 0. */
    difference: bigint('difference', { mode: 'number' }).notNull(),
    /** What the order would cost more if nothing had been waived, by this change or one before. */
    waived: bigint('waived', { mode: 'number' }).notNull(),
    /** Why the shop does without a difference; null where it does not. */
    waiver: text('waiver'),
    /** In a sentence for the customer. */
    reason: text('reason').notNull(),
    /** Who of staff. No reference: accounts may go. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** Until when it can be paid; null where nothing is to be paid. */
    endsAt: moment('ends_at'),
    /** When it was made or given up. */
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

/** Mails about an order, for staff to see that they were sent. What they said is not kept. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: orderId(),
    /** Name of the template. */
    mail: text('mail').notNull(),
    at: moment('at').notNull()
  },
  (table) => [index('order_mails_order').on(table.orderId)]
)

/** What is to be printed, packed and sent: one job for each line of a paid order, and one more for each reprint. */
export const productionJobs = pgTable(
  'production_jobs',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** To narrow the board to a product. No reference: the line holds the variant. */
    productId: text('product_id').notNull(),
    /** Whether the line has a design. */
    isPrinted: boolean('is_printed').notNull(),
    quantity: integer('quantity').notNull(),
    /** The day it is to be packed by. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    stage: text('stage').$type<ProductionStage>().notNull(),
    /** Goes up with each change. */
    revision: integer('revision').notNull().default(1),
    /** Who of staff moved it last; null for the shop itself and for the buyer. No reference: accounts may go. */
    movedBy: text('moved_by'),
    movedAt: moment('moved_at').notNull(),
    /** Since then it is not on the board any more. */
    closedAt: moment('closed_at'),
    outcome: text('outcome').$type<'sent' | 'dropped'>(),
    /** The job it is a reprint of. */
    originalId: text('original_id').references((): AnyPgColumn => productionJobs.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReprintReason>(),
    reasonText: text('reason_text'),
    /** Who of staff asked for the reprint, with the key of that wish. */
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
    // A line has one job of its own.
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

/** What staff asked the buyer about a job before it is printed, and what they answered. */
export const productionQuestions = pgTable(
  'production_questions',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => productionJobs.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** No reference: accounts may go. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer').$type<'as-is' | 'message'>(),
    /** The buyer's words; null where they sent none. */
    answerText: text('answer_text'),
    answeredAt: moment('answered_at')
  },
  (table) => [index('production_questions_job').on(table.jobId, table.askedAt)]
)
