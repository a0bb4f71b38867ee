import { mailingLimit } from '../../platform/mailing-limit.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { changeQuestion, questionsIn } from './answer.ts'
import { ask } from './ask.ts'
import { handleAnswerMails } from './mail-answer.ts'

/** Routes of questions: asked by shoppers, answered by staff, then shown with the product. */
export const questionsModule: Module = (app, platform) => {
  handleAnswerMails(platform)
  routes(app, platform)
    .on(
      'POST /api/v1/products/{slug}/questions',
      async ({ params, person, body }) => {
        await ask(platform, { slug: params.slug, person }, body)
        return {}
      },
      mailingLimit(platform.config)
    )
    .on('GET /api/v1/admin/questions', ({ query }) => questionsIn(platform, query))
    .on('PATCH /api/v1/admin/questions/{id}', ({ person, params, body }) =>
      changeQuestion(platform, person.id, params.id, body)
    )
}
