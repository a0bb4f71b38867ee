/** Reports: sales, best sellers and visits as daily sums, without personal data. */
export { dashboard } from './dashboard.ts'
export { rebuildDailySums } from './daily-sums.ts'
export type { DateRangeQuery } from './date-ranges.ts'
export { reportsModule } from './routes.ts'
export { countVisits, visitCounter } from './visits.ts'
