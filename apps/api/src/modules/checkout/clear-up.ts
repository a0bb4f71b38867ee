import { lt } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkoutKeys, spentChallenges } from './tables.ts'

/** Retention of idempotency keys. A browser retries within minutes. */
const keyRetentionMs = 30 * 86_400_000

/** Deletes keys of old orders, and expired challenges. */
export async function clearCheckouts(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = platform.clock.now()
  await deleteRows(
    platform,
    checkoutKeys,
    lt(checkoutKeys.createdAt, new Date(now.getTime() - keyRetentionMs)),
    checkoutKeys.createdAt
  )
  await deleteRows(platform, spentChallenges, lt(spentChallenges.expiresAt, now))
}
