import { z } from 'zod'
import { defineCalls } from './call.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { order } from './orders.ts'
import { id, isUnique, line, text } from './primitives.ts'
import { limits } from './rules.ts'

/** Tracking data from staff. */
const trackingRequest = z.object({
  carrier: line(60),
  number: line(60),
  url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable()
})

/** The items of a shipment. */
export const shipmentRequest = z.object({
  lines: z
    .array(z.object({ lineId: id, quantity: z.int().min(1).max(limits.quantityMax) }))
    .min(1)
    .max(250)
    .refine((lines) => isUnique(lines.map(({ lineId }) => lineId)), 'each line once'),
  /** Null for a letter without tracking. */
  tracking: trackingRequest.nullable(),
  /** Note to the customer, shown first in the mail. */
  note: text(500).optional()
})
export type ShipmentRequest = z.infer<typeof shipmentRequest>

const shipmentParams = z.object({ id, shipmentId: id })

export const shipmentCalls = defineCalls({
  'POST /api/v1/admin/orders/{id}/shipments': {
    summary:
      'Send pieces of an order; once nothing is left to send, the order is shipped. Repeated with the same key it is the same parcel',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: z.object({ id }),
    headers: idempotencyHeaders,
    body: shipmentRequest,
    answers: { 201: order }
  },
  'PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}': {
    summary: 'Correct how a parcel is followed; the customer gets a mail with the right number',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: shipmentParams,
    body: z.object({ tracking: trackingRequest.nullable() }),
    answers: { 200: order }
  },
  'POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void': {
    summary:
      'Take back a parcel that was sent by mistake: its pieces are to be sent again, and the customer gets a mail',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.change',
    params: shipmentParams,
    /** Shown to the customer. */
    body: z.object({ reason: text(500) }),
    answers: { 200: order }
  }
})
