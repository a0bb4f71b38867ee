import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type PersonalData, type Subject, ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { foldEmail } from './hashing.ts'
import { identities, sessions, twoFactorPasses, users } from './tables.ts'
import { twoFactorDataOf } from './two-factor/index.ts'

/** The account itself. Deleting it ends its sessions and cascades to codes, links and data of other modules. */
export const accountData: PersonalData = rowsAbout(
  {
    table: users,
    by: users.id,
    which: (subject) => ofAccount(users.id, subject),
    without: ['emailKey', 'passwordHash', 'registeredFrom', 'isContested'],
    more: async (db, { id }) => ({
      signIns: await db
        .select({ issuer: identities.issuer, subject: identities.subject, createdAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.userId, String(id))),
      sessions: await db
        .select({ createdAt: sessions.createdAt, endedAt: sessions.endedAt })
        .from(sessions)
        .where(eq(sessions.userId, String(id))),
      twoFactor: await twoFactorDataOf(db, String(id)),
      secondSteps: await db
        .select({ createdAt: twoFactorPasses.createdAt, expiresAt: twoFactorPasses.expiresAt })
        .from(twoFactorPasses)
        .where(eq(twoFactorPasses.userId, String(id)))
    })
  },
  { kind: 'account', fate: 'erased' }
)

export interface FoundSubject extends Subject {
  account: typeof users.$inferSelect | undefined
}

/** The subject of an address. In a transaction the account stays locked until its end. */
export async function subjectOf(
  db: Database | Transaction,
  email: string,
  { isHeld = false } = {}
): Promise<FoundSubject> {
  const found = db
    .select()
    .from(users)
    .where(eq(users.emailKey, foldEmail(email)))
  const [account] = await (isHeld ? found.for('update') : found)
  return { email: foldEmail(email), userId: account?.id ?? null, account }
}
