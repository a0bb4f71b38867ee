import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { anonymiseOldVotes, ownVotes, voteHelpful } from './helpful-votes.ts'
import { ownReviews, removeReview, reviewableLines, writeReview } from './own-reviews.ts'
import { photoRoutes } from './photo-routes.ts'
import { staffRoutes } from './staff-routes.ts'

/** Minutes over which votes from one network are counted. */
const countedMinutes = 10

/** Routes of reviews: written for an order line, moderated by staff, then shown with the product. */
export const reviewsModule: Module = (app, platform) => {
  const guarded = { config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } } }
  // A guest can generate any number of keys, so votes per network are limited.
  const { accounts } = platform.config.rateLimits
  const voting = { config: { rateLimit: { max: Math.ceil(accounts / 2), timeWindow: countedMinutes * 60_000 } } }
  platform.jobs.every('reviews.forget-votes', '47 3 * * *', () => anonymiseOldVotes(platform))
  staffRoutes(app, platform)
  photoRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/reviews', ({ person, query }) => ownReviews(platform, person, query))
    .on(
      'PUT /api/v1/reviews/{id}/helpful',
      ({ params, person, headers }) => voteHelpful(platform, params.id, { person, key: headers['visitor-key'] }, true),
      voting
    )
    .on(
      'DELETE /api/v1/reviews/{id}/helpful',
      ({ params, person, headers }) => voteHelpful(platform, params.id, { person, key: headers['visitor-key'] }, false),
      voting
    )
    .on('GET /api/v1/products/{slug}/helpful-votes', ({ params, person, headers }) =>
      ownVotes(platform, params.slug, { person, key: headers['visitor-key'] })
    )
    .on('GET /api/v1/orders/{id}/reviews', async ({ params, query, person }) => ({
      items: await reviewableLines(platform, params.id, { person, key: query.key })
    }))
    .on(
      'PUT /api/v1/orders/{id}/lines/{lineId}/review',
      ({ params, query, person, headers, body }) =>
        writeReview(platform, { ...params, asker: { person, key: query.key }, device: headers['visitor-key'] }, body),
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
