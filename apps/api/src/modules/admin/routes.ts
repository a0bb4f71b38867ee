import type { Module } from '../../platform/module.ts'
import { listFailedJobs } from '../../platform/failed-jobs.ts'
import { routes } from '../../platform/route.ts'
import { confirmItem, readChecklist } from './checklist.ts'
import { removeDemonstration } from './demonstration.ts'
import { deleteFailedJob, retryFailedJob } from './failed-jobs.ts'
import { search } from './search.ts'
import { summary } from './summary.ts'

/** Routes of the dashboard: figures, checklist, global search and failed jobs. Other staff routes are in each module's staff-routes.ts. */
export const adminModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/summary', () => summary(platform))
    .on('GET /api/v1/admin/search', ({ person, query }) => search(platform, person, query))
    .on('GET /api/v1/admin/checklist', () => readChecklist(platform))
    .on('PUT /api/v1/admin/checklist/{item}', ({ person, params: { item } }) =>
      confirmItem(platform, person.id, { item, isConfirmed: true })
    )
    .on('DELETE /api/v1/admin/checklist/{item}', ({ person, params: { item } }) =>
      confirmItem(platform, person.id, { item, isConfirmed: false })
    )
    .on('DELETE /api/v1/admin/demonstration', ({ person }) => removeDemonstration(platform, person.id))
    .on('GET /api/v1/admin/failed-jobs', ({ query }) => listFailedJobs(platform.db, query))
    .on('POST /api/v1/admin/failed-jobs/{id}/retry', ({ person, params }) =>
      retryFailedJob(platform, person.id, params.id)
    )
    .on('DELETE /api/v1/admin/failed-jobs/{id}', ({ person, params }) =>
      deleteFailedJob(platform, person.id, params.id)
    )
}
