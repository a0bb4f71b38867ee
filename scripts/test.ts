/**
 * Every check there is, one after the other: `npm test`. Names of checks as arguments run only those; `--changed` runs
 * what the change touches (`--changed v1.2` measures it from there).
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { baseOf, changedSince, isFormatted, isLinted, nearest } from './changed.ts'
import { ensureAuthEmulator } from './ensure-auth-emulator.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePoppler } from './ensure-poppler.ts'
import { installedEngines } from './engines.ts'

const checks = {
  messages: 'npm run --silent messages',
  format: 'npm run --silent check:format',
  types: 'npm run --silent check:types',
  lint: 'npm run --silent check:lint',
  dead: 'npm run --silent check:dead',
  unit: 'npm run --silent test:unit',
  stories: 'npm run --silent test:stories',
  storybook: 'npm run --silent test:storybook -- --short',
  build: 'npm run --silent build',
  journeys: 'npm run --silent test:e2e',
  engines: 'npm run --silent test:engines'
} as const

type CheckName = keyof typeof checks
const isCheck = (name: string): name is CheckName => name in checks
const allChecks = Object.keys(checks).filter(isCheck)

interface Plan {
  commands: Partial<Record<CheckName, string>>
  /** What the run does not tell about. */
  leftOut: string[]
}

function namedChecks(asked: readonly string[]): Plan {
  const unknown = asked.find((name) => !isCheck(name))
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". There are: ${allChecks.join(', ')}.`)
  const wanted = asked.length > 0 ? asked.filter(isCheck) : allChecks
  const engines = installedEngines()
  const names = wanted.filter((name) => name !== 'engines' || engines.names.length > 0)
  return {
    commands: Object.fromEntries(names.map((name) => [name, checks[name]])),
    leftOut: wanted.includes('engines') ? engines.missing.map((why) => `engines: ${why}`) : []
  }
}

/** Test files for which there is time in a run of three minutes on two cores. */
const mostFiles = { unit: 30, stories: 8 }

const quoted = (files: readonly string[]) => files.map((file) => `'${file.replaceAll("'", "'\\''")}'`).join(' ')

/** Test files of some projects that reach, by their imports, what changed since a commit. */
function reaching(base: string, projects: readonly string[]): string[] {
  const told = execFileSync(
    'npx',
    ['vitest', 'list', '--filesOnly', '--json', '--changed', base, ...projects.flatMap((name) => ['--project', name])],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  )
  const listed = JSON.parse(told.slice(told.indexOf('['))) as { file: string }[]
  return [...new Set(listed.map(({ file }) => relative(process.cwd(), file)))]
}

function changedChecks(asked: string | undefined): Plan {
  const base = baseOf(asked)
  const changed = changedSince(base)
  console.log(`${changed.length} files changed since ${base.slice(0, 10)}`)
  const leftOut = ['storybook, build, dead, journeys and engines']
  const chosen = (check: 'unit' | 'stories', projects: readonly string[]) => {
    const found = reaching(base, projects)
    const files = nearest(found, changed, mostFiles[check])
    if (files.length < found.length) leftOut.push(`${check}: ${found.length - files.length} of ${found.length} files`)
    return files
  }
  const [formatted, linted] = [changed.filter(isFormatted), changed.filter(isLinted)]
  const [unit, stories] =
    linted.length > 0
      ? [chosen('unit', ['packages', 'node', 'fresh', 'api']), chosen('stories', ['storybook'])]
      : [[], []]
  return {
    commands: {
      messages: checks.messages,
      ...(formatted.length > 0 && { format: `npx oxfmt --check --no-error-on-unmatched-pattern ${quoted(formatted)}` }),
      ...(linted.length > 0 && { types: checks.types, lint: `npx oxlint --type-aware ${quoted(linted)}` }),
      ...(unit.length > 0 && { unit: `${checks.unit} -- ${quoted(unit)}` }),
      ...(stories.length > 0 && { stories: `${checks.stories} -- ${quoted(stories)}` })
    },
    leftOut
  }
}

const [first, ...others] = process.argv.slice(2)
const { commands, leftOut } =
  first === '--changed' ? changedChecks(others[0]) : namedChecks(first === undefined ? [] : [first, ...others])

ensureChromium()
if (commands.unit !== undefined) ensurePoppler()
if (commands.journeys !== undefined) ensureAuthEmulator()

/** Lines by which the checks name what failed, why and where: Vitest, Playwright, tsc and oxlint. */
const failureLine =
  /^\s*FAIL\s|^\s+\d+\) |Error\b.*:|error TS\d+|^\s+(?:Locator|Expected|Received|Timeout)\b.*:|^\s+at \S*\.spec\.ts:\d+/u

/** The first few of those lines, so that the end of a long log says what to look for in it. */
const failureLinesOf = (output: string) =>
  [
    ...new Set(
      stripVTControlCharacters(output)
        .split('\n')
        .filter((line) => failureLine.test(line))
        .map((line) => line.trim().slice(0, 200))
    )
  ].slice(0, 16)

async function check(name: CheckName, command: string) {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env }
  })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr]
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }
  const [status] = await once(child, 'close')
  const isPassed = status === 0
  return {
    name,
    isPassed,
    seconds: Math.round((performance.now() - start) / 1000),
    why: isPassed ? [] : failureLinesOf(output)
  }
}

const results: Awaited<ReturnType<typeof check>>[] = []
for (const name of allChecks) {
  const command = commands[name]
  if (command !== undefined) results.push(await check(name, command))
}

console.log()
for (const { name, isPassed, seconds, why } of results) {
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  for (const line of why) console.log(`        ${line}`)
}
for (const what of leftOut) console.log(`left out  ${what}`)
const failed = results.filter(({ isPassed }) => !isPassed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
