import { eq, lt, sql } from 'drizzle-orm'
import { networkOf } from '../../platform/client-address.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { couponGuesses } from './tables.ts'

/** Failed codes per hour of a cart or account; the limit per network, which may be an office, is a setting. */
const perPerson = 10
const windowMs = 3_600_000

const kinds = {
  coupon: { purpose: 'coupon guesses', code: 'invalid-coupon', reason: 'coupon-guesses-over-limit' },
  'gift-card': { purpose: 'gift card guesses', code: 'invalid-gift-card', reason: 'gift-card-guesses-over-limit' }
} as const

export interface Guesser {
  /** Coupons and gift cards are counted separately. @default 'coupon' */
  kind?: keyof typeof kinds
  cartId: string
  /** An account whose attempts count too, with any cart. */
  personId?: string | undefined
  /** The client address. */
  ip: string
  /** The typed code; an empty text is not an attempt. */
  typed: string | null | undefined
}

interface Counted {
  hash: string
  limit: number
}

/** Uses up an attempt. Returns 0, or the seconds to wait if none is left. */
async function take({ db, clock }: Pick<Platform, 'db' | 'clock'>, { hash, limit }: Counted): Promise<number> {
  const now = clock.now()
  const isOver = sql`${couponGuesses.expiresAt} <= ${now}::timestamptz`
  const expiresAt = new Date(now.getTime() + windowMs)
  const taken = await db
    .insert(couponGuesses)
    .values({ hash, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: couponGuesses.hash,
      set: {
        count: sql`case when ${isOver} then 1 else ${couponGuesses.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt}::timestamptz else ${couponGuesses.expiresAt} end`
      },
      setWhere: sql`${isOver} or ${couponGuesses.count} < ${limit}`
    })
    .returning({ hash: couponGuesses.hash })
  if (taken.length > 0) return 0
  const [row] = await db
    .select({ expiresAt: couponGuesses.expiresAt })
    .from(couponGuesses)
    .where(eq(couponGuesses.hash, hash))
  return Math.max(1, Math.ceil(((row?.expiresAt.getTime() ?? 0) - now.getTime()) / 1000))
}

const giveBack = async ({ db }: Pick<Platform, 'db'>, { hash }: Counted) =>
  void (await db
    .update(couponGuesses)
    .set({ count: sql`greatest(0, ${couponGuesses.count} - 1)` })
    .where(eq(couponGuesses.hash, hash)))

/**
 * Runs work with a typed code. The attempt is counted before the look-up, so that concurrent ones count, and returned if the code was valid. Throws
 * `too-many-requests` after too many failures.
 */
export async function countGuess<T>(
  platform: Platform,
  { kind = 'coupon', cartId, personId, ip, typed }: Guesser,
  work: () => Promise<T>
): Promise<T> {
  if ((typed ?? '').trim() === '') return work()
  const { purpose, code, reason } = kinds[kind]
  const counted: Counted[] = [
    { hash: keyedHash(platform, purpose, 'cart', cartId), limit: perPerson },
    ...(personId === undefined ? [] : [{ hash: keyedHash(platform, purpose, 'account', personId), limit: perPerson }]),
    { hash: keyedHash(platform, purpose, 'network', networkOf(ip)), limit: platform.config.couponGuesses }
  ]
  const taken: Counted[] = []
  for (const one of counted) {
    const retryAfter = await take(platform, one)
    if (retryAfter > 0) {
      for (const other of taken) await giveBack(platform, other)
      throw new ProblemError(reason, {
        params: { minutes: Math.ceil(retryAfter / 60) },
        retryAfter
      })
    }
    taken.push(one)
  }
  try {
    const result = await work()
    for (const one of taken) await giveBack(platform, one)
    return result
  } catch (error) {
    const isWrong = error instanceof ProblemError && error.code === code
    if (!isWrong) for (const one of taken) await giveBack(platform, one)
    throw error
  }
}

export async function forgetGuesses(platform: Platform): Promise<void> {
  await deleteRows(platform, couponGuesses, lt(couponGuesses.expiresAt, platform.clock.now()), couponGuesses.expiresAt)
}
