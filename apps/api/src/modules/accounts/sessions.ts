import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import { deleteThroughout } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { tokenHash } from './hashing.ts'
import { refreshTokens, sessions, twoFactorPasses, users } from './tables.ts'

/** Seconds a refresh token is valid. Each use issues a new one with a full lifetime. */
export const refreshSeconds = 30 * 24 * 3600
/** Two tabs, or a retry after a lost response, may use the same token within this time. */
const graceMs = 10_000

export interface Session {
  id: string
  person: Person
  /** For the cookie; only its hash is stored. */
  refreshToken: string
}

const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  staffRole: users.staffRole
}

async function keep(platform: Platform, tx: Transaction, sessionId: string, token: string): Promise<void> {
  await tx.insert(refreshTokens).values({
    hash: tokenHash(token),
    sessionId,
    expiresAt: new Date(platform.clock.now().getTime() + refreshSeconds * 1000)
  })
}

/** A token has one successor, derived from it and the server's key, so a repeated request gets the same one. */
const successorOf = (platform: Platform, token: string): string => keyedHash(platform, 'refresh tokens', token)

export async function openSession(platform: Platform, person: Person): Promise<Session> {
  return platform.db.transaction(async (tx) => {
    const id = platform.randomId()
    const refreshToken = platform.randomId(32)
    await tx.insert(sessions).values({ id, userId: person.id, createdAt: platform.clock.now() })
    await keep(platform, tx, id, refreshToken)
    return { id, person, refreshToken }
  })
}

/** The newest token of a family, reached by steps within the grace period; undefined if a step is older. */
async function newestAfter(
  platform: Platform,
  tx: Transaction,
  token: string,
  usedAt: Date
): Promise<string | undefined> {
  if (platform.clock.now().getTime() - usedAt.getTime() > graceMs) return undefined
  const successor = successorOf(platform, token)
  const [row] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(successor)))
  // Absent if the server's key has changed in between.
  if (!row) return undefined
  return row.usedAt === null ? successor : newestAfter(platform, tx, successor, row.usedAt)
}

/**
 * Exchanges a refresh token for its successor. Within the grace period, two tabs or a retry get the same successor, so a family never branches: a
 * fast thief holds the owner's token and is noticed at the next use. A token used later was stolen. Its whole family ends, identity tokens too.
 */
export async function renewSession(platform: Platform, token: string): Promise<Session | undefined> {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    // The lock on the session serialises concurrent requests.
    const [found] = await tx
      .select({ sessionId: sessions.id, usedAt: refreshTokens.usedAt, person: personColumns })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(refreshTokens.hash, tokenHash(token)), gt(refreshTokens.expiresAt, now), isNull(sessions.endedAt)))
      .for('update', { of: [refreshTokens, sessions] })
    if (!found) return undefined
    const session = { id: found.sessionId, person: found.person }
    if (found.usedAt === null) {
      const refreshToken = successorOf(platform, token)
      await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(eq(refreshTokens.hash, tokenHash(token)))
      await keep(platform, tx, session.id, refreshToken)
      return { ...session, refreshToken }
    }
    const refreshToken = await newestAfter(platform, tx, token, found.usedAt)
    if (refreshToken !== undefined) return { ...session, refreshToken }
    await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id))
    return undefined
  })
}

/** Ends the session of a refresh token, if any. */
export async function endSession(platform: Platform, token: string): Promise<void> {
  const [found] = await platform.db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(token)))
  if (found)
    await platform.db
      .update(sessions)
      .set({ endedAt: platform.clock.now() })
      .where(and(eq(sessions.id, found.id), isNull(sessions.endedAt)))
}

/** Ends all sessions, here and at the identity provider. Remembered devices must enter a code again. */
export async function endAllSessions(platform: Platform, tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ sessionsValidFrom: platform.clock.now() }).where(eq(users.id, userId))
  await tx
    .update(sessions)
    .set({ endedAt: platform.clock.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  await tx.delete(twoFactorPasses).where(eq(twoFactorPasses.userId, userId))
}

/** The person of an active session, with current data: a removed role counts at once. */
export async function personOfSession(db: Database, userId: string, sessionId: string): Promise<Person | undefined> {
  const [person] = await db
    .select(personColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId), isNull(sessions.endedAt)))
  return person
}

/** Deletes sessions whose last token has expired. Their identity tokens end with them. */
export async function forgetSessions(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const tokens = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessions.id))
  const before = new Date(clock.now().getTime() - refreshSeconds * 1000)
  await deleteThroughout(platform, sessions, sessions.id, and(lt(sessions.createdAt, before), notExists(tokens)))
}
