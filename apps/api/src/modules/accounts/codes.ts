import { randomInt, timingSafeEqual } from 'node:crypto'
import type { OtpPurpose } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { keyedHash } from './hashing.ts'
import type { Lane } from './places.ts'
import { oneTimeCodes } from './tables.ts'

/** Minutes a code is good for, and entries it survives. */
export const codeMinutes = 10
const maxTries = 5

const hashOf = (platform: Platform, userId: string, purpose: OtpPurpose, code: string) => keyedHash(platform, 'one-time codes', purpose, userId, code)

/** Makes a new code; the one before it is no longer good. */
export async function issueCode(platform: Platform, userId: string, purpose: OtpPurpose): Promise<string> {
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  const values = { hash: hashOf(platform, userId, purpose, code), tries: 0, knownTries: 0, expiresAt: new Date(platform.clock.now().getTime() + codeMinutes * 60_000) }
  await platform.db
    .insert(oneTimeCodes)
    .values({ userId, purpose, ...values })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: values })
  return code
}

/**
 * Whether a code is right; a right one is used up. The try is counted, and kept, before anything is compared. Strangers
 * have five tries together. Places the account was signed in to from have five of their own, so that nobody can spoil
 * the owner's code by entering wrong ones.
 */
export async function redeemCode(platform: Platform, userId: string, purpose: OtpPurpose, code: string, { isKnown }: Lane): Promise<boolean> {
  const tries = isKnown ? oneTimeCodes.knownTries : oneTimeCodes.tries
  const own = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose))
  const [active] = await platform.db
    .update(oneTimeCodes)
    .set({ [isKnown ? 'knownTries' : 'tries']: sql`${tries} + 1` })
    .where(and(own, lt(tries, maxTries), gt(oneTimeCodes.expiresAt, platform.clock.now())))
    .returning({ hash: oneTimeCodes.hash })
  const given = hashOf(platform, userId, purpose, code)
  if (!active || !timingSafeEqual(Buffer.from(active.hash), Buffer.from(given))) return false
  // Of two requests with the same code one finds it still there.
  const used = await platform.db.delete(oneTimeCodes).where(and(own, eq(oneTimeCodes.hash, given))).returning({ hash: oneTimeCodes.hash })
  return used.length === 1
}
