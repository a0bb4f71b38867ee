import { plainTwoFactorCode } from '@motif/contract/two-factor-rules'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { decrypt } from '../../../platform/encryption.ts'
import type { Person } from '../../../platform/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { audit } from '../../audit/index.ts'
import { type ClientNetwork, bucketOf, rememberNetwork } from '../client-network.ts'
import { countAttempt, resetAttempts } from '../login-attempts.ts'
import { twoFactors } from '../tables.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Purpose of the encryption key for secrets. */
export const secretKey = 'two-factor secrets'

/** Wrong codes in a row per log entry; the first entry also sends a mail. */
const refusedStep = 5

export const isOn = (userId: string) => and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt))

/** The secret; undefined if it was encrypted with another server key. */
function openSecret(platform: Pick<Platform, 'secret' | 'log'>, userId: string, encrypted: string): string | undefined {
  try {
    return decrypt(platform.secret(secretKey), encrypted)
  } catch (error) {
    platform.log.error({ err: error, userId }, 'a two-factor secret cannot be read: was IDENTITY_KEY changed?')
    return undefined
  }
}

/** Uses a code of the app. Of concurrent requests with the same code one succeeds. */
async function spendAppCode(platform: Platform, tx: Transaction, userId: string, code: string): Promise<boolean> {
  const [kept] = await tx.select({ secret: twoFactors.secret }).from(twoFactors).where(isOn(userId))
  const secret = kept && openSecret(platform, userId, kept.secret)
  const step = secret === undefined ? undefined : stepOf(secret, code, platform.clock.now())
  if (step === undefined) return false
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isOn(userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return taken.length > 0
}

async function spendRecovery(platform: Platform, tx: Transaction, person: Person, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(platform, tx, person.id, code))) return false
  const left = await countRecoveryCodes(tx, person.id)
  await audit(platform, tx, {
    adminId: person.id,
    action: 'two-factor.recovery-code',
    subject: person.id,
    change: { name: person.name, recoveryCodesLeft: left }
  })
  await platform.mail.send({ to: person.email, template: 'two-factor-recovery-code', data: { left } }, { tx })
  return true
}

/** Counts a wrong code. Whoever enters several knows the password, so the owner gets one mail, and every fifth is logged. */
async function noteRefused(platform: Platform, { id, name, email }: Person): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [row] = await tx
      .update(twoFactors)
      .set({ refused: sql`${twoFactors.refused} + 1` })
      .where(isOn(id))
      .returning({ refused: twoFactors.refused })
    if (!row || row.refused % refusedStep !== 0) return
    await audit(platform, tx, {
      adminId: id,
      action: 'two-factor.refused',
      subject: id,
      change: { name, refusedCodes: row.refused }
    })
    if (row.refused === refusedStep)
      await platform.mail.send({ to: email, template: 'two-factor-refused', data: { count: row.refused } }, { tx })
  })
}

/**
 * Checks a code of the app or a recovery code, and runs its purpose in the same transaction. The attempt is counted first. The limits are those of
 * logins, but tighter for networks without an earlier correct code, because whoever guesses here knows the password. @throws {ProblemError}
 * `two-factor-codes-over-limit`, `two-factor-off`, `two-factor-code-wrong`
 */
export async function redeem<Result>(
  platform: Platform,
  person: Person,
  typed: string,
  client: ClientNetwork,
  act: (tx: Transaction) => Promise<Result>
): Promise<Result> {
  const { db } = platform
  await countAttempt(
    platform,
    'two-factor',
    person.email,
    await bucketOf(platform, person.email, client, 'two-factor place')
  )
  if ((await db.$count(twoFactors, isOn(person.id))) === 0) throw new ProblemError('two-factor-off')
  const code = plainTwoFactorCode(typed)
  const done = await db.transaction(async (tx) => {
    const isRight = /^\d{6}$/.test(code)
      ? await spendAppCode(platform, tx, person.id, code)
      : await spendRecovery(platform, tx, person, code)
    if (!isRight) return undefined
    await tx.update(twoFactors).set({ refused: 0 }).where(isOn(person.id))
    await rememberNetwork(platform, tx, person, client, 'two-factor place')
    return { result: await act(tx) }
  })
  if (!done) {
    await noteRefused(platform, person)
    throw new ProblemError('two-factor-code-wrong', { errors: [{ pointer: '/code' }] })
  }
  await resetAttempts(platform, 'two-factor', person.email, client)
  return done.result
}
