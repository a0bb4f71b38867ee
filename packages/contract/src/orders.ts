import { z } from 'zod'
import { defineCalls } from './call.ts'
import { cart, line, lineDocument, totals } from './carts.ts'
import { paymentSetup, shippingMethodId } from './checkouts.ts'
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

/** An invoice or a credit note, opened by its address. */
const invoiceDocument = z.object({ number: z.string(), url: z.string() })

/** Money on its way back, or there. */
export const orderRefund = z.object({
  id,
  amount: money,
  /** In a sentence for the customer. */
  reason: z.string(),
  at: timestamp,
  state: z.enum(['pending', 'done']),
  /** There once the money is. */
  creditNote: invoiceDocument.nullable()
})
export type OrderRefund = z.infer<typeof orderRefund>

/** What a parcel is followed by. */
export const tracking = z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })
export type Tracking = z.infer<typeof tracking>

const linePieces = z.object({ lineId: id, quantity: z.int().min(1) })
export type LinePieces = z.infer<typeof linePieces>

/** A parcel or a letter that left, with what is in it. */
export const orderShipment = z.object({
  id,
  at: timestamp,
  /** Null where nobody follows it, as with a letter. */
  tracking: tracking.nullable(),
  /** From the shop, in a sentence for the customer. */
  note: z.string().nullable(),
  lines: z.array(linePieces)
})
export type OrderShipment = z.infer<typeof orderShipment>

const pieces = z.object({ options: line.shape.options, quantity: z.int().min(1) })

const namedShippingMethod = z.object({ id: shippingMethodId, name: z.string() })

const payment = z.object({ provider: z.enum(['test', 'stripe']), clientSecret: z.string() })

/** A change of an order that the shop made before it was produced, or is to make once the difference is paid. */
export const orderEdit = z.object({
  id,
  at: timestamp,
  state: z.enum(['open', 'applied']),
  /** In a sentence for the customer. */
  reason: z.string(),
  changes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('address'), from: address, to: address }),
      /** `to` is null where the line was taken out. */
      z.object({ kind: z.literal('line'), lineId: id, name: z.string(), from: pieces, to: pieces.nullable() }),
      z.object({ kind: z.literal('delivery'), from: namedShippingMethod, to: namedShippingMethod })
    ])
  ),
  /** What the order costs more, or less where it is below 0. */
  difference: money,
  /** While it is open: until when the difference can be paid. */
  endsAt: timestamp.nullable(),
  /** For the buyer, while it is open. */
  payment: payment.extend(paymentSetup.pick({ publishableKey: true, hasWallets: true }).shape).nullable(),
  /** The invoice it replaced, and the credit note that takes that back. */
  documents: z.object({ invoice: invoiceDocument, creditNote: invoiceDocument }).nullable()
})
export type OrderEdit = z.infer<typeof orderEdit>

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
  shippingMethod: namedShippingMethod,
  /** The last day it comes by, `yyyy-mm-dd`, as it was told when it was placed; null for orders from before that was kept. */
  deliveryBy: z.iso.date().nullable(),
  /** Of the newest parcel that has a number; `shipments` tells of each. */
  tracking: tracking.nullable(),
  /** Oldest first. */
  shipments: z.array(orderShipment),
  /** Pieces still to be sent, by line, without those paid back. */
  unsent: z.array(linePieces),
  /** There while some pieces are on their way and others are still to be sent: how many, of all that are to be sent. */
  sent: z.object({ pieces: z.int(), of: z.int() }).nullable(),
  /** `note` is why, in a sentence for the customer. */
  history: z.array(
    z.object({
      status: orderStatus,
      at: timestamp,
      by: z.enum(['customer', 'shop', 'payment', 'system']),
      note: z.string().nullable()
    })
  ),
  /** Goes into the parcel. */
  giftNote: z.string().nullable(),
  refunds: z.array(orderRefund),
  /** Sum of `refunds`. */
  refunded: money,
  /** There once it is paid. */
  invoice: invoiceDocument.nullable(),
  /** Whether the person may still cancel it. */
  isCancellable: z.boolean(),
  /** Whether anything in it can still be bought. */
  isReorderable: z.boolean(),
  /** There while it waits for its payment. */
  payment: payment.nullable(),
  /** There where it was paid outside the shop, such as by bank transfer: money goes back the same way, by hand. */
  isPaidByHand: z.literal(true).optional(),
  /** Changes of it that were made or wait for their payment, oldest first; absent where there are none. */
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

/**
 * The cart after an order was asked for again, and each line that could not be had, or not whole: `added` says how many of `wanted`
 * could. `unconfirmed` is what of its design is to be confirmed first.
 */
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
      /** A visitor's cart, or a signed-in person's own. */
      cartId: id,
      /** Made up by who asks. Asked for again under the same key, as after a lost answer, nothing goes in twice. */
      key: id.optional(),
      /** `available`: what can be had goes in, all of it or none, and the rest is left out. */
      take: z.enum(['all', 'available']).default('all'),
      /** Of designs of the order that were not confirmed before. */
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
