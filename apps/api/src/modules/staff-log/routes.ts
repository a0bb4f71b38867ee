import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { listAuthors, listLog } from './entries.ts'

/** The audit log for staff. Other modules write it through the audit module. */
export const staffLogModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/log', ({ query }) => listLog(platform, query))
    .on('GET /api/v1/admin/log/people', () => listAuthors(platform))
}
