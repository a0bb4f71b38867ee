import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** What the shop's build is made from. */
const sources = [
  'apps/shop',
  'packages/contract',
  'packages/design',
  'packages/flows',
  'packages/messages',
  'packages/mockup',
  'packages/ui',
  'shop.config.ts',
  'package-lock.json'
]
const isNoSource = /^(?:node_modules|dist|\..*|.*\.(?:test|stories)\.tsx?)$/

/** Last change below a path; a folder's time changes when entries are added, removed or renamed. */
function changedAt(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  const inside = readdirSync(path)
    .filter((name) => !isNoSource.test(name))
    .map((name) => changedAt(join(path, name)))
  return Math.max(path.endsWith('apps/shop') ? 0 : entry.mtimeMs, ...inside)
}

/** The server's entry is what a build writes last. */
const builtAt = statSync(join(root, 'apps/shop/dist/server/entry.server.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** In production a build that is there is the one to run, whatever times files have in a copied tree: nothing is written. */
const isFinal = process.env['NODE_ENV'] === 'production' && builtAt > 0

/** Builds the shop if the build is missing or outdated; exits on failure. */
export function ensureBuild(): void {
  if (!isFinal && sources.some((path) => changedAt(join(root, path)) > builtAt)) {
    process.stdout.write(builtAt === 0 ? 'Building the shop, once …\n' : 'The shop changed: building it again …\n')
    // On Windows npm is a batch file, which only a shell runs.
    const { status } = spawnSync('npm run --silent build', { cwd: root, stdio: 'inherit', shell: true })
    if (status !== 0) {
      process.stderr.write(
        'The shop could not be built; the lines above say why. Mend that, then run npm start again.\n'
      )
      process.exit(status ?? 1)
    }
  }
}
