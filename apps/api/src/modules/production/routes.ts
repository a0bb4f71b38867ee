import type { Module } from '../../platform/module.ts'
import { keepMissingJobs } from './backfill.ts'
import { staffRoutes } from './staff-routes.ts'

/** Jobs themselves are made and closed with their order, see `orders/production-jobs.ts`; here staff work on them. */
export const productionModule: Module = (app, platform) => {
  staffRoutes(app, platform)
  platform.jobs.every('production.keep-missing', '*/5 * * * *', () => keepMissingJobs(platform))
}
