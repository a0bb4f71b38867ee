/**
 * Tests `firestore.rules`, and the design library on them, with Google's own emulator: `npm run test:rules`. It is written in
 * Java and comes from Google, not from the npm registry, so `npm test` does without.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const port = 8785
const root = join(import.meta.dirname, '..')

/** Named, or where Debian's package google-cloud-cli-firestore-emulator or the Firebase CLI put it. */
const jar = [
  process.env['FIRESTORE_EMULATOR_JAR'],
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  ...globSync(join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-*.jar'))
].find((path) => path !== undefined && existsSync(path))
if (jar === undefined) throw new Error('No Firestore emulator was found. `npx firebase-tools setup:emulators:firestore` fetches one, or FIRESTORE_EMULATOR_JAR names it.')

const start = ['start', '--host=127.0.0.1', `--port=${port}`, `--rules=${join(root, 'firestore.rules')}`]
const emulator = spawn('java', ['-Xmx512m', '-Duser.language=en', '-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore', ...start], { stdio: 'ignore' })
try {
  for (let left = 120; left > 0; left -= 1) {
    if (emulator.exitCode !== null) throw new Error('The Firestore emulator ended: it needs Java, and rules it can read.')
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(({ ok }) => ok, () => false)
    if (isUp) break
    await pause(250)
  }
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` }
  process.exitCode = spawnSync('npx', ['vitest', 'run', '--project', 'rules'], { cwd: root, stdio: 'inherit', env }).status ?? 1
} finally {
  emulator.kill()
}
