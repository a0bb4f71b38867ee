import { z } from 'zod'
import { defineCalls } from './call.ts'
import { line, totals } from './carts.ts'
import { shippingMethod, shippingMethodId } from './checkouts.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { orderEdit } from './orders.ts'
import { address, id, isUnique, money, text, timestamp } from './primitives.ts'
import { limits } from './rules.ts'

/** Changes of an order. Omitted members stay. */
const orderChanges = z.object({
  shippingAddress: address.optional(),
  shippingMethod: shippingMethodId.optional(),
  lines: z
    .array(
      z.object({
        lineId: id,
        /** Another variant of the same product. */
        variantId: id.optional(),
        /** 0 removes the line. */
        quantity: z.int().min(0).max(limits.quantityMax).optional()
      })
    )
    .max(250)
    .refine((lines) => isUnique(lines.map(({ lineId }) => lineId)), 'each line once')
    .default([])
})

export const orderEditPreview = z.object({
  changes: orderEdit.shape.changes,
  before: totals,
  after: totals,
  /** Additional cost; negative if the order becomes cheaper. */
  difference: money,
  /** The part of a refund for gift cards. */
  toGiftCards: money
})
export type OrderEditPreview = z.infer<typeof orderEditPreview>

export const orderEditRequest = orderChanges.extend({
  /** The revision the caller saw. */
  revision: z.int().min(0),
  /** The difference staff saw; another is refused. */
  difference: z.int(),
  /** Shown to the customer. */
  reason: text(500),
  /** Reason of a waived difference. Internal. */
  waiver: text(500).optional()
})
export type OrderEditRequest = z.infer<typeof orderEditRequest>

/** Why an order cannot be edited. */
export const orderEditObstacle = z.enum(['status', 'refunded', 'currency'])
export type OrderEditObstacle = z.infer<typeof orderEditObstacle>

/** An edit for staff. */
export const staffOrderEdit = orderEdit.omit({ payment: true }).extend({
  /** Null if the account is gone. */
  by: z.string().nullable(),
  state: z.enum(['open', 'applied', 'withdrawn', 'expired']),
  settledAt: timestamp.nullable(),
  waiver: z.string().nullable(),
  /** Payment page of the difference, while open. */
  paymentUrl: z.string().nullable()
})
export type StaffOrderEdit = z.infer<typeof staffOrderEdit>

export const orderEditing = z.object({
  revision: z.int(),
  obstacle: orderEditObstacle.nullable(),
  /** The smallest payable difference. */
  least: money,
  /** The product of each line. */
  lines: z.array(z.object({ lineId: id, productId: id })),
  /** Alternatives for the lines of a product. */
  products: z.array(
    z.object({
      productId: id,
      variants: z.array(
        z.object({
          id,
          options: line.shape.options,
          /** Pieces available beside those of this order. */
          available: z.int()
        })
      )
    })
  ),
  /** Delivery methods to the order's address, with the chosen one. */
  deliveries: z.array(shippingMethod.pick({ id: true, name: true })),
  /** Newest first. */
  edits: z.array(staffOrderEdit)
})
export type OrderEditing = z.infer<typeof orderEditing>

const orderParams = z.object({ id })
const editParams = z.object({ id, editId: id })

export const orderEditCalls = defineCalls({
  'GET /api/v1/admin/orders/{id}/edits': {
    summary: 'What can be changed of an order before it is produced, and what was',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.read',
    params: orderParams,
    answers: { 200: orderEditing }
  },
  'POST /api/v1/admin/orders/{id}/edits/preview': {
    summary: 'What a change of an order would cost; nothing is changed',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.edit',
    params: orderParams,
    body: orderChanges,
    answers: { 200: orderEditPreview }
  },
  'POST /api/v1/admin/orders/{id}/edits': {
    summary:
      'Change an order that is not in production. What it costs less is paid back; what it costs more, the customer pays first. Repeated with the same key it is the same change',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.edit',
    params: orderParams,
    headers: idempotencyHeaders,
    body: orderEditRequest,
    answers: { 201: orderEditing }
  },
  'POST /api/v1/admin/orders/{id}/edits/{editId}/withdraw': {
    summary: 'Give up a change that waits for its payment',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.edit',
    params: editParams,
    answers: { 200: orderEditing }
  },
  'POST /api/v1/admin/orders/{id}/edits/{editId}/waive': {
    summary: 'Make a change that waits for its payment without it',
    tag: 'admin',
    access: 'admin',
    permission: 'orders.edit',
    params: editParams,
    /** Internal. */
    body: z.object({ waiver: text(500) }),
    answers: { 200: orderEditing }
  }
})
