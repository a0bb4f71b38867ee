import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { answerReview, decide, reviewsIn } from './moderation.ts'

/** Routes of reviews for staff. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('GET /api/v1/admin/reviews', ({ query }) => reviewsIn(platform, query))
    .on('PATCH /api/v1/admin/reviews/{id}', ({ person, params, body }) => decide(platform, person.id, params.id, body))
    .on('PUT /api/v1/admin/reviews/{id}/answer', ({ person, params, body }) =>
      answerReview(platform, person.id, params.id, body.answer)
    )
}
