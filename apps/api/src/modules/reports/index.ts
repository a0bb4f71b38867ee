/** What was sold, how often, and to how many of those who came: sums of days, without a person in them. */
export { dashboard } from './dashboard.ts'
export { rebuildDailySums } from './daily-sums.ts'
export type { DateRangeQuery } from './date-ranges.ts'
export { reportsModule } from './routes.ts'
export { countVisits, visitCounter } from './visits.ts'
