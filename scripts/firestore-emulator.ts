/** Runs Google's emulator of Firestore with the shop's rules until it is ended: `node scripts/firestore-emulator.ts <port>` */
import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const [port = ''] = process.argv.slice(2)
const rules = join(import.meta.dirname, '../firestore.rules')

/** Named, or where Debian's package google-cloud-cli-firestore-emulator or the Firebase CLI put it. */
const jar = [
  process.env['FIRESTORE_EMULATOR_JAR'],
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  ...globSync(join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-*.jar'))
].find((path) => path !== undefined && existsSync(path))
if (jar === undefined)
  throw new Error(
    'No Firestore emulator was found. `npx firebase-tools setup:emulators:firestore` fetches one, or FIRESTORE_EMULATOR_JAR names it.'
  )

const options = [
  '-Xmx512m',
  '-Duser.language=en',
  '-cp',
  jar,
  'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
]
const emulator = spawn('java', [...options, 'start', '--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`], {
  stdio: 'ignore'
})
emulator.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => emulator.kill())
