import { z } from 'zod'
import { defineCalls } from './call.ts'
import { line, totals } from './carts.ts'
import { checkout, paymentSetup, shippingMethod, shippingMethodId } from './checkouts.ts'
import { draftOrderLacks, draftOrderLimits, draftOrderStates } from './draft-order-rules.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { address, done, email, id, money, pageOf, paging, text, timestamp } from './primitives.ts'

const reason = text(draftOrderLimits.reason)
const percentOff = z.number().gt(0).max(100)

/** What a piece costs instead of what the shop asks: a price of its own, or so much off. Customers do not see the reason. */
const ownPrice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), unitPrice: z.int().min(0).max(draftOrderLimits.amount), reason }),
  z.object({ kind: z.literal('percent'), percentOff, reason })
])
export type OwnPrice = z.infer<typeof ownPrice>

/** What is taken off all lines together. */
const draftDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountOff: z.int().min(1).max(draftOrderLimits.amount), reason }),
  z.object({ kind: z.literal('percent'), percentOff, reason })
])
export type DraftDiscount = z.infer<typeof draftDiscount>

const draftLineInput = z.object({
  /** A line the draft has: it keeps its design. */
  id: id.optional(),
  variantId: id,
  quantity: z.int().min(1).max(draftOrderLimits.quantity),
  ownPrice: ownPrice.nullable(),
  /** A line of an earlier order of the same customer, whose design a new line is printed with. */
  copyOf: z.object({ orderId: id, lineId: id }).optional()
})

/** Everything staff put together. What is not known yet is null. */
export const draftOrderInput = z.object({
  email: email.nullable(),
  shippingAddress: address.nullable(),
  /** Null: the same. */
  billingAddress: address.nullable(),
  shippingMethod: shippingMethodId.nullable(),
  /** The customer reads it. */
  note: text(draftOrderLimits.note).nullable(),
  discount: draftDiscount.nullable(),
  lines: z.array(draftLineInput).max(draftOrderLimits.lines)
})
export type DraftOrderInput = z.infer<typeof draftOrderInput>

/** A line with its price. `design`: what it is printed with; null for a blank. */
const pricedDraftLine = line.extend({
  /** What a piece costs without a price of its own. */
  usualPrice: money,
  ownPrice: ownPrice.nullable(),
  /** Pieces in stock. */
  available: z.int(),
  /** Nobody can buy it any more. */
  isWithdrawn: z.boolean()
})
export type PricedDraftLine = z.infer<typeof pricedDraftLine>

/** What a draft costs now. Delivery and tax are known once there are an address and a method. */
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
  /** Goes up with each change. */
  revision: z.int().min(1),
  price: draftOrderPrice,
  lacks: z.array(z.enum(draftOrderLacks)),
  /** The smallest total a payment link can ask for. */
  least: money,
  /** Who began it; null where the account is gone. */
  by: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The link that opens it now. */
  link: z.object({ url: z.string(), sentAt: timestamp, endsAt: timestamp }).nullable(),
  /** What it became. */
  order: orderOfDraft.nullable()
})
export type DraftOrder = z.infer<typeof draftOrder>

export const draftOrderSummary = draftOrder
  .pick({ id: true, state: true, revision: true, email: true, by: true, updatedAt: true, order: true })
  .extend({
    /** Of the address. */
    name: z.string().nullable(),
    pieces: z.int().min(0),
    /** As it was saved. */
    total: money,
    endsAt: timestamp.nullable()
  })
export type DraftOrderSummary = z.infer<typeof draftOrderSummary>

export const draftOrderList = pageOf(draftOrderSummary)
export type DraftOrderList = z.infer<typeof draftOrderList>

/** What the shop knows of whoever has an e-mail address. */
export const draftCustomer = z.object({
  /** Has an account, or has ordered before. */
  isKnown: z.boolean(),
  name: z.string().nullable(),
  /** Where their orders went, newest first, each once. */
  addresses: z.array(address),
  /** Lines of their last orders, newest first, that can be ordered again. */
  lines: z.array(
    line
      .pick({ variantId: true, name: true, options: true, quantity: true, image: true, design: true })
      .extend({ orderId: id, lineId: id, orderNumber: z.string() })
  )
})
export type DraftCustomer = z.infer<typeof draftCustomer>

/** What the payment link shows: what is ordered, where it goes and what it costs. The price holds as long as the link. */
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
  /** Once it is paid. */
  order: orderOfDraft.extend({ key: z.string() }).nullable()
})
export type PayableDraft = z.infer<typeof payableDraft>

const params = z.object({ id })
/** That of the draft when it was looked at; another is refused. */
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
      /** A part of the e-mail address or of the name. */
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
      /** What staff were shown, in minor units: another price is refused. */
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
      /** How it was paid. Stands with the order, for colleagues. */
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
