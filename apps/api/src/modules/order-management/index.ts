/** What people and staff do with placed orders. */
export { orderManagementModule } from './routes.ts'
