import { isBot } from '../../platform/bots.ts'
import { isInternal } from '../../platform/inject-call.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { setSearchLog } from '../catalogue/index.ts'
import { visitorOf } from '../drawing/index.ts'
import { clearSearches } from './clear-searches.ts'
import { searchCounter } from './count-searches.ts'
import { frequentSearches } from './frequent-searches.ts'
import { searchReport, setHidden } from './report.ts'

/** Counts the searches of shoppers. Bots and pages rendered on the server are left out. */
export const searchesModule: Module = (app, platform) => {
  const counter = searchCounter(platform)
  const frequent = frequentSearches(platform)
  setSearchLog(platform, {
    count: (request, search) => {
      if (!isInternal(request) && !isBot(request)) counter.count(visitorOf(request), search)
    },
    frequent: () => frequent.list()
  })
  app.addHook('onClose', () => counter.flush())
  platform.jobs.every('searches.clear', '19 3 * * *', () => clearSearches(platform))
  routes(app, platform)
    .on('GET /api/v1/admin/searches', ({ query }) => searchReport(platform, frequent, query))
    .on('PUT /api/v1/admin/searches/hidden', ({ person, body }) => setHidden(platform, frequent, person.id, body))
}
