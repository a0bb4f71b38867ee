import type { Module } from '../../platform/module.ts'
import { onRefundFailed } from '../payments/index.ts'
import { clearDays, keepDayOf, keepDays } from './keep-days.ts'

/** The dashboard's figures. */
export const reportsModule: Module = (_app, platform) => {
  platform.jobs.every('reports.keep', '*/10 * * * *', async () => void (await keepDays(platform)))
  platform.jobs.every('reports.clear', '47 3 * * *', () => clearDays(platform))
  onRefundFailed(platform, 'reports.refund-failed', ({ at }) => keepDayOf(platform, at))
}
