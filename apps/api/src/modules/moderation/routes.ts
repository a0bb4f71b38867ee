import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { blockPicture, listPictures, picturesOfOrder, unblockPicture } from './blocked-pictures.ts'
import { addWords, listWords, removeWord } from './blocked-words.ts'
import { approve, clearHolds } from './decide.ts'
import { queue } from './holds.ts'

/** Everything but refusing, which asks the buyer: `production/refuse-held.ts`. */
export const moderationModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/moderation', ({ query }) => queue(platform, query))
    .on('POST /api/v1/admin/moderation/{id}/approve', ({ person, params, body }) =>
      approve(platform, person.id, { id: params.id, ...body })
    )
    .on('GET /api/v1/admin/moderation/words', async () => ({ items: await listWords(platform.db) }))
    .on('POST /api/v1/admin/moderation/words', async ({ person, body }) => ({
      added: await addWords(platform, person.id, body.words)
    }))
    .on('DELETE /api/v1/admin/moderation/words/{id}', ({ person, params }) =>
      removeWord(platform, person.id, params.id)
    )
    .on('GET /api/v1/admin/moderation/pictures', ({ query }) => listPictures(platform, query))
    .on('POST /api/v1/admin/moderation/pictures', ({ person, body }) => blockPicture(platform, person.id, body.upload))
    .on('DELETE /api/v1/admin/moderation/pictures/{id}', ({ person, params }) =>
      unblockPicture(platform, person.id, params.id)
    )
    .on('GET /api/v1/admin/orders/{id}/pictures', async ({ params }) => ({
      items: await picturesOfOrder(platform, params.id)
    }))
  platform.jobs.every('moderation.clear', '50 3 * * *', () => clearHolds(platform))
}
