import { spawnSync } from 'node:child_process'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const hasPoppler = () => run('pdftoppm', '-v')

/** Installs what the tests paint PDFs with, where Debian's packages can be had. Without it they say what they leave out. */
export function ensurePoppler(): void {
  if (hasPoppler() || process.getuid?.() !== 0) return
  console.log('No pdftoppm found; installing poppler-utils for the tests.')
  if (!(run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'poppler-utils')))
    console.log('poppler-utils cannot be had: PDFs are not compared with the screen.')
}
