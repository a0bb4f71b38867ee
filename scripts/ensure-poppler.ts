import { spawnSync } from 'node:child_process'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const hasPoppler = () => run('pdftoppm', '-v')

/** Installs Poppler for PDF tests if Debian's packages are available. Without it they report what they skip. */
export function ensurePoppler(): void {
  if (hasPoppler() || process.getuid?.() !== 0) return
  console.log('No pdftoppm found; installing poppler-utils for the tests.')
  if (!(run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'poppler-utils')))
    console.log('poppler-utils cannot be had: PDFs are not compared with the screen.')
}
