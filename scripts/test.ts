/** Every check there is, one after the other: `npm test`. Names of checks as arguments run only those. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
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

/** Lines by which the checks name what failed and why: Vitest, Playwright, tsc and oxlint. */
const telling = /^\s*FAIL\s|^\s+\d+\) |Error\b.*:|error TS\d+/u

/** The first few of those lines, so that the end of a long log says what to look for in it. */
const tellingOf = (output: string) => [...new Set(stripVTControlCharacters(output).split('\n').filter((line) => telling.test(line)).map((line) => line.trim().slice(0, 200)))].slice(0, 8)

async function check(name: keyof typeof checks) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const child = spawn(checks[name], { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env } })
  let output = ''
  for (const [from, to] of [[child.stdout, process.stdout], [child.stderr, process.stderr]] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }
  const [status] = await once(child, 'close')
  const isPassed = status === 0
  return { name, isPassed, seconds: Math.round((performance.now() - start) / 1000), why: isPassed ? [] : tellingOf(output) }
}

const results: Awaited<ReturnType<typeof check>>[] = []
for (const name of names) results.push(await check(name))

console.log()
for (const { name, isPassed, seconds, why } of results) {
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  for (const line of why) console.log(`        ${line}`)
}
const failed = results.filter(({ isPassed }) => !isPassed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
