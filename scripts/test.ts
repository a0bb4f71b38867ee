/** Every check there is, one after the other: `npm test`. Names of checks as arguments run only those. */
import { spawnSync } from 'node:child_process'
import { ensureAuthEmulator } from './ensure-auth-emulator.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePoppler } from './ensure-poppler.ts'

const checks = {
  messages: 'npm run --silent messages',
  types: 'npm run --silent check:types',
  lint: 'npm run --silent check:lint',
  dead: 'npm run --silent check:dead',
  unit: 'npm run --silent test:unit',
  stories: 'npm run --silent test:stories',
  build: 'npm run --silent build',
  journeys: 'npm run --silent test:e2e',
  stripe: 'npm run --silent test:stripe',
  google: 'npm run --silent test:google'
} as const

const isCheck = (name: string): name is keyof typeof checks => name in checks

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !isCheck(name))
if (unknown !== undefined) throw new Error(`There is no check "${unknown}". There are: ${Object.keys(checks).join(', ')}.`)
const names = asked.length > 0 ? asked.filter(isCheck) : Object.keys(checks).filter(isCheck)

ensureChromium()
if (names.includes('unit')) ensurePoppler()
if (names.includes('google')) ensureAuthEmulator()
const results = names.map((name) => {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const { status } = spawnSync(checks[name], { shell: true, stdio: 'inherit' })
  return { name, isPassed: status === 0, seconds: Math.round((performance.now() - start) / 1000) }
})

console.log()
for (const { name, isPassed, seconds } of results) console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ isPassed }) => !isPassed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
