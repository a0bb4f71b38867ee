import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { readBrandKit, saveBrandKit } from './service.ts'

/** A person's own brand kit. */
export const brandKitModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/brand-kit', ({ person }) => readBrandKit(platform.db, person.id))
    .on('PUT /api/v1/brand-kit', ({ person, body }) => saveBrandKit(platform, person.id, body), {
      config: { rateLimit: { max: platform.config.rateLimits.accounts, timeWindow: 60_000 } }
    })
}
