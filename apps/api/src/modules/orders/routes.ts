import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { reconcile } from './reconcile.ts'
import { cancelOrder, getOrder, listOrders } from './service.ts'

/** What people bought, and what became of it. */
export const orders: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/orders', ({ person, query }) => listOrders(platform, person, query))
    .on('GET /api/v1/orders/{id}', ({ params, query, person }) => getOrder(platform, params.id, { person, key: query.key }))
    .on('POST /api/v1/orders/{id}/cancel', ({ params, query, person }) => cancelOrder(platform, params.id, { person, key: query.key }))

  platform.jobs.every('orders.reconcile', '*/5 * * * *', () => reconcile(platform))
}
