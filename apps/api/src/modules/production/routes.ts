import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { answerQuestion, questionsFor } from './buyer-questions.ts'
import { insertMissingJobs } from './backfill.ts'
import { staffRoutes } from './staff-routes.ts'

/** Jobs are created and closed with their order: `orders/production-jobs.ts`. Here staff work on them. */
export const productionModule: Module = (app, platform) => {
  staffRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/orders/{id}/questions', async ({ params, query, person }) => ({
      items: await questionsFor(platform, params.id, { person, key: query.key })
    }))
    .on('PUT /api/v1/orders/{id}/questions/{questionId}/answer', async ({ params, query, person, body }) => ({
      items: await answerQuestion(
        platform,
        { person, key: query.key },
        { orderId: params.id, questionId: params.questionId, answer: body }
      )
    }))
  platform.jobs.every('production.keep-missing', '*/5 * * * *', () => insertMissingJobs(platform))
}
