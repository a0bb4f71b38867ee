/** Orders as buyers and staff use them after placement. */
export { keepNote } from './notes.ts'
export { orderManagementModule } from './routes.ts'
export { firstOrders } from './search-orders.ts'
