import { z } from 'zod'
import { defineCalls } from './call.ts'
import { line, totals } from './carts.ts'
import { checkout, paymentSetup, shippingMethod, shippingMethodId } from './checkouts.ts'
import { draftOrderLacks, draftOrderLimits, draftOrderStates } from './draft-order-rules.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { address, done, email, id, money, pageOf, paging, text, timestamp } from './primitives.ts'

const reason = text(draftOrderLimits.reason)
const percentOff = z.number().gt(0).max(100)

/** A custom unit price, absolute or as a discount. The reason is internal. */
const ownPrice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), unitPrice: z.int().min(0).max(draftOrderLimits.amount), reason }),
  z.object({ kind: z.literal('percent'), percentOff, reason })
])
export type OwnPrice = z.infer<typeof ownPrice>

/** A discount on all lines. */
const draftDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountOff: z.int().min(1).max(draftOrderLimits.amount), reason }),
  z.object({ kind: z.literal('percent'), percentOff, reason })
])
export type DraftDiscount = z.infer<typeof draftDiscount>

const draftLineInput = z.object({
  /** An existing line, which keeps its design. */
  id: id.optional(),
  variantId: id,
  quantity: z.int().min(1).max(draftOrderLimits.quantity),
  ownPrice: ownPrice.nullable(),
  /** A line of an earlier order of the same customer, whose design is copied. */
  copyOf: z.object({ orderId: id, lineId: id }).optional()
})

/** The content of a draft. Unknown members are null. */
export const draftOrderInput = z.object({
  email: email.nullable(),
  shippingAddress: address.nullable(),
  /** Null: the delivery address. */
  billingAddress: address.nullable(),
  shippingMethod: shippingMethodId.nullable(),
  /** Shown to the customer. */
  note: text(draftOrderLimits.note).nullable(),
  discount: draftDiscount.nullable(),
  lines: z.array(draftLineInput).max(draftOrderLimits.lines)
})
export type DraftOrderInput = z.infer<typeof draftOrderInput>

/** A line with its price. `design` is null for a blank. */
const pricedDraftLine = line.extend({
  /** Unit price without a custom one. */
  usualPrice: money,
  ownPrice: ownPrice.nullable(),
  /** Pieces in stock. */
  available: z.int(),
  /** No longer sold. */
  isWithdrawn: z.boolean()
})
export type PricedDraftLine = z.infer<typeof pricedDraftLine>

/** The current price of a draft. Delivery and tax need an address and a method. */
export const draftOrderPrice = z.object({
  lines: z.array(pricedDraftLine),
  totals,
  /** Methods to the address; empty without one. */
  methods: z.array(shippingMethod)
})
export type DraftOrderPrice = z.infer<typeof draftOrderPrice>

const draftOrderState = z.enum(draftOrderStates)

const orderOfDraft = z.object({ id, number: z.string() })

