import { and, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { paymentEvents } from './tables.ts'

/**
 * How long an event is known. Stripe sends one for three days by itself and for 30 when asked to; one that came later all the same would change
 * nothing, as the provider is asked what became of the payment.
 */
const retentionMs = 90 * 86_400_000

/** Forgets events from long ago. The newest stays: it tells when Stripe last reached the shop. */
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
