import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { requestOrderLink, handleLookupJobs } from './order-lookup.ts'
import { reorder } from './reorder.ts'
import { cancelOrder, getOrder, listOrders, readLineDesign } from './service.ts'
import { staffRoutes } from './staff-routes.ts'

/** Routes of orders: view, cancel, reorder and look-up for buyers; progress and refunds for staff. */
export const orderManagementModule: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  handleLookupJobs(platform)
  staffRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/orders', ({ person, query }) => listOrders(platform, person, query))
    .on('GET /api/v1/orders/{id}', ({ params, query, person }) =>
      getOrder(platform, params.id, { person, key: query.key })
    )
    .on('GET /api/v1/orders/{id}/lines/{lineId}/design', ({ params, query, person }) =>
      readLineDesign(platform, params.id, params.lineId, { person, key: query.key })
    )
    .on('POST /api/v1/orders/{id}/cancel', ({ params, query, person }) =>
      cancelOrder(platform, params.id, { person, key: query.key })
    )
    .on('POST /api/v1/orders/{id}/reorder', ({ params, query, person, body }) =>
      reorder(platform, params.id, { person, key: query.key }, body)
    )
    .on(
      'POST /api/v1/orders/find',
      async ({ body }) => {
        await requestOrderLink(platform, body)
        return {}
      },
      guarded
    )
}
