import { lte } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Deletes subscriptions that were not confirmed in time. */
export async function clearUnconfirmed(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  await deleteRows(
    platform,
    newsletterSubscriptions,
    lte(newsletterSubscriptions.endsAt, platform.clock.now()),
    newsletterSubscriptions.endsAt
  )
}
