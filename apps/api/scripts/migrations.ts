import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the one initial migration anew from every tables.ts. Until the first release there is nothing out there to
 * migrate; from then on `drizzle-kit generate` adds files and this script goes. The new folder takes the old one's
 * place only when it is whole.
 */
const room = join(import.meta.dirname, '..')
const folder = join(room, 'migrations')
const draft = './migrations.new'
const draftPath = join(room, draft)

rmSync(draftPath, { recursive: true, force: true })
const { status, stdout, stderr } = spawnSync('npx', ['drizzle-kit', 'generate', '--name=initial'], { cwd: room, encoding: 'utf8', env: { ...process.env, MIGRATIONS_OUT: draft } })
const file = status === 0 ? readdirSync(draftPath).find((name) => name.endsWith('.sql')) : undefined
if (file === undefined) {
  process.stderr.write(`drizzle-kit wrote no migration:\n${stdout}${stderr}`)
  process.exit(1)
}
// Search indexes need it; drizzle-kit does not write extensions.
const path = join(draftPath, file)
writeFileSync(path, `CREATE EXTENSION IF NOT EXISTS pg_trgm;\n--> statement-breakpoint\n${readFileSync(path, 'utf8')}`)
mkdirSync(folder, { recursive: true })
const old = `${folder}.old`
rmSync(old, { recursive: true, force: true })
renameSync(folder, old)
renameSync(draftPath, folder)
rmSync(old, { recursive: true, force: true })
