/** What was sold, how often, and to how many of those who came: sums of days, without a person in them. */
export { rebuildDays } from './keep-days.ts'
export { reportsModule } from './routes.ts'
