/** Saved filters of the admin's lists. */
export { writeViewsWithDecimals } from './currency.ts'
export { savedViewData } from './personal-data.ts'
export { savedViewsModule } from './routes.ts'
