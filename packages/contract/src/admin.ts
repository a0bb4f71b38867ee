import { z } from 'zod'
import { defineCalls } from './call.ts'
import { variant } from './catalogue.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { orderSentFilters } from './list-filter-rules.ts'
import { noteLimits } from './note-rules.ts'
import { staffOrderEdit } from './order-edits.ts'
import { order, orderRefund, orderShipment, orderStatus, orderSummary } from './orders.ts'
import { filterAmount, id, isUnique, line, money, pageOf, paging, text, timestamp } from './primitives.ts'
import { limits } from './rules.ts'
import { lowStockCountMax, onHandMax } from './stock-rules.ts'
import { tagLimits } from './tag-rules.ts'

const adminPaging = paging({ usual: 25, most: 100 })

export const adminOrder = orderSummary.extend({ email: z.string(), tags: z.array(z.string()) })
export type AdminOrder = z.infer<typeof adminOrder>

/** A note of staff; `mentions` names colleagues, who get one mail each. */
const noteRequest = z.object({
  text: text(noteLimits.letters),
  mentions: z.array(id).max(noteLimits.mentions).default([])
})

const tags = z.array(line(tagLimits.letters)).max(tagLimits.tags)

/** Tags to add to and remove from orders. */
const tagChanges = z.object({
  orders: z.array(z.object({ id, add: tags.default([]), remove: tags.default([]) })).max(100)
})
/** The request: each order once. */
const tagRequest = tagChanges.extend({
  orders: tagChanges.shape.orders
    .min(1)
    .refine((orders) => isUnique(orders.map((order) => order.id)), 'each order once')
})
export type TagChanges = z.output<typeof tagChanges>

const noteParams = z.object({ id, noteId: id })

/** Stock of a variant that shoppers can see. */
const stockRow = z.object({
  variantId: id,
  productSlug: z.string(),
  name: z.string(),
  sku: z.string(),
  stock: z.int()
})
export type StockRow = z.infer<typeof stockRow>

/** An event of an order. */
const timelineEntry = z.discriminatedUnion('kind', [
  order.shape.history.element.extend({ kind: z.literal('status') }),
  orderRefund.pick({ amount: true, reason: true, at: true, state: true }).extend({ kind: z.literal('refund') }),
  /** A shipment; `voided` if it was voided. */
  orderShipment.extend({
    kind: z.literal('shipment'),
    voided: z.object({ at: timestamp, reason: z.string() }).nullable()
  }),
  /** An edit of the order; `by` is null if the account is gone. */
  staffOrderEdit
    .pick({ id: true, at: true, by: true, state: true, reason: true, changes: true, difference: true, waiver: true })
    .extend({ kind: z.literal('edit') }),
  /** A mail to the customer, by template name. */
  z.object({ kind: z.literal('mail'), at: timestamp, mail: z.string() }),
  /** A note of staff; `by` is null if the account is gone. */
  z.object({
    kind: z.literal('note'),
    at: timestamp,
    id,
    by: z.string().nullable(),
    text: z.string(),
    /** Whether the reader may change it. */
    isOwn: z.boolean(),
    editedAt: timestamp.nullable(),
    mentions: z.array(z.object({ id, name: z.string() }))
  })
])
export const orderTimeline = z.object({
  /** Opens the customer's page; null after an erasure, and for roles that may not see customers. A server of the version before does not say. */
  customerKey: z.string().nullable().optional(),
  /** Oldest first. */
  items: z.array(timelineEntry),
  /** Tags of the order in alphabetical order. */
  tags: z.array(z.string()),
  /** Number of notes that may be added. */
  notesLeft: z.int().min(0)
})
export type OrderTimeline = z.infer<typeof orderTimeline>

/** Mails of an order to its buyer. */
export const orderMails = z.object({
  /** Where a mail would be sent now; null if the address was erased. */
  to: z.string().nullable(),
  /** The latest mail of each template, newest first. */
  items: z.array(
    z.object({
      mail: z.string(),
      at: timestamp,
      /** How often it was sent. */
      count: z.int().min(1),
      /** Whether it is still true, so that it can be sent again. */
      isCurrent: z.boolean()
    })
  ),
  /** Mails that may be sent again within this hour. */
  resendsLeft: z.int().min(0)
})
export type OrderMails = z.infer<typeof orderMails>

