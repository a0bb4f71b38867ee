import { randomInt, timingSafeEqual } from 'node:crypto'
import type { OtpPurpose } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { findUser } from './find-user.ts'
import { addressHash } from './hashing.ts'
import type { RateLimitBucket } from './client-network.ts'
import { codeTries, oneTimeCodes, type users } from './tables.ts'

/** Minutes a code is valid, and attempts it allows. */
export const codeMinutes = 10
const maxTries = 5
const validMs = codeMinutes * 60_000
/** One server may receive the request and another create the code, and their clocks differ slightly. Codes are a minute apart. */
const clockSkew = 30_000

const hashOf = (platform: Platform, userId: string, purpose: OtpPurpose, code: string) =>
  keyedHash(platform, 'one-time codes', purpose, userId, code)

/** Creates a code and invalidates the previous one. */
export async function issueCode(platform: Platform, userId: string, purpose: OtpPurpose): Promise<string> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  const values = {
    hash: hashOf(platform, userId, purpose, code),
    expiresAt: new Date(platform.clock.now().getTime() + validMs)
  }
  await platform.db
    .insert(oneTimeCodes)
    .values({ userId, purpose, ...values })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: values })
  return code
}

const triesHash = (platform: Platform, email: string, purpose: OtpPurpose) =>
  addressHash(platform, `code ${purpose}`, email, 'tries')

/** Resets the attempts for a newly requested code; earlier codes become invalid. */
export async function countTriesAnew(
  platform: Platform,
  tx: Transaction,
  email: string,
  purpose: OtpPurpose
): Promise<void> {
  const askedAt = platform.clock.now()
  const values = { askedAt, tries: 0, knownTries: 0, expiresAt: new Date(askedAt.getTime() + 24 * 3600_000) }
  await tx
    .insert(codeTries)
    .values({ hash: triesHash(platform, email, purpose), ...values })
    .onConflictDoUpdate({ target: codeTries.hash, set: values })
}

/** Counts an attempt. Returns when the code was requested, or undefined if no attempt is left. */
async function takeTry(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  { isKnown }: RateLimitBucket
): Promise<Date | undefined> {
  const tries = isKnown ? codeTries.knownTries : codeTries.tries
  const [row] = await platform.db
    .update(codeTries)
    .set({ [isKnown ? 'knownTries' : 'tries']: sql`${tries} + 1` })
    .where(and(eq(codeTries.hash, triesHash(platform, email, purpose)), lt(tries, maxTries)))
    .returning({ askedAt: codeTries.askedAt })
  return row?.askedAt
}

/**
 * Returns the account of a correct code and invalidates the code. The attempt is counted before the comparison, also for an address without an
 * account. Strangers share five attempts. Known networks have five of their own, so nobody can spoil the owner's code with wrong entries.
 */
export async function redeemCode(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  code: string,
  bucket: RateLimitBucket
): Promise<typeof users.$inferSelect | undefined> {
  const { db, clock } = platform
  const askedAt = await takeTry(platform, email, purpose, bucket)
  const user = await findUser(db, email)
  const own = and(eq(oneTimeCodes.userId, user?.id ?? ''), eq(oneTimeCodes.purpose, purpose))
  const [active] = await db
    .select({ hash: oneTimeCodes.hash, expiresAt: oneTimeCodes.expiresAt })
    .from(oneTimeCodes)
    .where(and(own, gt(oneTimeCodes.expiresAt, clock.now())))
  const given = hashOf(platform, user?.id ?? '', purpose, code)
  if (askedAt === undefined || !active || active.expiresAt.getTime() < askedAt.getTime() + validMs - clockSkew)
    return undefined
  if (!timingSafeEqual(Buffer.from(active.hash), Buffer.from(given))) return undefined
  // Of two concurrent requests with the same code only one deletes it.
  const used = await db
    .delete(oneTimeCodes)
    .where(and(own, eq(oneTimeCodes.hash, given)))
    .returning({ hash: oneTimeCodes.hash })
  return used.length === 1 ? user : undefined
}
