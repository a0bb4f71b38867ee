import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { everyOrder, moveOn } from './staff-orders.ts'
import { payBack } from './staff-refunds.ts'

/** What staff do with orders. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('GET /api/v1/admin/orders', ({ query }) => everyOrder(platform, query))
    .on('PATCH /api/v1/admin/orders/{id}', ({ person, params, body }) => moveOn(platform, person.id, params.id, body))
    .on('POST /api/v1/admin/orders/{id}/refunds', ({ person, params, headers, body }) =>
      payBack(platform, person.id, { orderId: params.id, key: headers['idempotency-key'], request: body })
    )
}
