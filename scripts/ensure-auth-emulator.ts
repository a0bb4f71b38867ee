import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../e2e/auth-emulator')
const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
const stamp = join(folder, 'node_modules/.installed-lock.json')

/**
 * Installs Firebase's Auth emulator once, for journeys with Google sign-in: 47 MB in about 6 s. Install scripts are
 * disabled: they build parts the emulator does not need, and require a compiler.
 */
export function ensureAuthEmulator(): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return
  console.log('Installing the Auth emulator for the journeys with Google.')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (status !== 0) throw new Error('The Auth emulator could not be installed: npm ci in e2e/auth-emulator says why.')
  writeFileSync(stamp, lockfile)
}
