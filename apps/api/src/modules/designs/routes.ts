import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { previewOf } from './preview.ts'
import { addDesign, changeDesign, listDesigns, previewedDocument, readOwnDesign, removeDesign } from './service.ts'

/** A person's designs; nobody else's is within reach, only its preview for whoever has the identifier. */
export const designs: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/designs', ({ person }) => listDesigns(platform, person.id))
    .on('POST /api/v1/designs', ({ person, body }) => addDesign(platform, person.id, body))
    .on('GET /api/v1/designs/{id}', ({ person, params }) => readOwnDesign(platform, person.id, params.id))
    .on('PUT /api/v1/designs/{id}', ({ person, params, body }) => changeDesign(platform, person.id, params.id, body))
    .on('DELETE /api/v1/designs/{id}', async ({ person, params }) => {
      await removeDesign(platform, person.id, params.id)
      return {}
    })
    .on('GET /api/v1/designs/{id}/preview.svg', async ({ params, reply }) => {
      const svg = await previewOf(platform, await previewedDocument(platform, params.id))
      // Shown as an image it can do nothing; opened by itself it may not do anything either.
      reply.headers({ 'cache-control': 'private, max-age=3600', 'content-security-policy': "default-src 'none'; img-src data:; sandbox", 'x-content-type-options': 'nosniff' })
      reply.type('image/svg+xml; charset=utf-8')
      return svg
    })
}
