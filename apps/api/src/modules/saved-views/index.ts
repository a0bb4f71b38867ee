/** Saved filters of the admin's lists. */
export { savedViewData } from './personal-data.ts'
export { savedViewsModule } from './routes.ts'
