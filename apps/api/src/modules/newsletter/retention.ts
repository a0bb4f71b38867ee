import { lte } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Forgets who did not confirm in time. */
export async function clearUnconfirmed({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(newsletterSubscriptions).where(lte(newsletterSubscriptions.endsAt, clock.now()))
}
