import { mailingLimit } from '../../platform/mailing-limit.ts'
import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { onRestocked } from '../catalogue/index.ts'
import { requestAlert, stopAlerts } from './alerts.ts'
import { sendStockAlerts } from './send.ts'

export const stockAlertsModule: Module = (app, platform) => {
  const { config, jobs } = platform
  const guarded = mailingLimit(config)
  const send = () => sendStockAlerts(platform)
  onRestocked(platform, 'stock-alerts.restocked', send)
  // Restocked in other ways: a cancelled order, an import, a published product.
  jobs.every('stock-alerts.send', '* * * * *', send)
  routes(app, platform)
    .on(
      'POST /api/v1/stock-alerts',
      async ({ body }) => {
        await requestAlert(platform, body)
        return {}
      },
      guarded
    )
    .on(
      'POST /api/v1/stock-alerts/stop',
      async ({ body }) => {
        await stopAlerts(platform, body.token)
        return {}
      },
      guarded
    )
}
