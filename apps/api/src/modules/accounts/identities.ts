import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { ProvenIdentity } from './firebase-tokens.ts'
import { foldEmail } from './hashing.ts'
import { endAllSessions } from './sessions.ts'
import type { SignedIn } from './two-factor/passes.ts'
import { identities, oneTimeCodes, resetTokens, users } from './tables.ts'

type KeyOfIdentity = Pick<ProvenIdentity, 'issuer' | 'subject'>

const keyed = ({ issuer, subject }: KeyOfIdentity) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

async function lookUp(
  { db }: Pick<Platform, 'db'>,
  proven: ProvenIdentity
): Promise<{ person: Person; isOver: boolean } | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      staffRole: users.staffRole,
      validFrom: users.sessionsValidFrom,
      ended: identities.endedSignIns
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(keyed(proven))
  if (!found) return undefined
  const { validFrom, ended, ...person } = found
  return {
    person,
    isOver: ended.includes(proven.signedInAt) || (validFrom !== null && proven.provenAt < validFrom.getTime())
  }
}

const signedIn = (person: Person, { issuer, subject, signedInAt }: ProvenIdentity): SignedIn => ({
  person,
  signIn: `${issuer} ${subject} ${signedInAt}`
})

/** The person of an identity; undefined if the identity is unknown or its sign-in was ended here. */
export async function personOfIdentity(platform: Platform, proven: ProvenIdentity): Promise<SignedIn | undefined> {
  const known = await lookUp(platform, proven)
  return known?.isOver === false ? signedIn(known.person, proven) : undefined
}

/** Links a person of this shop to a subject of our choosing at the provider. */
export async function rememberIdentity(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  identity: KeyOfIdentity,
  userId: string
): Promise<void> {
  await db
    .insert(identities)
    .values({ ...identity, userId, createdAt: clock.now() })
    .onConflictDoNothing()
}

/** A logged-out sign-in stays ended, although the provider continues to renew its tokens. */
export async function endSignIn(
  { db }: Pick<Platform, 'db'>,
  { signedInAt, ...identity }: ProvenIdentity
): Promise<void> {
  await db
    .update(identities)
    .set({ endedSignIns: sql`array_append(${identities.endedSignIns}, ${signedInAt}::bigint)` })
    .where(and(keyed(identity), sql`not ${signedInAt}::bigint = any(${identities.endedSignIns})`))
}

/**
 * An unverified account may have been created by a stranger in wait for the owner. Now that the owner is here, what the stranger chose is deleted,
 * the password first of all.
 */
async function clearUnconfirmedAccount(
  platform: Platform,
  tx: Transaction,
  userId: string,
  { name, signedInAt }: ProvenIdentity
): Promise<void> {
  const now = platform.clock.now()
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
  await endAllSessions(platform, tx, userId)
  // Only sign-ins from the one that verified the address count.
  const sessionsValidFrom = new Date(signedInAt * 1000)
  await tx
    .update(users)
    .set({
      passwordHash: null,
      phone: null,
      verifiedAt: now,
      updatedAt: now,
      sessionsValidFrom,
      ...(name === undefined ? undefined : { name })
    })
    .where(eq(users.id, userId))
}

/** The account of a verified address, created if needed. Also returns the address to notify, if the person was known before. */
async function accountOf(
  platform: Platform,
  tx: Transaction,
  email: string,
  proven: ProvenIdentity
): Promise<{ userId: string; ownerEmail?: string }> {
  const now = platform.clock.now()
  const emailKey = foldEmail(email)
  const name = proven.name ?? email.slice(0, email.indexOf('@'))
  const [made] = await tx
    .insert(users)
    .values({ id: platform.randomId(), name, email, emailKey, verifiedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id })
  if (made) {
    await platform.mail.send({ to: email, template: 'welcome', data: { name } }, { tx })
    return { userId: made.id }
  }
  const [known] = await tx
    .select({ id: users.id, email: users.email, verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .for('update')
  if (!known) throw new Error('An account went away while somebody signed in to it')
  if (known.verifiedAt === null) await clearUnconfirmedAccount(platform, tx, known.id, proven)
  return known.verifiedAt === null ? { userId: known.id } : { userId: known.id, ownerEmail: known.email }
}

/**
 * Finds the person of an identity, or creates one from the address the provider has verified. An unverified address proves nothing, and the result
 * does not reveal whether an account exists.
 */
export async function findOrCreatePerson(platform: Platform, proven: ProvenIdentity): Promise<SignedIn | undefined> {
  const known = await lookUp(platform, proven)
  if (known) return known.isOver ? undefined : signedIn(known.person, proven)
  const { email, isEmailVerified } = proven
  if (email === undefined || !isEmailVerified) throw new ProblemError('google-email-unconfirmed')
  await platform.db.transaction(async (tx) => {
    const { userId, ownerEmail } = await accountOf(platform, tx, email, proven)
    const linked = await tx
      .insert(identities)
      .values({ issuer: proven.issuer, subject: proven.subject, userId, createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ userId: identities.userId })
    // Of several concurrent tabs one links the identity, and the owner gets one mail about the new sign-in method.
    if (linked.length > 0 && ownerEmail !== undefined)
      await platform.mail.send({ to: ownerEmail, template: 'google-linked', data: null }, { tx })
  })
  return personOfIdentity(platform, proven)
}