/** A job whose last retry failed. Of its data, only ids of the shop's own objects are shown. */
export const failedJob = z.object({
  id: z.uuid(),
  /** Absent if an older version sent it: its handler is unknown. */
  queue: z.string().nullable(),
  /** Name of the error; absent if the process ended during the job each time. */
  error: z.string().nullable(),
  about: z.record(z.string(), z.string()),
  failedAt: timestamp
})
export type FailedJob = z.infer<typeof failedJob>

const failedJobParams = z.object({ id: z.uuid() })

/** What is refunded: pieces of lines, delivery, or an amount in minor units instead. */
export const refundRequest = z
  .object({
    lines: z
      .array(z.object({ lineId: id, quantity: z.int().min(1).max(limits.quantityMax) }))
      .max(200)
      .default([]),
    shipping: z.boolean().default(false),
    amount: z.int().min(1).optional(),
    /** Shown to the customer. */
    reason: text(500),
    /** Whether the pieces return to stock. */
    restock: z.boolean()
  })
  .refine(
    ({ lines, shipping, amount }) =>
      amount === undefined ? lines.length > 0 || shipping : lines.length === 0 && !shipping,
    { path: ['lines'], message: 'lines or shipping, or else an amount' }
  )
  .refine(({ lines }) => isUnique(lines.map(({ lineId }) => lineId)), {
    path: ['lines'],
    message: 'each line once'
  })
export type RefundRequest = z.infer<typeof refundRequest>

/** Filters of the order list. */
export const orderFilter = {
  status: orderStatus.optional(),
  q: z.string().trim().max(100).optional(),
  tag: line(tagLimits.letters).optional(),
  /** First and last day of placing in the shop's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  totalFrom: filterAmount.optional(),
  totalTo: filterAmount.optional(),
  /** Of delivery: ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a two-letter ISO 3166-1 code')
    .optional(),
  /** Part of the name or of an SKU of a product in it. */
  product: line(100).optional(),
  sent: z.enum(orderSentFilters).optional()
}

