import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { designsToken } from '../accounts/index.ts'
import { visitorOf } from '../drawing/index.ts'
import { pictureRoutes } from './picture-routes.ts'
import { clearThumbnails, previewOf, thumbnailOf } from './preview.ts'
import { picturedById, picturedByKey } from './prints.ts'
import {
  addDesign,
  changeDesign,
  duplicateDesign,
  forgetDeleted,
  listDesigns,
  ownDesign,
  readOwnDesign,
  removeDesign,
  restoreDesign
} from './service.ts'
import { readShared, shareDesign, unshareDesign } from './sharing.ts'
import { listVersions, readVersion } from './versions.ts'

/** Headers that disable everything active in an SVG opened by itself. */
const asPicture = (seconds: number) => ({
  'cache-control': `private, max-age=${seconds}`,
  'content-security-policy': "default-src 'none'; img-src data:; sandbox",
  'x-content-type-options': 'nosniff'
})

/** Seconds a browser caches a preview: its URL changes with the design. */
const hour = 3600

/** A person's own designs; previews for whoever has the id, and shared designs. */
export const designsModule: Module = (app, platform) => {
  pictureRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/designs', ({ person, query }) => listDesigns(platform, person.id, query))
    .on('POST /api/v1/designs', ({ person, body }) => addDesign(platform, person.id, body))
    .on('GET /api/v1/designs/{id}', ({ person, params }) => readOwnDesign(platform, person.id, params.id))
    .on('PUT /api/v1/designs/{id}', ({ person, params, body: { overrules, ...body } }) =>
      changeDesign(platform, person.id, params.id, body, { isVersionSure: overrules ?? false })
    )
    .on('PATCH /api/v1/designs/{id}', ({ person, params, body }) => changeDesign(platform, person.id, params.id, body))
    .on('DELETE /api/v1/designs/{id}', async ({ person, params }) => {
      await removeDesign(platform, person.id, params.id)
      return {}
    })
    .on('POST /api/v1/designs/{id}/restore', ({ person, params }) => restoreDesign(platform, person.id, params.id))
    .on('POST /api/v1/designs/{id}/duplicate', ({ person, params, body }) =>
      duplicateDesign(platform, person.id, params.id, body.name)
    )
    .on('GET /api/v1/designs/{id}/versions', async ({ person, params }) =>
      listVersions(platform, (await ownDesign(platform, person.id, params.id)).id)
    )
    .on('GET /api/v1/designs/{id}/versions/{versionId}', async ({ person, params }) =>
      readVersion(platform, (await ownDesign(platform, person.id, params.id)).id, params.versionId)
    )
    .on('POST /api/v1/designs/{id}/versions/{versionId}/restore', async ({ person, params, body }) => {
      const { id } = await ownDesign(platform, person.id, params.id)
      const { document } = await readVersion(platform, id, params.versionId)
      return changeDesign(platform, person.id, id, { document, revision: body.revision }, { isVersionSure: true })
    })
    .on('POST /api/v1/designs/{id}/share', ({ person, params }) => shareDesign(platform, person.id, params.id))
    .on('DELETE /api/v1/designs/{id}/share', async ({ person, params }) => {
      await unshareDesign(platform, person.id, params.id)
      return {}
    })
    .on('POST /api/v1/design-library/token', async ({ person }) => {
      const { firebase } = platform.config
      if (firebase?.web.firestore === undefined) throw new ProblemError('designs-kept-here')
      return { firebaseToken: await designsToken(firebase, person, platform.clock.now()) }
    })
    .on('GET /api/v1/shared-designs/{key}', async ({ params, reply }) => {
      reply.header('cache-control', 'no-store')
      return readShared(platform, params.key)
    })
    .on('GET /api/v1/shared-designs/{key}/preview.png', async ({ params, query, request, reply }) => {
      const design = await picturedByKey(platform, params.key)
      // Briefly, because sharing may end.
      reply.type('image/png').headers(asPicture(60))
      return thumbnailOf(platform, design, query, visitorOf(request))
    })
    .on('GET /api/v1/designs/{id}/preview.svg', async ({ params, query, request, reply }) => {
      const design = await picturedById(platform, params.id)
      reply.type('image/svg+xml; charset=utf-8').headers(asPicture(hour))
      return previewOf(platform, design, query, visitorOf(request))
    })
    .on('GET /api/v1/designs/{id}/preview.png', async ({ params, query, request, reply }) => {
      const design = await picturedById(platform, params.id)
      reply.type('image/png').headers(asPicture(hour))
      return thumbnailOf(platform, design, query, visitorOf(request))
    })
  platform.jobs.every('designs.forget', '11 3 * * *', async () => {
    await forgetDeleted(platform)
    await clearThumbnails(platform)
  })
}
