/** Telling by mail that what was sold out is back. */
export { stockAlertData } from './personal-data.ts'
export { clearStockAlerts } from './retention.ts'
export { stockAlertsModule } from './routes.ts'
