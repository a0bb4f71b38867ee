import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { askForLink, handleFinding } from './find.ts'
import { reconcile } from './reconcile.ts'
import { reorder } from './reorder.ts'
import { cancelOrder, getOrder, listOrders } from './service.ts'

/** What people bought, and what became of it. */
export const orders: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  handleFinding(platform)
  routes(app, platform)
    .on('GET /api/v1/orders', ({ person, query }) => listOrders(platform, person, query))
    .on('GET /api/v1/orders/{id}', ({ params, query, person }) => getOrder(platform, params.id, { person, key: query.key }))
    .on('POST /api/v1/orders/{id}/cancel', ({ params, query, person }) => cancelOrder(platform, params.id, { person, key: query.key }))
    .on('POST /api/v1/orders/{id}/reorder', ({ params, query, person, body }) => reorder(platform, params.id, { person, key: query.key }, body.cartId))
    .on(
      'POST /api/v1/orders/find',
      async ({ body }) => {
        await askForLink(platform, body)
        return {}
      },
      guarded
    )

  platform.jobs.every('orders.reconcile', '*/5 * * * *', () => reconcile(platform))
}
