/** Telling by mail that what was sold out is back. */
export { clearStockAlerts } from './retention.ts'
export { stockAlertsModule } from './routes.ts'
