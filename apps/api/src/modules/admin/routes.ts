import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { listMessages } from './messages.ts'
import { everyOrder, moveOn } from './orders.ts'
import { refundOrder } from './refunds.ts'
import { summary } from './summary.ts'
import { changeVariant } from './variants.ts'

/** What staff do. Each call is let through for administrators only, and each change is written to the audit log. */
export const admin: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/orders', ({ query }) => everyOrder(platform, query))
    .on('PATCH /api/v1/admin/orders/{id}', ({ person, params, body }) => moveOn(platform, person.id, params.id, body))
    .on('POST /api/v1/admin/orders/{id}/refunds', ({ person, params, headers, body }) => refundOrder(platform, person.id, { orderId: params.id, key: headers['idempotency-key'], request: body }))
    .on('PATCH /api/v1/admin/variants/{id}', ({ person, params, body }) => changeVariant(platform, person.id, params.id, body))
    .on('GET /api/v1/admin/messages', ({ query }) => listMessages(platform, query))
    .on('GET /api/v1/admin/summary', () => summary(platform))
}
