import { isEmail } from '@motif/contract/rules'
import type { StaffRole } from '@motif/contract/staff-rules'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { findUser } from './find-user.ts'
import { foldEmail } from './hashing.ts'
import { generatePassword } from './generate-password.ts'
import { hashPassword } from './password-hash.ts'
import { endAllSessions } from './sessions.ts'
import { lockStaff } from './staff.ts'
import { users } from './tables.ts'
import { removeTwoFactor } from './two-factor/index.ts'

/** Why the command did nothing. */
export type AdministratorRefusal = 'no-address' | 'known-already' | 'unknown' | 'last-owner'

export type AdministratorResult =
  | { refused: AdministratorRefusal }
  | { email: string; password?: string; hadTwoFactor?: boolean }

/** Creates a member of staff with a generated password, which is printed and not stored. Refuses an address that has an account. */
export async function createAdministrator(
  platform: Platform,
  email: string,
  staffRole: StaffRole = 'owner'
): Promise<AdministratorResult> {
  if (!isEmail(email)) return { refused: 'no-address' }
  const password = generatePassword()
  const now = platform.clock.now()
  const added = await platform.db
    .insert(users)
    .values({
      id: platform.randomId(),
      name: email.split('@')[0] ?? email,
      email,
      emailKey: foldEmail(email),
      role: 'admin',
      staffRole,
      passwordHash: await hashPassword(password),
      verifiedAt: now,
      createdAt: now,
      updatedAt: now
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return added.length > 0 ? { email, password } : { refused: 'known-already' }
}

/** Gives an existing account a role of staff, or another one. Its password stays. */
export async function promoteAdministrator(
  platform: Platform,
  email: string,
  staffRole: StaffRole = 'owner'
): Promise<AdministratorResult> {
  const user = await findUser(platform.db, email)
  if (!user) return { refused: 'unknown' }
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    const owners = [...(await lockStaff(tx)).values()].filter(({ role }) => role === 'owner')
    if (staffRole !== 'owner' && owners.length === 1 && owners[0]?.id === user.id) return { refused: 'last-owner' }
    await tx
      .update(users)
      .set({ role: 'admin', staffRole, verifiedAt: user.verifiedAt ?? now, updatedAt: now })
      .where(eq(users.id, user.id))
    return { email: user.email }
  })
}

/**
 * Resets an administrator who lost access: generates a new password, ends every session and removes two-factor sign-in. Refuses accounts of
 * customers.
 */
export async function resetAdministrator(platform: Platform, email: string): Promise<AdministratorResult> {
  const user = await findUser(platform.db, email)
  if (user?.role !== 'admin') return { refused: 'unknown' }
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const hadTwoFactor = await platform.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: platform.clock.now() }).where(eq(users.id, user.id))
    await endAllSessions(platform, tx, user.id)
    return removeTwoFactor(tx, user.id)
  })
  return { email: user.email, password, hadTwoFactor }
}
