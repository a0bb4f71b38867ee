import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { ownReviews, removeReview, reviewableLines, writeReview } from './own-reviews.ts'
import { photoRoutes } from './photo-routes.ts'
import { staffRoutes } from './staff-routes.ts'

/** Reviews by buyers: written from a line of an order, looked at by staff, then shown with the product. */
export const reviewsModule: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  staffRoutes(app, platform)
  photoRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/reviews', ({ person, query }) => ownReviews(platform, person, query))
    .on('GET /api/v1/orders/{id}/reviews', async ({ params, query, person }) => ({
      items: await reviewableLines(platform, params.id, { person, key: query.key })
    }))
    .on(
      'PUT /api/v1/orders/{id}/lines/{lineId}/review',
      ({ params, query, person, body }) =>
        writeReview(platform, { ...params, asker: { person, key: query.key } }, body),
      guarded
    )
    .on(
      'DELETE /api/v1/orders/{id}/lines/{lineId}/review',
      async ({ params, query, person }) => {
        await removeReview(platform, { ...params, asker: { person, key: query.key } })
        return {}
      },
      guarded
    )
}
