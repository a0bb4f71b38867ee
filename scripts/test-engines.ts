/** Walks through the shop in each other engine that is installed: `npm run test:engines`. `ENGINE=webkit` asks for one. */
import { spawnSync } from 'node:child_process'
import { engineNames, installedEngines } from './engines.ts'

const asked = process.env['ENGINE']
const wanted = engineNames.filter((name) => asked === undefined || asked === name)
if (wanted.length === 0) throw new Error(`There is no engine "${asked}". There are: ${engineNames.join(', ')}.`)
const { names, missing } = installedEngines(wanted)
for (const why of missing) console.log(`left out  ${why}`)
if (names.length === 0) throw new Error('No engine to walk in is installed.')
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'engines.config.ts', ...process.argv.slice(2)], {
  cwd: 'e2e',
  stdio: 'inherit'
})
process.exitCode = status ?? 1
