import type { LoginData, OtpPurpose, User } from '@motif/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { resendAfter, takeCodeAllowance } from './code-limits.ts'
import { codeMinutes, redeemCode } from './codes.ts'
import { findUser } from './find-user.ts'
import { foldEmail, tokenHash } from './hashing.ts'
import { type IdTokens, idTokenSeconds } from './id-tokens.ts'
import { countLogin, forgetLogins } from './login-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { sendCode } from './send-code.ts'
import { type Session, endAllSessions, openSession } from './sessions.ts'
import { resetTokens, users } from './tables.ts'

export const userOf = ({ id, name, email, role }: Person): User => ({ _id: id, name, email, role })

export const loginDataOf = async (tokens: IdTokens, session: Session): Promise<LoginData> => ({
  id_token: await tokens.sign(session.person, session.id),
  expires_in: idTokenSeconds,
  user: userOf(session.person)
})

/** Sends a code if one may be sent; answers the seconds until the next. */
async function offerCode(platform: Platform, email: string, purpose: OtpPurpose): Promise<number> {
  const wait = await takeCodeAllowance(platform, email, purpose)
  if (wait > 0) return wait
  await sendCode(platform, { email, purpose })
  return resendAfter
}

/** Registers, or does what looks the same where the address has an account: then its owner gets a mail that says so. */
export async function register(platform: Platform, input: { name: string; email: string; password: string }): Promise<{ email: string; resendAfter: number }> {
  checkPassword(input.password, input)
  const now = platform.clock.now()
  const passwordHash = await hashPassword(input.password)
  // Until the address is proven to be theirs, the last who registered counts: the code goes to the address's owner.
  await platform.db
    .insert(users)
    .values({ id: platform.randomId(), name: input.name, email: input.email, emailKey: foldEmail(input.email), passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: users.emailKey, set: { name: input.name, passwordHash, updatedAt: now }, setWhere: isNull(users.verifiedAt) })
  return { email: input.email, resendAfter: await offerCode(platform, input.email, 'register') }
}

export async function resendCode(platform: Platform, email: string, purpose: OtpPurpose): Promise<{ resendAfter: number }> {
  const wait = await takeCodeAllowance(platform, email, purpose)
  if (wait > 0) throw new ProblemError('too-many-requests', { detail: `A code was just sent. Ask for another in ${wait} seconds.`, retryAfter: wait })
  await sendCode(platform, { email, purpose })
  return { resendAfter }
}

/** Checks a code. The answer to a wrong one is the same as for an address nobody has an account under. */
export async function verifyCode(platform: Platform, email: string, purpose: OtpPurpose, code: string): Promise<Person> {
  const user = await findUser(platform.db, email)
  if (!(await redeemCode(platform, user?.id ?? '', purpose, code)) || !user) {
    const detail = 'The code is wrong or has expired. Check the newest mail, or ask for another code.'
    throw new ProblemError('invalid-code', { detail, errors: [{ pointer: '/otp', detail, code: 'invalid-code' }] })
  }
  return user
}

export async function completeRegistration(platform: Platform, person: Person): Promise<Session> {
  const { db, clock, mail } = platform
  await db.transaction(async (tx) => {
    await tx.update(users).set({ verifiedAt: clock.now() }).where(eq(users.id, person.id))
    await mail.send({ to: person.email, template: 'welcome', data: { name: person.name } }, { tx })
  })
  return openSession(platform, person)
}

export async function login(platform: Platform, email: string, password: string): Promise<Session> {
  await countLogin(platform, email)
  const user = await findUser(platform.db, email)
  if (!(await isPassword(password, user?.passwordHash)) || !user) throw new ProblemError('wrong-credentials', { detail: 'E-mail or password is wrong.' })
  await forgetLogins(platform, email)
  if (user.verifiedAt === null) {
    await offerCode(platform, email, 'register')
    throw new ProblemError('unverified', { detail: 'Your e-mail address is not confirmed yet. Enter the code we sent you.' })
  }
  return openSession(platform, user)
}

export const requestReset = async (platform: Platform, email: string): Promise<{ resendAfter: number }> => ({ resendAfter: await offerCode(platform, email, 'reset') })

/** What a right reset code is exchanged for, so that the code itself need not be kept by the browser. */
export async function openReset(platform: Platform, person: Person): Promise<{ resetToken: string }> {
  const resetToken = platform.randomId(32)
  await platform.db.insert(resetTokens).values({ hash: tokenHash(resetToken), userId: person.id, expiresAt: new Date(platform.clock.now().getTime() + codeMinutes * 60_000) })
  return { resetToken }
}

/** Sets a new password, ends every session of the account and says so by mail. */
export async function resetPassword(platform: Platform, input: { email: string; resetToken: string; password: string }): Promise<void> {
  const { db, clock, mail } = platform
  const now = clock.now()
  const refusal = new ProblemError('invalid-reset-token', { detail: 'That took too long, or the code was used already. Ask for a new one.' })
  const own = and(eq(resetTokens.hash, tokenHash(input.resetToken)), gt(resetTokens.expiresAt, now))
  const user = await findUser(db, input.email)
  // Looked at before the password is judged: what a password may be depends on whose it is.
  const [token] = await db.select().from(resetTokens).where(own)
  if (!user || token?.userId !== user.id) throw refusal
  checkPassword(input.password, user)
  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    const spent = await tx.delete(resetTokens).where(own).returning({ hash: resetTokens.hash })
    if (spent.length === 0) throw refusal
    await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id))
    // The code came by mail, so the address is theirs.
    await tx.update(users).set({ passwordHash, verifiedAt: user.verifiedAt ?? now, updatedAt: now }).where(eq(users.id, user.id))
    await endAllSessions(platform, tx, user.id)
    await mail.send({ to: user.email, template: 'password-changed', data: null }, { tx })
  })
  await forgetLogins(platform, input.email)
}

export async function changeProfile(platform: Platform, person: Person, change: { name?: string | undefined; phone?: string | null | undefined }): Promise<User> {
  const [changed] = await platform.db
    .update(users)
    .set({ updatedAt: platform.clock.now(), ...(change.name === undefined ? undefined : { name: change.name }), ...(change.phone === undefined ? undefined : { phone: change.phone }) })
    .where(eq(users.id, person.id))
    .returning()
  return userOf(changed ?? person)
}