export const adminCalls = defineCalls({
  'GET /api/v1/admin/orders': {
    summary:
      'Every order, newest first; `q` looks into numbers, e-mail addresses, names and tracking numbers, and for an SKU as a whole',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.read',
    query: z.object({ ...adminPaging, ...orderFilter }),
    /** `isCut`: more match than are searched; the newest are returned. */
    answers: { 200: pageOf(adminOrder).extend({ isCut: z.boolean() }) }
  },
  'PATCH /api/v1/admin/orders/{id}': {
    summary: 'Move an order on; `shipped` sends all that is left in one parcel',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: z.object({ id }),
    body: z.object({
      status: z.enum(['in_production', 'shipped', 'delivered', 'cancelled']),
      tracking: z
        .object({
          carrier: z.string().max(60),
          number: z.string().max(60),
          url: z
            .url({ protocol: /^https$/ })
            .max(300)
            .nullable()
        })
        .optional(),
      /** Note to the customer, shown first in the mail and stored with the order. */
      note: text(500).optional()
    }),
    answers: { 200: order }
  },
  'GET /api/v1/admin/orders/{id}/timeline': {
    summary: 'What happened around an order: its statuses, refunds and mails, and the notes of staff',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.read',
    params: z.object({ id }),
    answers: { 200: orderTimeline }
  },
  'GET /api/v1/admin/orders/{id}/mails': {
    summary: 'Mails that the buyer of an order got, and which can be sent again',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.read',
    params: z.object({ id }),
    answers: { 200: orderMails }
  },
  'POST /api/v1/admin/orders/{id}/mails': {
    summary: 'Send a mail again to the buyer’s current address, written from the order as it is now',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: z.object({ id }),
    body: z.object({ mail: line(60) }),
    answers: { 200: orderMails }
  },
  'POST /api/v1/admin/orders/{id}/notes': {
    summary: 'Write a note on an order for other staff; customers never see it',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: z.object({ id }),
    body: noteRequest.extend({
      /** Idempotency key, generated by the client. */
      key: id.optional()
    }),
    answers: { 201: orderTimeline }
  },
  'PATCH /api/v1/admin/orders/{id}/notes/{noteId}': {
    summary: 'Change a note of one’s own',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: noteParams,
    body: noteRequest,
    answers: { 200: orderTimeline }
  },
  'DELETE /api/v1/admin/orders/{id}/notes/{noteId}': {
    summary: 'Delete a note of one’s own',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: noteParams,
    answers: { 200: orderTimeline }
  },
  'PATCH /api/v1/admin/orders/{id}/tags': {
    summary: 'Add tags to an order and take others away; what is so already stays so',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: z.object({ id }),
    body: z.object({ add: tags.default([]), remove: tags.default([]) }),
    answers: { 200: z.object({ tags: z.array(z.string()) }) }
  },
  'PATCH /api/v1/admin/order-tags': {
    summary:
      'Add tags to several orders and take others away, for all of them or none; answers what takes back what was changed, in the same form',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    body: tagRequest,
    answers: { 200: tagChanges }
  },
  'GET /api/v1/admin/order-tags': {
    summary: 'Tags that orders have, in the order of the alphabet',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.read',
    answers: { 200: z.object({ items: z.array(z.string()) }) }
  },
  'GET /api/v1/admin/colleagues': {
    summary: 'Staff whom a note on an order can mention: those who may see orders, without whoever asks',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    answers: { 200: z.object({ items: z.array(z.object({ id, name: z.string() })) }) }
  },
  'POST /api/v1/admin/orders/{id}/refunds': {
    summary: 'Pay an order back, wholly or in part; repeated with the same key it is the same refund',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.refund',
    params: z.object({ id }),
    headers: idempotencyHeaders,
    body: refundRequest,
    answers: { 201: order }
  },
  'PATCH /api/v1/admin/variants/{id}': {
    summary: 'Set stock on hand or price of a variant, or take it off sale',
    tag: 'admin',
    access: 'admin',
    permission: 'products.change',
    params: z.object({ id }),
    body: z.object({
      stock: z.int().min(0).max(onHandMax).optional(),
      price: z.union([z.int().min(0), money]).optional(),
      isWithdrawn: z.boolean().optional()
    }),
    answers: { 200: variant }
  },
  'GET /api/v1/admin/stock': {
    summary: 'Variants with low stock, lowest first; `q` finds any variant by its SKU or the name of its product',
    tag: 'admin',
    access: 'admin',
    permission: 'products.read',
    query: z.object({ ...adminPaging, q: z.string().trim().max(100).optional() }),
    answers: { 200: pageOf(stockRow) }
  },
  'GET /api/v1/admin/failed-jobs': {
    summary: 'Jobs that failed for good, newest first',
    tag: 'admin',
    access: 'admin',
    permission: 'jobs.read',
    query: z.object(adminPaging),
    answers: { 200: pageOf(failedJob) }
  },
  'POST /api/v1/admin/failed-jobs/{id}/retry': {
    summary: 'Queue a job that failed for good once more',
    tag: 'admin',
    access: 'admin',
    permission: 'jobs.change',
    params: failedJobParams,
    answers: { 200: z.object({}) }
  },
  'DELETE /api/v1/admin/failed-jobs/{id}': {
    summary: 'Delete a job that failed for good',
    tag: 'admin',
    access: 'admin',
    permission: 'jobs.change',
    params: failedJobParams,
    answers: { 200: z.object({}) }
  },
  'GET /api/v1/admin/summary': {
    summary: 'Figures for the first look of the day',
    tag: 'admin',
    access: 'admin',
    permission: 'summary.read',
    answers: {
      200: z.object({
        toProduce: z.int(),
        paidToday: z.int(),
        revenueToday: money,
        /** The twenty lowest variants, for pages of the version before. */
        lowStock: z.array(stockRow),
        /** Variants with low stock, counted up to `lowStockCountMax`. A server of the version before does not say. */
        lowStockCount: z.int().min(0).max(lowStockCountMax).optional()
      })
    }
  }
})
