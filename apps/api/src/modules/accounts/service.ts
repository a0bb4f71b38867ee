import type { LoginData, OtpPurpose, User } from '@motif/contract'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { resendAfter, takeCodeAllowance } from './code-limits.ts'
import { codeMinutes, redeemCode } from './codes.ts'
import { findUser } from './find-user.ts'
import { foldEmail, tokenHash } from './hashing.ts'
import { type IdTokens, idTokenSeconds } from './id-tokens.ts'
import { countAttempt, resetAttempts } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import {
  type ClientNetwork,
  type RateLimitBucket,
  bucketOf,
  forgetKnownNetworks,
  networkHashes,
  rememberNetwork
} from './client-network.ts'
import { sendCode } from './send-code.ts'
import { type Session, endAllSessions, openSession } from './sessions.ts'
import { resetTokens, users } from './tables.ts'

export const userOf = ({ id, name, email, role }: Person): User => ({ _id: id, name, email, role })

export const loginDataOf = async (tokens: IdTokens, session: Session): Promise<LoginData> => ({
  id_token: await tokens.sign(session.person, session.id),
  expires_in: idTokenSeconds,
  user: userOf(session.person)
})

/** Sends a code if allowed. Returns the seconds until the next. */
async function offerCode(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  bucket: RateLimitBucket
): Promise<number> {
  const wait = await takeCodeAllowance(platform, email, purpose, bucket)
  if (wait > 0) return wait
  await sendCode(platform, { email, purpose })
  return resendAfter
}

/** Registers a person. If the address has an account, it behaves alike, and the owner gets a mail about it. */
export async function register(
  platform: Platform,
  input: { name: string; email: string; password: string },
  client: ClientNetwork
): Promise<{ email: string; resendAfter: number }> {
  checkPassword(input.password, input)
  const now = platform.clock.now()
  const passwordHash = await hashPassword(input.password)
  const given = {
    name: input.name,
    passwordHash,
    registeredFrom: networkHashes(platform, input.email, client),
    updatedAt: now
  }
  // Until the address is verified, the last registration counts. That there were others is recorded.
  const isContested = sql`${users.isContested} or not coalesce(${users.registeredFrom} && excluded.registered_from, true)`
  await platform.db
    .insert(users)
    .values({ id: platform.randomId(), email: input.email, emailKey: foldEmail(input.email), createdAt: now, ...given })
    .onConflictDoUpdate({ target: users.emailKey, set: { ...given, isContested }, setWhere: isNull(users.verifiedAt) })
  return {
    email: input.email,
    resendAfter: await offerCode(platform, input.email, 'register', await bucketOf(platform, input.email, client))
  }
}

/** Days an unverified registration is kept, in milliseconds. */
const unconfirmedRetentionMs = 30 * 86_400_000

/** Deletes registrations whose address was never verified. Nobody could log in to one, and its owner can register again. */
export async function deleteUnconfirmed(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - unconfirmedRetentionMs)
  await deleteRows(
    platform,
    users,
    and(isNull(users.verifiedAt), lt(users.updatedAt, before), eq(users.role, 'customer')),
    users.updatedAt
  )
}

export async function resendCode(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  client: ClientNetwork
): Promise<{ resendAfter: number }> {
  const wait = await takeCodeAllowance(platform, email, purpose, await bucketOf(platform, email, client))
  if (wait > 0) throw new ProblemError('code-just-sent', { params: { seconds: wait }, retryAfter: wait })
  await sendCode(platform, { email, purpose })
  return { resendAfter }
}

/** Checks a code. A wrong code and an address without an account get the same answer. */
export async function verifyCode(
  platform: Platform,
  email: string,
  purpose: OtpPurpose,
  code: string,
  client: ClientNetwork
): Promise<Person> {
  const user = await redeemCode(platform, email, purpose, code, await bucketOf(platform, email, client))
  if (!user) throw new ProblemError('code-wrong', { errors: [{ pointer: '/otp', code: 'invalid-code' }] })
  return user
}

/** Opens a session and records the network as known, so that strangers cannot slow it down. */
async function signIn(platform: Platform, person: Person, client: ClientNetwork): Promise<Session> {
  await rememberNetwork(platform, platform.db, person, client)
  return openSession(platform, person)
}

/**
 * The address is verified, but the password may be that of somebody else who registered it in between. Of a contested registration only a password
 * from the network that enters the code is kept. Otherwise the person sets a new one by mail.
 */
export async function completeRegistration(
  platform: Platform,
  person: Person,
  client: ClientNetwork
): Promise<Session> {
  const { db, clock, mail } = platform
  const here = new Set(networkHashes(platform, person.email, client))
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, person.id)).for('update')
    const isTheirs = user?.isContested !== true || (user.registeredFrom ?? []).some((hash) => here.has(hash))
    const verified = { verifiedAt: clock.now(), registeredFrom: null, isContested: false }
    await tx
      .update(users)
      .set(isTheirs ? verified : { ...verified, passwordHash: null })
      .where(eq(users.id, person.id))
    await mail.send({ to: person.email, template: 'welcome', data: { name: person.name } }, { tx })
  })
  return signIn(platform, person, client)
}

