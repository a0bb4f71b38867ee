/** Deletion of unreferenced data. */
export { retentionModule } from './routes.ts'