export const draftOrder = draftOrderInput.omit({ lines: true }).extend({
  id,
  state: draftOrderState,
  /** Increases with each change. */
  revision: z.int().min(1),
  price: draftOrderPrice,
  lacks: z.array(z.enum(draftOrderLacks)),
  /** The smallest total of a payment link. */
  least: money,
  /** Author; null if the account is gone. */
  by: z.string().nullable(),
  /** Opens the customer's page; null without an address. A server of the version before does not say. */
  customerKey: z.string().nullable().optional(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The active payment link. */
  link: z.object({ url: z.string(), sentAt: timestamp, endsAt: timestamp }).nullable(),
  /** The order placed from it. */
  order: orderOfDraft.nullable()
})
export type DraftOrder = z.infer<typeof draftOrder>

export const draftOrderSummary = draftOrder
  .pick({ id: true, state: true, revision: true, email: true, by: true, updatedAt: true, order: true })
  .extend({
    /** Name in the address. */
    name: z.string().nullable(),
    pieces: z.int().min(0),
    /** As saved. */
    total: money,
    endsAt: timestamp.nullable()
  })
export type DraftOrderSummary = z.infer<typeof draftOrderSummary>

export const draftOrderList = pageOf(draftOrderSummary)
export type DraftOrderList = z.infer<typeof draftOrderList>

/** What the shop knows about an e-mail address. */
export const draftCustomer = z.object({
  /** Has an account or an earlier order. */
  isKnown: z.boolean(),
  name: z.string().nullable(),
  /** Destinations of their orders, newest first, without duplicates. */
  addresses: z.array(address),
  /** Lines of their last orders that can be ordered again, newest first. */
  lines: z.array(
    line
      .pick({ variantId: true, name: true, options: true, quantity: true, image: true, design: true })
      .extend({ orderId: id, lineId: id, orderNumber: z.string() })
  )
})
export type DraftCustomer = z.infer<typeof draftCustomer>

/** The payment page: items, destination and price. The price holds as long as the link. */
export const payableDraft = z.object({
  state: z.enum(['open', 'paid']),
  email: z.string(),
  lines: z.array(line),
  totals,
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: shippingMethod.pick({ id: true, name: true, daysMin: true, daysMax: true }),
  note: z.string().nullable(),
  endsAt: timestamp,
  payment: paymentSetup,
  /** Set once paid. */
  order: orderOfDraft.extend({ key: z.string() }).nullable()
})
export type PayableDraft = z.infer<typeof payableDraft>

const params = z.object({ id })
/** The revision the caller saw; an outdated one is refused. */
const revision = z.int().min(1)

export const draftOrderCalls = defineCalls({
  'GET /api/v1/admin/draft-orders': {
    summary: 'Drafts of orders, those changed last first',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.read',
    query: z.object({
      ...paging({ usual: 25, most: 100 }),
      state: draftOrderState.optional(),
      /** Part of the e-mail address or the name. */
      q: z.string().trim().max(254).optional()
    }),
    answers: { 200: draftOrderList }
  },
  'POST /api/v1/admin/draft-orders': {
    summary: 'Begin a draft; repeated with the same key it is the same one. A price of its own needs `drafts.price`',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    headers: idempotencyHeaders,
    body: draftOrderInput,
    answers: { 201: draftOrder }
  },
  'POST /api/v1/admin/draft-orders/preview': {
    summary: 'What a draft would cost; nothing is kept. `id` names the draft its lines are of',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    body: draftOrderInput.extend({ id: id.nullable() }),
    answers: { 200: draftOrderPrice }
  },
  'GET /api/v1/admin/draft-orders/{id}': {
    summary: 'A draft with what it costs',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.read',
    params,
    answers: { 200: draftOrder }
  },
  'PUT /api/v1/admin/draft-orders/{id}': {
    summary: 'Change a draft. A link that was sent opens nothing any more',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    body: draftOrderInput.extend({ revision }),
    answers: { 200: draftOrder }
  },
  'DELETE /api/v1/admin/draft-orders/{id}': {
    summary: 'Delete a draft that is not paid; it can be restored for a day',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    answers: { 200: done }
  },
  'POST /api/v1/admin/draft-orders/{id}/restore': {
    summary: 'Take back that a draft was deleted',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    answers: { 200: draftOrder }
  },
  'POST /api/v1/admin/draft-orders/{id}/duplicate': {
    summary: 'A new draft with the same content; repeated with the same key it is the same one',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    headers: idempotencyHeaders,
    answers: { 201: draftOrder }
  },
  'POST /api/v1/admin/draft-orders/{id}/send': {
    summary: 'Mail the customer a payment link. The one before opens nothing any more',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    body: z.object({
      revision,
      days: z.int().min(1).max(draftOrderLimits.linkDaysMax),
      /** The total staff saw, in minor units; another is refused. */
      total: z.int()
    }),
    answers: { 200: draftOrder }
  },
  'POST /api/v1/admin/draft-orders/{id}/withdraw': {
    summary: 'Take a payment link back',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    params,
    answers: { 200: draftOrder }
  },
  'POST /api/v1/admin/draft-orders/{id}/paid': {
    summary: 'Say that a draft was paid outside the shop, such as by bank transfer: it becomes an order',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.settle',
    params,
    body: z.object({
      revision,
      total: z.int(),
      /** How it was paid; an internal note on the order. */
      note: text(draftOrderLimits.paid)
    }),
    answers: { 200: draftOrder }
  },
  'GET /api/v1/admin/draft-customers': {
    summary: 'What the shop knows of whoever has an e-mail address: where their orders went and what they ordered',
    tag: 'admin',
    access: 'admin',
    permission: 'drafts.change',
    query: z.object({ email }),
    answers: { 200: draftCustomer }
  },
  'GET /api/v1/payment-links': {
    summary: 'What a payment link asks for',
    tag: 'checkout',
    access: 'public',
    query: z.object({ key: z.string().max(200) }),
    answers: { 200: payableDraft }
  },
  'POST /api/v1/payment-links/orders': {
    summary: 'Place the order of a payment link and begin its payment; while it waits, it is the same order each time',
    tag: 'checkout',
    access: 'public',
    body: z.object({ key: z.string().max(200) }),
    answers: { 201: checkout.pick({ orderId: true, orderKey: true, payment: true }) }
  }
})
