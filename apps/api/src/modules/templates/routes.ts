import type { Module } from '../../platform/module.ts'
import { routes, stable } from '../../platform/route.ts'
import { allTemplates, templateAs } from './service.ts'

/** The shop's templates. */
export const templatesModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/templates', async () => stable(await allTemplates(platform)))
    .on('GET /api/v1/templates/{id}', async ({ params, query }) => stable(await templateAs(platform, params.id, query)))
}
