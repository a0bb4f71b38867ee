/**
 * Administrators of the shop of `DATA_DIR` or `DATABASE_URL`, which may be running: `npm run admin -- create|promote|reset --email … [--role …]`. Without a role `create` and
 * `promote` make owners. `create` and `reset`
 * print a password once; it is kept nowhere. `reset` also removes two-factor sign-in.
 */
import { parseArgs } from 'node:util'
import { isStaffRole, staffRoles } from '../packages/contract/src/staff-rules.ts'
import {
  type AdministratorRefusal,
  createAdministrator,
  promoteAdministrator,
  resetAdministrator
} from '../apps/api/src/modules/accounts/index.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { openShop } from './open-shop.ts'

const commands = { create: createAdministrator, promote: promoteAdministrator, reset: resetAdministrator }

const refusals: Readonly<Record<AdministratorRefusal, string>> = {
  'no-address': 'is not an e-mail address.',
  'known-already': 'has an account already. Use promote to make it an administrator.',
  unknown: 'has no such account. Use create to make one.',
  'last-owner': 'is the only owner. Make somebody else an owner first.'
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  options: { email: { type: 'string' }, role: { type: 'string' } },
  allowPositionals: true,
  strict: false
})
const [command = ''] = positionals
const email = typeof values.email === 'string' ? values.email.trim() : ''
if (!(command in commands) || email === '')
  refuse('Say what to do and for whom: npm run admin -- create --email you@example.com (or promote, or reset)')

const role = values.role ?? 'owner'
if (typeof role !== 'string' || !isStaffRole(role)) refuse(`A role is one of ${staffRoles.join(', ')}`)

const shop = await openShop(readConfig(process.env))
try {
  const result = await commands[command as keyof typeof commands](shop.platform, email, role)
  if ('refused' in result) {
    process.stderr.write(`${email} ${refusals[result.refused]}\n`)
    process.exitCode = 1
  } else {
    process.stdout.write(`${result.email} is of the staff.\n`)
    if (result.hadTwoFactor === true)
      process.stdout.write('Two-factor sign-in is removed, with its recovery codes. Set it up anew after signing in.\n')
    if (result.password !== undefined)
      process.stdout.write(
        `Password: ${result.password}\nIt is shown this once. Change it after signing in, under Profile.\n`
      )
  }
} finally {
  await shop.close()
}
process.exit()
