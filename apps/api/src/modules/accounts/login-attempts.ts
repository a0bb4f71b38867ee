import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { addressHash } from './hashing.ts'
import { type ClientNetwork, type RateLimitBucket, bucketNamesOf } from './client-network.ts'
import { loginAttempts } from './tables.ts'

const day = 24 * 3600_000

interface BackoffRule {
  /** Failed attempts in a row without a wait. */
  free: number
  /** Longest wait in seconds; it doubles from 2 s. */
  longest: number
}

/** What is attempted: a password, or a code of the second factor. */
type AttemptKind = 'login' | 'two-factor'

/** Per account and known network. */
const oneBucket: BackoffRule = { free: 5, longest: 900 }
/**
 * Per account, for all unknown networks together: guesses spread over many machines end up at one a minute. Whoever guesses codes knows the
 * password, and three of a million are correct, so those end up at four an hour.
 */
const allStrangers: Readonly<Record<AttemptKind, BackoffRule>> = {
  login: { free: 30, longest: 60 },
  'two-factor': { free: 10, longest: 900 }
}

const refusals = { login: 'logins-over-limit', 'two-factor': 'two-factor-codes-over-limit' } as const

/** Counts one attempt, or returns the seconds to wait. */
async function count(tx: Transaction, hash: string, { free, longest }: BackoffRule, now: Date): Promise<number> {
  const { count: counted, blockedUntil } = loginAttempts
  const expiresAt = new Date(now.getTime() + day)
  const next = sql`case when ${loginAttempts.expiresAt} < ${now} then 1 else ${counted} + 1 end`
  const rows = await tx
    .insert(loginAttempts)
    .values({ hash, count: 1, blockedUntil: now, expiresAt })
    .onConflictDoUpdate({
      target: loginAttempts.hash,
      set: {
        count: next,
        blockedUntil: sql`${now}::timestamptz + interval '1 second' * case when ${next} < ${free}::int then 0 else least(${longest}::int, 2 ^ least(10, ${next} - ${free - 1}::int)) end`,
        expiresAt
      },
      setWhere: sql`${blockedUntil} <= ${now}`
    })
    .returning({ hash: loginAttempts.hash })
  if (rows.length > 0) return 0
  const [row] = await tx.select({ blockedUntil }).from(loginAttempts).where(eq(loginAttempts.hash, hash))
  return Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? 0) - now.getTime()) / 1000))
}

const strangersHash = (platform: Platform, tried: AttemptKind, email: string) => addressHash(platform, tried, email)
const bucketHash = (platform: Platform, tried: AttemptKind, email: string, name: string) =>
  addressHash(platform, tried, email, name)

/**
 * Counts an attempt before the password or code is checked, or refuses it with the seconds to wait. Nobody is locked out: strangers slow down
 * themselves and each other, not known networks. A person at a new place during an attack resets the password by mail, which makes the network
 * known. Addresses with and without an account behave alike.
 */
export async function countAttempt(
  platform: Platform,
  tried: AttemptKind,
  email: string,
  bucket: RateLimitBucket
): Promise<void> {
  const now = platform.clock.now()
  // Thrown inside the transaction, so that an attempt one limit refuses is not counted by the other.
  await platform.db.transaction(async (tx) => {
    const ownWait = await count(tx, bucketHash(platform, tried, email, bucket.name), oneBucket, now)
    const retryAfter =
      ownWait > 0 || bucket.isKnown
        ? ownWait
        : await count(tx, strangersHash(platform, tried, email), allStrangers[tried], now)
    if (retryAfter > 0) throw new ProblemError(refusals[tried], { params: { seconds: retryAfter }, retryAfter })
  })
}

/** Resets the count after a successful login or code, or a new password. */
export async function resetAttempts(
  platform: Platform,
  tried: AttemptKind,
  email: string,
  client: ClientNetwork
): Promise<void> {
  const hashes = [
    strangersHash(platform, tried, email),
    ...bucketNamesOf(client).map((name) => bucketHash(platform, tried, email, name))
  ]
  await platform.db.delete(loginAttempts).where(inArray(loginAttempts.hash, hashes))
}
