import { randomInt } from 'node:crypto'
import type { Role } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { DemoAccount } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { keptSecret } from '../../platform/secrets.ts'
import { findUser } from './find-user.ts'
import { foldEmail } from './hashing.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { users } from './tables.ts'

export interface ShownAccount {
  role: Role
  email: string
  password: string
}

/** Letters and digits nobody takes for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const madeUp = () => Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-')

async function ensure(platform: Platform, role: Role, account: DemoAccount, password: string): Promise<void> {
  const name = role === 'admin' ? 'Ada Admin' : 'Casey Customer'
  const now = platform.clock.now()
  const user = await findUser(platform.db, account.email)
  if (!user) {
    const passwordHash = await hashPassword(password)
    await platform.db.insert(users).values({ id: platform.randomId(), name, email: account.email, emailKey: foldEmail(account.email), role, passwordHash, verifiedAt: now, createdAt: now, updatedAt: now }).onConflictDoNothing()
    return
  }
  // What is printed, or was asked for by a setting, is what works.
  const passwordHash = (await isPassword(password, user.passwordHash)) ? user.passwordHash : await hashPassword(password)
  await platform.db.update(users).set({ role, passwordHash, verifiedAt: user.verifiedAt ?? now }).where(eq(users.id, user.id))
}

/** The accounts of a demonstration shop. Passwords not set are made up once and kept beside the data. */
export async function ensureDemoAccounts(platform: Platform): Promise<ShownAccount[]> {
  const { demo, dataDir } = platform.config
  if (!demo) return []
  const kept = JSON.parse(keptSecret(dataDir, 'demo-accounts.json', () => JSON.stringify({ admin: madeUp(), customer: madeUp() }))) as Record<Role, string>
  const roles: readonly Role[] = ['admin', 'customer']
  return Promise.all(
    roles.map(async (role) => {
      const account = demo[role]
      const password = account.password ?? kept[role]
      await ensure(platform, role, account, password)
      return { role, email: account.email, password }
    })
  )
}
