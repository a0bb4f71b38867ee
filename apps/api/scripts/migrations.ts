import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Adds a migration that brings the tables from how the last one left them to how every tables.ts has them now:
 * `npm run migrations -w @motif/api -- add_gift_notes`. What stands there already is never written anew: shops run on it.
 */
const [name] = process.argv.slice(2)
if (name === undefined || !/^[a-z]\w+$/.test(name)) {
  process.stderr.write(
    'Say what changes in a few words joined by underscores: npm run migrations -w @motif/api -- add_gift_notes\n'
  )
  process.exit(1)
}
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', `--name=${name}`], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit'
})
process.exit(status ?? 1)
