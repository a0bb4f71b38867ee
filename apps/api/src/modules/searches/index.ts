/** Searches of shoppers: counts by day, frequent ones for suggestions, and the report for staff. */
export { exportedSearches } from './report.ts'
export type { SearchFilter } from './report.ts'
export { searchesModule } from './routes.ts'
