import { z } from 'zod'
import { defineCalls } from './call.ts'
import { cart, line, lineDocument, totals } from './carts.ts'
import { paymentSetup, shippingMethod, shippingMethodId } from './checkouts.ts'
import { designConfirmation, designFinding } from './findings.ts'
import { address, done, email, id, money, pageOf, paging, timestamp } from './primitives.ts'

export const orderStatus = z.enum([
  'pending',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'partially_refunded'
])
export type OrderStatus = z.infer<typeof orderStatus>

/** An invoice or credit note, and its URL. */
const invoiceDocument = z.object({ number: z.string(), url: z.string() })

/** A refund, pending or completed. */
export const orderRefund = z.object({
  id,
  amount: money,
  /** Note to the customer. */
  reason: z.string(),
  at: timestamp,
  state: z.enum(['pending', 'done']),
  /** Set once the refund is completed. */
  creditNote: invoiceDocument.nullable()
})
export type OrderRefund = z.infer<typeof orderRefund>

/** Tracking data of a shipment. */
export const tracking = z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })
export type Tracking = z.infer<typeof tracking>

const linePieces = z.object({ lineId: id, quantity: z.int().min(1) })
export type LinePieces = z.infer<typeof linePieces>

/** A shipment with its items. */
export const orderShipment = z.object({
  id,
  at: timestamp,
  /** Null without tracking, as for a letter. */
  tracking: tracking.nullable(),
  /** Note to the customer. */
  note: z.string().nullable(),
  lines: z.array(linePieces)
})
export type OrderShipment = z.infer<typeof orderShipment>

const pieces = z.object({ options: line.shape.options, quantity: z.int().min(1) })

const namedShippingMethod = z.object({ id: shippingMethodId, name: z.string() })

const payment = z.object({ provider: z.enum(['test', 'stripe']), clientSecret: z.string() })

/** An edit by the shop before production, applied or waiting for its payment. */
export const orderEdit = z.object({
  id,
  at: timestamp,
  state: z.enum(['open', 'applied']),
  /** Note to the customer. */
  reason: z.string(),
  changes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('address'), from: address, to: address }),
      /** `to` is null if the line was removed. */
      z.object({ kind: z.literal('line'), lineId: id, name: z.string(), from: pieces, to: pieces.nullable() }),
      z.object({ kind: z.literal('delivery'), from: namedShippingMethod, to: namedShippingMethod })
    ])
  ),
  /** Additional cost; negative if the order becomes cheaper. */
  difference: money,
  /** End of the payment period, while open. */
  endsAt: timestamp.nullable(),
  /** For the buyer, while open. */
  payment: payment.extend(paymentSetup.pick({ publishableKey: true, hasWallets: true }).shape).nullable(),
  /** The replaced invoice, and the credit note that cancels it. */
  documents: z.object({ invoice: invoiceDocument, creditNote: invoiceDocument }).nullable()
})
export type OrderEdit = z.infer<typeof orderEdit>

export const order = z.object({
  id,
  /** Readable number. */
  number: z.string(),
  status: orderStatus,
  email: z.string(),
  placedAt: timestamp,
  lines: z.array(line),
  totals,
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: namedShippingMethod.extend(shippingMethod.pick({ isTracked: true }).shape),
  /** The last delivery day, `yyyy-mm-dd`, as promised; null for orders from before it was stored. */
  deliveryBy: z.iso.date().nullable(),
  /** Of the newest shipment with a number; `shipments` has all. */
  tracking: tracking.nullable(),
  /** Oldest first. */
  shipments: z.array(orderShipment),
  /** Unsent pieces by line, without refunded ones. */
  unsent: z.array(linePieces),
  /** Set while the order is partly sent: sent pieces, and the total to send. */
  sent: z.object({ pieces: z.int(), of: z.int() }).nullable(),
  /** `note` is the reason for the customer. */
  history: z.array(
    z.object({
      status: orderStatus,
      at: timestamp,
      by: z.enum(['customer', 'shop', 'payment', 'system']),
      note: z.string().nullable()
    })
  ),
  /** Printed on the packing slip. */
  giftNote: z.string().nullable(),
  refunds: z.array(orderRefund),
  /** Sum of `refunds`. */
  refunded: money,
  /** Set once paid. */
  invoice: invoiceDocument.nullable(),
  /** Whether the person may cancel it now. */
  isCancellable: z.boolean(),
  /** Whether anything in it can still be bought. */
  isReorderable: z.boolean(),
  /** Set while unpaid. */
  payment: payment.nullable(),
  /** Set if it was paid outside the shop, such as by bank transfer: refunds are made by hand. */
  isPaidByHand: z.literal(true).optional(),
  /** Applied and pending edits, oldest first; absent if there are none. */
  edits: z.array(orderEdit).optional()
})
export type Order = z.infer<typeof order>

export const orderSummary = order
  .pick({
    id: true,
    number: true,
    status: true,
    placedAt: true,
    lines: true,
    tracking: true,
    sent: true,
    isCancellable: true
  })
  .extend({ total: money })
export type OrderSummary = z.infer<typeof orderSummary>

/** The cart after a reorder, and each incomplete line: `added` of `wanted` pieces. `unconfirmed` are findings of its design to confirm first. */
export const reorder = z.object({
  cart,
  missing: z.array(
    z.object({
      lineId: id,
      name: z.string(),
      options: line.shape.options,
      code: z.enum(['unavailable', 'out-of-stock', 'low-stock', 'design-unconfirmed']),
      wanted: z.int(),
      added: z.int(),
      unconfirmed: z.array(designFinding).optional()
    })
  )
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
  'GET /api/v1/orders/{id}/lines/{lineId}/design': {
    summary: 'The design of a line, with its document: for whoever may see the order',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id, lineId: id }),
    query: guestKey,
    answers: { 200: lineDocument }
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
    summary: 'Put the items of an order into a cart again in one step: all of them, or none where something is missing',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id }),
    query: guestKey,
    body: z.object({
      /** A guest's cart, or the signed-in person's own. */
      cartId: id,
      /** Idempotency key, generated by the client. */
      key: id.optional(),
      /** `available`: adds what is available and leaves out the rest. */
      take: z.enum(['all', 'available']).default('all'),
      /** Confirmations of designs not confirmed with the order. */
      confirmations: z.array(designConfirmation).max(250).default([])
    }),
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
  'GET /api/v1/orders/{id}/documents/{number}.pdf': {
    summary: 'An invoice or a credit note of an order by its number, also one that was replaced',
    tag: 'orders',
    access: 'optional',
    params: z.object({ id, number: id }),
    query: guestKey,
    answers: { 200: 'binary' }
  },
  'POST /api/v1/orders/find': {
    summary:
      'Mail the link of an order to whoever knows its number and e-mail address; the answer is the same whether there is one or not',
    tag: 'orders',
    access: 'public',
    body: z.object({ number: z.string().trim().min(1).max(40), email }),
    answers: { 200: done }
  }
})
