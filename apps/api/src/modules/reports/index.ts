/** What was sold, how often, and to how many of those who came: sums of days, without a person in them. */
export { dashboard } from './dashboard.ts'
export { rebuildDays } from './keep-days.ts'
export type { AskedDays } from './ranges.ts'
export { reportsModule } from './routes.ts'
export { countVisits, visitCounter } from './visits.ts'
