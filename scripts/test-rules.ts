/**
 * Tests `firestore.rules`, and the design library on them, with Google's own emulator: `npm run test:rules`. It is written in
 * Java and comes from Google, not from the npm registry, so `npm test` does without.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const port = 8785
const root = join(import.meta.dirname, '..')

const emulator = spawn(process.execPath, [join(root, 'scripts/firestore-emulator.ts'), String(port)], {
  stdio: ['ignore', 'ignore', 'inherit']
})
const isUp = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false
  )
try {
  for (let left = 240; !(await isUp()); left -= 1) {
    if (left === 0 || emulator.exitCode !== null)
      throw new Error('The Firestore emulator did not start: it needs Java, and rules it can read.')
    await pause(250)
  }
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` }
  process.exitCode =
    spawnSync('npx', ['vitest', 'run', '--project', 'rules'], { cwd: root, stdio: 'inherit', env }).status ?? 1
} finally {
  emulator.kill()
}
