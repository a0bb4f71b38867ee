/** Deleting what nothing shows any more. */
export { retentionModule } from './routes.ts'
