import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { systemChromium } from './chromium.ts'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const hasOne = () => systemChromium() !== undefined || existsSync(chromium.executablePath())

/** Finds or installs a Chromium for tests: Debian's package as root, otherwise Playwright's. */
export function ensureChromium(): void {
  if (hasOne()) return
  console.log('No Chromium found; installing one for the tests.')
  const isRoot = process.getuid?.() === 0
  const isInstalled =
    (isRoot && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) ||
    run('npx', 'playwright', 'install', 'chromium')
  if (isInstalled && hasOne()) return
  throw new Error('The tests need a Chromium. Install Debian’s package "chromium", or set CHROMIUM_PATH to one.')
}
