/** Back-in-stock alerts by mail. */
export { stockAlertData } from './personal-data.ts'
export { clearStockAlerts } from './retention.ts'
export { stockAlertsModule } from './routes.ts'
