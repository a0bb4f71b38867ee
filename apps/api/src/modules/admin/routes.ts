import type { Module } from '../../platform/module.ts'
import { listFailedJobs } from '../../platform/failed-jobs.ts'
import { routes } from '../../platform/route.ts'
import { deleteFailedJob, retryFailedJob } from './failed-jobs.ts'
import { summary } from './summary.ts'

/** The dashboard, and jobs that failed for good. What else staff do stands in the module it is about, in its staff-routes.ts. */
export const adminModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/summary', () => summary(platform))
    .on('GET /api/v1/admin/failed-jobs', ({ query }) => listFailedJobs(platform.db, query))
    .on('POST /api/v1/admin/failed-jobs/{id}/retry', ({ person, params }) =>
      retryFailedJob(platform, person.id, params.id)
    )
    .on('DELETE /api/v1/admin/failed-jobs/{id}', ({ person, params }) =>
      deleteFailedJob(platform, person.id, params.id)
    )
}
