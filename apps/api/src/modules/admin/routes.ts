import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { summary } from './summary.ts'

/** The dashboard. What else staff do stands in the module it is about, in its staff-routes.ts. */
export const adminModule: Module = (app, platform) => {
  routes(app, platform).on('GET /api/v1/admin/summary', () => summary(platform))
}
