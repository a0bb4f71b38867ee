import type { RecoveryCodes, TwoFactorSetUp, TwoFactorState } from '@motif/contract'
import { plainTwoFactorCode } from '@motif/contract/two-factor-rules'
import { type SQL, and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../../platform/database.ts'
import { decrypt, encrypt } from '../../../platform/encryption.ts'
import type { Caller, Person } from '../../../platform/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import { audit } from '../../audit/index.ts'
import { type ClientNetwork, rememberNetwork } from '../client-network.ts'
import { recoveryCodes, staffRules, twoFactorPasses, twoFactors } from '../tables.ts'
import { type Pass, openPass } from './passes.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { isOn, redeem, secretKey } from './redeem.ts'
import { newSecret, otpauthUri, stepOf } from './totp.ts'

/** Milliseconds a set-up can be confirmed. */
const setUpMs = 3_600_000

export const isTwoFactorDemanded = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(staffRules, eq(staffRules.demandsTwoFactor, true))) > 0

export async function twoFactorStateOf(db: Database, userId: string): Promise<TwoFactorState> {
  const [kept] = await db.select({ since: twoFactors.confirmedAt }).from(twoFactors).where(isOn(userId))
  return {
    since: kept?.since?.toISOString() ?? null,
    isDemanded: await isTwoFactorDemanded(db),
    recoveryCodesLeft: await countRecoveryCodes(db, userId)
  }
}

/** Creates a new secret for an app. It has no effect until confirmed; a later one replaces it. */
export async function beginSetUp(platform: Platform, { id, email }: Person): Promise<TwoFactorSetUp> {
  const secret = newSecret()
  const kept = { secret: encrypt(platform.secret(secretKey), secret), createdAt: platform.clock.now() }
  const begun = await platform.db
    .insert(twoFactors)
    .values({ userId: id, ...kept })
    .onConflictDoUpdate({ target: twoFactors.userId, set: kept, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId })
  if (begun.length === 0) throw new ProblemError('two-factor-on')
  return { secret, uri: otpauthUri(secret, { shop: platform.shop.name, email }) }
}

/** Turns two-factor sign-in on with the first code of the app, which also passes it for this sign-in. */
export async function confirmSetUp(
  platform: Platform,
  person: Caller,
  { code: typed, isRemembered }: { code: string; isRemembered: boolean },
  client: ClientNetwork
): Promise<RecoveryCodes & { pass: Pass }> {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    const isBegun = and(eq(twoFactors.userId, person.id), gt(twoFactors.createdAt, new Date(now.getTime() - setUpMs)))
    const [kept] = await tx.select().from(twoFactors).where(isBegun).for('update')
    if (!kept) throw new ProblemError('two-factor-set-up-expired')
    if (kept.confirmedAt !== null) throw new ProblemError('two-factor-on')
    const step = stepOf(decrypt(platform.secret(secretKey), kept.secret), plainTwoFactorCode(typed), now)
    if (step === undefined) throw new ProblemError('two-factor-code-wrong', { errors: [{ pointer: '/code' }] })
    await tx
      .update(twoFactors)
      .set({ confirmedAt: now, lastStep: step, refused: 0 })
      .where(eq(twoFactors.userId, person.id))
    await rememberNetwork(platform, tx, person, client, 'two-factor place')
    await tellChange(platform, tx, person, 'on')
    return {
      recoveryCodes: await renewRecoveryCodes(platform, tx, person.id),
      pass: await openPass(platform, tx, person, isRemembered)
    }
  })
}

export const enterCode = (
  platform: Platform,
  person: Caller,
  { code, isRemembered }: { code: string; isRemembered: boolean },
  client: ClientNetwork
): Promise<Pass> => redeem(platform, person, code, client, (tx) => openPass(platform, tx, person, isRemembered))

export const makeRecoveryCodes = (
  platform: Platform,
  person: Caller,
  { code }: { code: string },
  client: ClientNetwork
): Promise<RecoveryCodes> =>
  redeem(platform, person, code, client, async (tx) => {
    await audit(platform, tx, {
      adminId: person.id,
      action: 'two-factor.new-recovery-codes',
      subject: person.id,
      change: { name: person.name }
    })
    return { recoveryCodes: await renewRecoveryCodes(platform, tx, person.id) }
  })

export const turnOff = (
  platform: Platform,
  person: Caller,
  { code }: { code: string },
  client: ClientNetwork
): Promise<void> =>
  redeem(platform, person, code, client, async (tx) => {
    await removeTwoFactor(tx, person.id)
    await tellChange(platform, tx, person, 'off')
  })

/** Notifies the owner and writes to the audit log. */
async function tellChange(
  platform: Platform,
  tx: Transaction,
  { id, name, email }: Person,
  to: 'on' | 'off'
): Promise<void> {
  await audit(platform, tx, { adminId: id, action: `two-factor.${to}`, subject: id, change: { name } })
  await platform.mail.send({ to: email, template: `two-factor-${to}`, data: null }, { tx })
}

/** Deletes the app, its codes and all passes. Returns whether it was on. */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(twoFactorPasses).where(eq(twoFactorPasses.userId, userId))
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Requires two-factor sign-in of all staff, or not. Returns the previous setting. */
export async function demandTwoFactor(tx: Transaction, demandsTwoFactor: boolean): Promise<boolean> {
  const before = await isTwoFactorDemanded(tx)
  await tx
    .insert(staffRules)
    .values({ demandsTwoFactor })
    .onConflictDoUpdate({ target: staffRules.id, set: { demandsTwoFactor } })
  return before
}

/** Data about a person's two-factor sign-in, without secrets. */
export async function twoFactorDataOf(db: Database, userId: string): Promise<object | null> {
  const { since, recoveryCodesLeft } = await twoFactorStateOf(db, userId)
  return since === null ? null : { since, recoveryCodesLeft }
}

/** SQL: whether the account of a column uses two-factor sign-in. */
export const hasTwoFactor = (userId: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${twoFactors} where ${twoFactors.userId} = ${userId} and ${twoFactors.confirmedAt} is not null)`
