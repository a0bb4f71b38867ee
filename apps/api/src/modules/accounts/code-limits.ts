import type { OtpPurpose } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { countTriesAnew } from './codes.ts'
import { addressHash } from './hashing.ts'
import type { RateLimitBucket } from './client-network.ts'
import { codeRequests } from './tables.ts'

/** Seconds between two codes to one e-mail address for one purpose. */
export const resendAfter = 60
const hour = 3600_000
const day = 24 * hour

/** Milliseconds until the next code may be sent, 0 if now: 60 s apart, 5 an hour, 10 a day. */
function waitFor(sentAt: readonly number[], now: number): number {
  const limits = [
    { count: 1, within: resendAfter * 1000 },
    { count: 5, within: hour },
    { count: 10, within: day }
  ]
  return Math.max(0, ...limits.map(({ count, within }) => (sentAt.at(-count) ?? -Infinity) + within - now))
}

/**
 * Uses up one of the codes an address may request. Returns 0, or the seconds to wait if none is left. Strangers share one allowance, which protects
 * a mailbox from floods. Known networks have their own, so strangers cannot use up the owner's. A new user has no known network yet; codes that
 * strangers request reach the same mailbox, and any of them is valid.
 */
export async function takeCodeAllowance(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  { isKnown }: RateLimitBucket
): Promise<number> {
  const hash = addressHash(platform, `code ${purpose}`, email, ...(isKnown ? ['known'] : []))
  const now = platform.clock.now().getTime()
  const expiresAt = new Date(now + day)
  return platform.db.transaction(async (tx) => {
    await tx.insert(codeRequests).values({ hash, sentAt: [], expiresAt }).onConflictDoNothing()
    const [row] = await tx.select().from(codeRequests).where(eq(codeRequests.hash, hash)).for('update')
    const sentAt = (row?.sentAt ?? []).filter((moment) => moment > now - day)
    const wait = waitFor(sentAt, now)
    if (wait === 0) {
      await tx
        .update(codeRequests)
        .set({ sentAt: [...sentAt, now], expiresAt })
        .where(eq(codeRequests.hash, hash))
      await countTriesAnew(platform, tx, email, purpose)
    }
    return Math.ceil(wait / 1000)
  })
}
