import { lte } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { stockAlerts } from './tables.ts'

/** Deletes expired alerts. */
export async function clearStockAlerts(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  await deleteRows(platform, stockAlerts, lte(stockAlerts.endsAt, platform.clock.now()), stockAlerts.endsAt)
}
