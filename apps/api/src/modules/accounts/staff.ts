import type { StaffRole } from '@motif/contract/staff-rules'
import { type SQL, and, eq, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUser } from './find-user.ts'
import { foldEmail } from './hashing.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-rules.ts'
import { endAllSessions } from './sessions.ts'
import { oneTimeCodes, resetTokens, sessions, users } from './tables.ts'
import { hasTwoFactor, removeTwoFactor } from './two-factor/index.ts'

export interface StaffAccount {
  id: string
  name: string
  email: string
  role: StaffRole
}

const ofStaff: SQL | undefined = and(eq(users.role, 'admin'), sql`${users.staffRole} is not null`)
const columns = { id: users.id, name: users.name, email: users.email, role: sql<StaffRole>`${users.staffRole}` }

/** Locks all staff, by id. Concurrent changes of staff wait for each other. */
export async function lockStaff(tx: Transaction): Promise<Map<string, StaffAccount>> {
  const rows = await tx.select(columns).from(users).where(ofStaff).orderBy(users.id).for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

interface ListedStaff extends StaffAccount {
  lastSignInAt: Date | null
  hasTwoFactor: boolean
}

/** All staff, with the last sign-in of a session that is still stored. */
export const listStaff = (db: Database | Transaction): Promise<ListedStaff[]> =>
  db
    .select({ ...columns, lastSignInAt: max(sessions.createdAt), hasTwoFactor: hasTwoFactor(users.id) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(ofStaff)
    .groupBy(users.id)

export async function giveStaffRole(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  id: string,
  staffRole: StaffRole
): Promise<void> {
  await tx.update(users).set({ role: 'admin', staffRole, updatedAt: clock.now() }).where(eq(users.id, id))
}

/** Makes a member of staff a customer, ends their sessions and removes two-factor sign-in. */
export async function takeStaffRole(platform: Platform, tx: Transaction, id: string): Promise<void> {
  const taken = { role: 'customer', staffRole: null, updatedAt: platform.clock.now() } as const
  await tx.update(users).set(taken).where(eq(users.id, id))
  await removeTwoFactor(tx, id)
  await endAllSessions(platform, tx, id)
}

/** The verified account of an address; case is ignored. An unverified one may be a stranger's. */
export async function confirmedAccount(
  db: Database,
  email: string
): Promise<{ id: string; isStaff: boolean } | undefined> {
  const user = await findUser(db, email)
  return user?.verifiedAt ? { id: user.id, isStaff: user.role === 'admin' } : undefined
}

interface NewAccount {
  name: string
  email: string
  password: string
}

/** Hashes the password of a new account. @throws {ProblemError} if it is too short, too long or too easy to guess */
export async function newPasswordHash({ password, ...person }: NewAccount): Promise<string> {
  checkPassword(password, person)
  return hashPassword(password)
}

/**
 * Creates the account of an address verified by a mail. An unverified registration is deleted, the password first of all. Undefined if somebody
 * verified the account meanwhile.
 */
export async function makeProvenAccount(
  platform: Platform,
  tx: Transaction,
  { name, email, passwordHash }: Omit<NewAccount, 'password'> & { passwordHash: string }
): Promise<string | undefined> {
  const now = platform.clock.now()
  const given = { name, passwordHash, verifiedAt: now, updatedAt: now }
  const [made] = await tx
    .insert(users)
    .values({ id: platform.randomId(), email, emailKey: foldEmail(email), createdAt: now, ...given })
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { ...given, phone: null, registeredFrom: null, isContested: false },
      setWhere: sql`${users.verifiedAt} is null`
    })
    .returning({ id: users.id })
  if (!made) return undefined
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, made.id))
  await tx.delete(resetTokens).where(eq(resetTokens.userId, made.id))
  await endAllSessions(platform, tx, made.id)
  return made.id
}
