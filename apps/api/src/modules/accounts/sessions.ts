import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { tokenHash } from './hashing.ts'
import { refreshTokens, sessions, users } from './tables.ts'

/** Seconds a refresh token is good for; each use hands out a new one with the whole time before it. */
export const refreshSeconds = 30 * 24 * 3600
/** Two tabs, or a lost answer, may send the same token within this time without harm. */
const graceMs = 10_000

export interface Session {
  id: string
  person: Person
  /** For the cookie; only its hash is kept. */
  refreshToken: string
}

const personColumns = { id: users.id, name: users.name, email: users.email, role: users.role }

async function handOut(platform: Platform, tx: Transaction, sessionId: string): Promise<string> {
  const token = platform.randomId(32)
  await tx.insert(refreshTokens).values({ hash: tokenHash(token), sessionId, expiresAt: new Date(platform.clock.now().getTime() + refreshSeconds * 1000) })
  return token
}

export async function openSession(platform: Platform, person: Person): Promise<Session> {
  return platform.db.transaction(async (tx) => {
    const id = platform.randomId()
    await tx.insert(sessions).values({ id, userId: person.id, createdAt: platform.clock.now() })
    return { id, person, refreshToken: await handOut(platform, tx, id) }
  })
}

/**
 * Exchanges a refresh token for its successor. One that was exchanged before was copied by somebody: its whole family
 * ends, so that neither of the two goes on.
 */
export async function renewSession(platform: Platform, token: string): Promise<Session | undefined> {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ sessionId: sessions.id, usedAt: refreshTokens.usedAt, person: personColumns })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(refreshTokens.hash, tokenHash(token)), gt(refreshTokens.expiresAt, now), isNull(sessions.endedAt)))
      .for('update', { of: [refreshTokens, sessions] })
    if (!found) return undefined
    if (found.usedAt !== null && now.getTime() - found.usedAt.getTime() > graceMs) {
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, found.sessionId))
      return undefined
    }
    if (found.usedAt === null) await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, tokenHash(token)))
    return { id: found.sessionId, person: found.person, refreshToken: await handOut(platform, tx, found.sessionId) }
  })
}

/** Ends the session a refresh token belongs to, if any. */
export async function endSession(platform: Platform, token: string): Promise<void> {
  const [found] = await platform.db.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(eq(refreshTokens.hash, tokenHash(token)))
  if (found) await platform.db.update(sessions).set({ endedAt: platform.clock.now() }).where(and(eq(sessions.id, found.id), isNull(sessions.endedAt)))
}

export async function endAllSessions(platform: Platform, tx: Transaction, userId: string): Promise<void> {
  await tx.update(sessions).set({ endedAt: platform.clock.now() }).where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

/** The person of a session that goes on, as they are now: a role taken away counts at once. */
export async function personOfSession(db: Database, userId: string, sessionId: string): Promise<Person | undefined> {
  const [person] = await db
    .select(personColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId), isNull(sessions.endedAt)))
  return person
}
