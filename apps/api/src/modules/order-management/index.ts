/** What people and staff do with placed orders. */
export { keepNote } from './notes.ts'
export { orderManagementModule } from './routes.ts'
export { firstOrders } from './search-orders.ts'
