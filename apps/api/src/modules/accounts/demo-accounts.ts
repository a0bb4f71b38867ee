import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { DemoAccount } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { storedSecret } from '../../platform/secrets.ts'
import { findUser } from './find-user.ts'
import { foldEmail } from './hashing.ts'
import { generatePassword } from './generate-password.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { endAllSessions } from './sessions.ts'
import { users } from './tables.ts'

export interface ShownAccount {
  role: Role
  email: string
  password: string
}

async function ensure(platform: Platform, role: Role, account: DemoAccount, password: string): Promise<void> {
  const name = role === 'admin' ? 'Ada Admin' : 'Casey Customer'
  const staffRole = role === 'admin' ? 'owner' : null
  const now = platform.clock.now()
  const user = await findUser(platform.db, account.email)
  if (!user) {
    const passwordHash = await hashPassword(password)
    await platform.db
      .insert(users)
      .values({
        id: platform.randomId(),
        name,
        email: account.email,
        emailKey: foldEmail(account.email),
        role,
        staffRole,
        passwordHash,
        verifiedAt: now,
        createdAt: now,
        updatedAt: now
      })
      .onConflictDoNothing()
    return
  }
  // In production an existing account is left alone: neither its password nor its role is reset.
  if (platform.config.isProduction) return
  // Outside production the printed or configured password must work.
  const passwordHash = (await isPassword(password, user.passwordHash))
    ? user.passwordHash
    : await hashPassword(password)
  await platform.db
    .update(users)
    .set({ role, staffRole, passwordHash, verifiedAt: user.verifiedAt ?? now })
    .where(eq(users.id, user.id))
}

const file = 'demo-accounts.json'
const roles: readonly Role[] = ['admin', 'customer']
const readStoredPasswords = (dataDir: string) =>
  JSON.parse(
    storedSecret(dataDir, file, () => JSON.stringify({ admin: generatePassword(), customer: generatePassword() }))
  ) as Record<Role, string>

/**
 * Creates the accounts of a demonstration shop and returns those to print. Missing passwords are generated once and stored in the data folder. In
 * production, accounts are created only with a password from the settings, nothing is printed, and generated passwords are disabled.
 */
export async function ensureDemoAccounts(platform: Platform): Promise<ShownAccount[]> {
  const { demo, dataDir, isProduction } = platform.config
  if (isProduction) await lockDemoPasswords(platform)
  if (!demo) return []
  const made = await Promise.all(
    roles.map(async (role) => {
      const account = demo[role]
      const password = account && (account.password ?? (isProduction ? undefined : readStoredPasswords(dataDir)[role]))
      if (account === undefined || password === undefined) return []
      await ensure(platform, role, account, password)
      return isProduction ? [] : [{ role, email: account.email, password }]
    })
  )
  return made.flat()
}

/** Disables accounts with printed passwords once a trial shop goes into production. */
async function lockDemoPasswords(platform: Platform): Promise<void> {
  const { db, config, log } = platform
  if (!existsSync(join(config.dataDir, file))) return
  const printed = Object.values(readStoredPasswords(config.dataDir))
  for (const email of config.demoEmails) {
    const user = await findUser(db, email)
    if (
      !user ||
      !(await Promise.all(printed.map((password) => isPassword(password, user.passwordHash)))).includes(true)
    )
      continue
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
      await endAllSessions(platform, tx, user.id)
    })
    log.warn({ email }, 'a demonstration account had a made-up password and was locked; set a new one by mail')
  }
}
