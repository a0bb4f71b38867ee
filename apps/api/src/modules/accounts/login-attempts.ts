import { eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { addressHash } from './hashing.ts'
import { loginAttempts } from './tables.ts'

const day = 24 * 3600_000

/**
 * Counts a login before its password is looked at, or refuses it: after five in a row without a good one each makes
 * the next wait longer, 2 s, 4 s, up to 15 min. Nobody is locked out for good, known and unknown addresses are alike.
 */
export async function countLogin(platform: Platform, email: string): Promise<void> {
  const hash = addressHash(platform, 'login', email)
  const now = platform.clock.now()
  const expiresAt = new Date(now.getTime() + day)
  const { count, blockedUntil } = loginAttempts
  const next = sql`case when ${loginAttempts.expiresAt} < ${now} then 1 else ${count} + 1 end`
  const counted = await platform.db
    .insert(loginAttempts)
    .values({ hash, count: 1, blockedUntil: now, expiresAt })
    .onConflictDoUpdate({
      target: loginAttempts.hash,
      set: {
        count: next,
        blockedUntil: sql`${now}::timestamptz + interval '1 second' * case when ${next} < 5 then 0 else least(900, 2 ^ least(10, ${next} - 4)) end`,
        expiresAt
      },
      setWhere: sql`${blockedUntil} <= ${now}`
    })
    .returning({ count })
  if (counted.length > 0) return
  const [row] = await platform.db.select({ blockedUntil }).from(loginAttempts).where(eq(loginAttempts.hash, hash))
  const retryAfter = Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? 0) - now.getTime()) / 1000))
  throw new ProblemError('too-many-requests', { detail: `That was not right several times. Try again in ${retryAfter} seconds, or set a new password.`, retryAfter })
}

/** A good login, or a new password, wipes the slate. */
export async function forgetLogins(platform: Platform, email: string): Promise<void> {
  await platform.db.delete(loginAttempts).where(eq(loginAttempts.hash, addressHash(platform, 'login', email)))
}
