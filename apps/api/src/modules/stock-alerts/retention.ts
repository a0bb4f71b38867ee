import { lte } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { stockAlerts } from './tables.ts'

/** Forgets who waited in vain until the end. */
export async function clearStockAlerts({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(stockAlerts).where(lte(stockAlerts.endsAt, clock.now()))
}
