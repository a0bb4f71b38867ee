import { z } from 'zod'
import { defineCalls } from './call.ts'
import { variant } from './catalogue.ts'
import { order, orderStatus, orderSummary } from './orders.ts'
import { id, money, pageOf, timestamp } from './primitives.ts'

const paging = { page: z.coerce.number().int().min(1).default(1), pageSize: z.coerce.number().int().min(1).max(100).default(25) }

export const adminOrder = orderSummary.extend({ email: z.string() })
export type AdminOrder = z.infer<typeof adminOrder>

export const contactMessage = z.object({ id, name: z.string(), email: z.string(), topic: z.string(), message: z.string(), receivedAt: timestamp })
export type ContactMessage = z.infer<typeof contactMessage>

export const adminCalls = defineCalls({
  'GET /api/v1/admin/orders': {
    summary: 'Every order, newest first',
    tag: 'admin',
    access: 'admin',
    query: z.object({ ...paging, status: orderStatus.optional(), q: z.string().trim().max(100).optional() }),
    answers: { 200: pageOf(adminOrder) }
  },
  'PATCH /api/v1/admin/orders/{id}': {
    summary: 'Move an order on',
    tag: 'admin',
    access: 'admin',
    params: z.object({ id }),
    body: z.object({
      status: z.enum(['in_production', 'shipped', 'delivered', 'cancelled']),
      tracking: z.object({ carrier: z.string().max(60), number: z.string().max(60), url: z.url({ protocol: /^https$/ }).max(300).nullable() }).optional()
    }),
    answers: { 200: order }
  },
  'PATCH /api/v1/admin/variants/{id}': {
    summary: 'Set stock on hand or price of a variant',
    tag: 'admin',
    access: 'admin',
    params: z.object({ id }),
    body: z.object({ stock: z.int().min(0).max(1_000_000).optional(), price: z.union([z.int().min(0), money]).optional() }),
    answers: { 200: variant }
  },
  'GET /api/v1/admin/messages': { summary: 'Messages of the contact form, newest first', tag: 'admin', access: 'admin', query: z.object(paging), answers: { 200: pageOf(contactMessage) } },
  'GET /api/v1/admin/summary': {
    summary: 'Figures for the first look of the day',
    tag: 'admin',
    access: 'admin',
    answers: { 200: z.object({ toProduce: z.int(), paidToday: z.int(), revenueToday: money, lowStock: z.array(z.object({ variantId: id, productSlug: z.string(), name: z.string(), sku: z.string(), stock: z.int() })) }) }
  }
})