export async function login(
  platform: Platform,
  email: string,
  password: string,
  client: ClientNetwork
): Promise<Session> {
  const bucket = await bucketOf(platform, email, client)
  await countAttempt(platform, 'login', email, bucket)
  const user = await findUser(platform.db, email)
  if (!(await isPassword(password, user?.passwordHash)) || !user) throw new ProblemError('login-wrong')
  await resetAttempts(platform, 'login', email, client)
  if (user.verifiedAt === null) {
    await offerCode(platform, email, 'register', bucket)
    throw new ProblemError('email-unconfirmed')
  }
  return signIn(platform, user, client)
}

export const requestReset = async (
  platform: Platform,
  email: string,
  client: ClientNetwork
): Promise<{ resendAfter: number }> => ({
  resendAfter: await offerCode(platform, email, 'reset', await bucketOf(platform, email, client))
})

/** A token in exchange for a correct reset code, so that the browser need not keep the code. */
export async function openReset(platform: Platform, person: Person): Promise<{ resetToken: string }> {
  const resetToken = platform.randomId(32)
  await platform.db.insert(resetTokens).values({
    hash: tokenHash(resetToken),
    userId: person.id,
    expiresAt: new Date(platform.clock.now().getTime() + codeMinutes * 60_000)
  })
  return { resetToken }
}

/** A new password ends every session, forgets known networks and notifies the owner by mail. */
async function replacePassword(
  platform: Platform,
  tx: Transaction,
  user: Person,
  passwordHash: string,
  client: ClientNetwork
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, registeredFrom: null, isContested: false, updatedAt: platform.clock.now() })
    .where(eq(users.id, user.id))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id))
  await endAllSessions(platform, tx, user.id)
  await forgetKnownNetworks(tx, user.id)
  await rememberNetwork(platform, tx, user, client)
  await platform.mail.send({ to: user.email, template: 'password-changed', data: null }, { tx })
}

/** Sets a new password with a reset token. */
export async function resetPassword(
  platform: Platform,
  input: { email: string; resetToken: string; password: string },
  client: ClientNetwork
): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const refusal = new ProblemError('reset-expired')
  const own = and(eq(resetTokens.hash, tokenHash(input.resetToken)), gt(resetTokens.expiresAt, now))
  const user = await findUser(db, input.email)
  // Read before the password is checked, because its rules depend on the person.
  const [token] = await db.select().from(resetTokens).where(own)
  if (!user || token?.userId !== user.id) throw refusal
  checkPassword(input.password, user)
  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    const spent = await tx.delete(resetTokens).where(own).returning({ hash: resetTokens.hash })
    if (spent.length === 0) throw refusal
    // The code came by mail, so the address is verified.
    await tx
      .update(users)
      .set({ verifiedAt: user.verifiedAt ?? now })
      .where(eq(users.id, user.id))
    await replacePassword(platform, tx, user, passwordHash, client)
  })
  await resetAttempts(platform, 'login', input.email, client)
}

/** Changes the password of a signed-in person who knows the old one. Attempts are limited like logins. */
export async function changePassword(
  platform: Platform,
  person: Person,
  input: { currentPassword: string; password: string },
  client: ClientNetwork
): Promise<Session> {
  await countAttempt(platform, 'login', person.email, await bucketOf(platform, person.email, client))
  const user = await findUser(platform.db, person.email)
  if (!(await isPassword(input.currentPassword, user?.passwordHash)))
    throw new ProblemError('current-password-wrong', { errors: [{ pointer: '/currentPassword' }] })
  checkPassword(input.password, person)
  const passwordHash = await hashPassword(input.password)
  await platform.db.transaction((tx) => replacePassword(platform, tx, person, passwordHash, client))
  await resetAttempts(platform, 'login', person.email, client)
  return openSession(platform, person)
}

export const logoutEverywhere = (platform: Platform, person: Person): Promise<void> =>
  platform.db.transaction((tx) => endAllSessions(platform, tx, person.id))

export async function changeProfile(
  platform: Platform,
  person: Person,
  change: { name?: string | undefined; phone?: string | null | undefined }
): Promise<User> {
  const [changed] = await platform.db
    .update(users)
    .set({
      updatedAt: platform.clock.now(),
      ...(change.name === undefined ? undefined : { name: change.name }),
      ...(change.phone === undefined ? undefined : { phone: change.phone })
    })
    .where(eq(users.id, person.id))
    .returning()
  return userOf(changed ?? person)
}
