import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { onOrder, paidAtOf } from '../orders/index.ts'
import { onRefundFailed } from '../payments/index.ts'
import { dashboard } from './dashboard.ts'
import { deleteOldSums, refreshSumsAt, storeDailySums } from './daily-sums.ts'

/** Routes and jobs of the dashboard. */
export const reportsModule: Module = (app, platform) => {
  platform.jobs.every('reports.keep', '*/10 * * * *', async () => void (await storeDailySums(platform)))
  platform.jobs.every('reports.clear', '47 3 * * *', () => deleteOldSums(platform))
  onRefundFailed(platform, 'reports.refund-failed', ({ at }) => refreshSumsAt(platform, at))
  onOrder(platform, ['edited'], 'reports.order-edited', async ({ orderId }) => {
    const paidAt = await paidAtOf(platform.db, orderId)
    if (paidAt) await refreshSumsAt(platform, paidAt.toISOString())
  })
  routes(app, platform).on('GET /api/v1/admin/dashboard', ({ query }) => dashboard(platform, query))
}
