import { z } from 'zod'
import { defineCalls } from './call.ts'
import { cart, line, totals } from './carts.ts'
import { shippingMethodId } from './checkouts.ts'
import { address, done, email, id, money, pageOf, paging, timestamp } from './primitives.ts'

export const orderStatus = z.enum(['pending', 'paid', 'in_production', 'shipped', 'delivered', 'cancelled', 'refunded', 'partially_refunded'])
export type OrderStatus = z.infer<typeof orderStatus>

/** A paper of the accounts, opened by its address. */
const paper = z.object({ number: z.string(), url: z.string() })

/** Money on its way back, or there. */
export const orderRefund = z.object({
  id,
  amount: money,
  /** In a sentence for the customer. */
  reason: z.string(),
  at: timestamp,
  state: z.enum(['pending', 'done']),
  /** There once the money is. */
  creditNote: paper.nullable()
})
export type OrderRefund = z.infer<typeof orderRefund>

export const order = z.object({
  id,
  /** For people to say on the phone. */
  number: z.string(),
  status: orderStatus,
  email: z.string(),
  placedAt: timestamp,
  lines: z.array(line),
  totals,
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: z.object({ id: shippingMethodId, name: z.string() }),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  /** `note` is why, in a sentence for the customer. */
  history: z.array(z.object({ status: orderStatus, at: timestamp, by: z.enum(['customer', 'shop', 'payment', 'system']), note: z.string().nullable() })),
  /** Goes into the parcel. */
  giftNote: z.string().nullable(),
  refunds: z.array(orderRefund),
  /** Sum of `refunds`. */
  refunded: money,
  /** There once it is paid. */
  invoice: paper.nullable(),
  /** Whether the person may still cancel it. */
  isCancellable: z.boolean(),
  /** Whether anything in it can still be bought. */
  isReorderable: z.boolean(),
  /** There while it waits for its payment. */
  payment: z.object({ provider: z.enum(['test', 'stripe']), clientSecret: z.string() }).nullable()
})
export type Order = z.infer<typeof order>

export const orderSummary = order.pick({ id: true, number: true, status: true, placedAt: true, lines: true, tracking: true, isCancellable: true }).extend({ total: money })
export type OrderSummary = z.infer<typeof orderSummary>

/** What became of an order's goods in the cart: each line that is not there, or not whole. */
export const reorder = z.object({
  cart,
  missing: z.array(z.object({ lineId: id, name: z.string(), options: line.shape.options, code: z.enum(['unavailable', 'out-of-stock', 'low-stock']), wanted: z.int(), added: z.int() }))
})
export type Reorder = z.infer<typeof reorder>

const guestKey = z.object({ key: z.string().max(200).optional() })

export const orderCalls = defineCalls({
  'GET /api/v1/orders': {
    summary: 'The signed-in person’s orders, newest first',
    tag: 'orders',
    access: 'user',
    query: z.object(paging({ usual: 20, most: 50 })),
    answers: { 200: pageOf(orderSummary) }
  },
  'GET /api/v1/orders/{id}': {
    summary: 'An order: of its owner, of an administrator, or of whoever has its key',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id }),
    query: guestKey,
    answers: { 200: order }
  },
  'POST /api/v1/orders/{id}/cancel': {
    summary: 'Cancel an order of one’s own that is not in production yet',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id }),
    query: guestKey,
    answers: { 200: order }
  },
  'POST /api/v1/orders/{id}/reorder': {
    summary: 'Put the goods of an order into a cart again, as far as they can be had',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id }),
    query: guestKey,
    /** A visitor's cart, or a signed-in person's own. */
    body: z.object({ cartId: id }),
    answers: { 200: reorder }
  },
  'GET /api/v1/orders/{id}/invoice.pdf': {
    summary: 'The invoice of an order that is paid',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id }),
    query: guestKey,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/orders/{id}/refunds/{refundId}/credit-note.pdf': {
    summary: 'The credit note of a refund',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id, refundId: id }),
    query: guestKey,
    answers: { 200: 'binary' }
  },
  'POST /api/v1/orders/find': {
    summary: 'Mail the link of an order to whoever knows its number and e-mail address; the answer is the same whether there is one or not',
    tag: 'orders',
    access: 'public',
    body: z.object({ number: z.string().trim().min(1).max(40), email }),
    answers: { 200: done }
  }
})
