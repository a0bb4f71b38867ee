import { randomInt } from 'node:crypto'
import { recoveryCodeLetters, shownRecoveryCode, twoFactorLimits } from '@motif/contract/two-factor-rules'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import { keyedHash } from '../../../platform/keyed-hash.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recoveryCodes } from '../tables.ts'

const hashOf = (platform: Pick<Platform, 'secret'>, userId: string, code: string): string =>
  keyedHash(platform, 'recovery codes', userId, code)

const newCode = (): string =>
  Array.from(
    { length: twoFactorLimits.recoveryCodeLength },
    () => recoveryCodeLetters[randomInt(recoveryCodeLetters.length)]
  ).join('')

/** Replaces all recovery codes of a person and returns the new ones, which are shown once. */
export async function renewRecoveryCodes(
  platform: Pick<Platform, 'secret'>,
  tx: Transaction,
  userId: string
): Promise<string[]> {
  const codes = Array.from({ length: twoFactorLimits.recoveryCodes }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(platform, userId, code), userId })))
  return codes.map(shownRecoveryCode)
}

export const countRecoveryCodes = (db: Database | Transaction, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))

/** Uses up a code; false if it is unknown, of another person, or used. */
export async function spendRecoveryCode(
  platform: Pick<Platform, 'secret'>,
  tx: Transaction,
  userId: string,
  code: string
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(platform, userId, code))))
    .returning({ hash: recoveryCodes.hash })
  return spent.length > 0
}
