import { and, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { paymentEvents } from './tables.ts'

/**
 * Retention of webhook events. Stripe retries for three days, and for 30 on request. A later one would change nothing, because the provider is
 * asked for the state.
 */
const retentionMs = 90 * 86_400_000

/** Deletes old events. The newest stays, because it shows when Stripe last reached the shop. */
export async function clearEvents(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - retentionMs)
  const newest = platform.db.select({ at: sql`max(${paymentEvents.receivedAt})` }).from(paymentEvents)
  await deleteRows(
    platform,
    paymentEvents,
    and(lt(paymentEvents.receivedAt, before), sql`${paymentEvents.receivedAt} < (${newest})`),
    paymentEvents.receivedAt
  )
}
