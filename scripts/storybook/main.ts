/**
 * Shows every story of the built Storybook in every mode. A play that throws, a line in the console, a document wider
 * than its window, an axe violation and a request to elsewhere fail. `npm run test:storybook` builds it first;
 * `-- --mode rtl-390 --story Cart` narrows it, `--resume` leaves out what passed since the build, `--turn` shows
 * each story in one mode, another for each, and `--short` those of the front page from right to left on a phone.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { furtherModes, shortModes } from '../../.storybook/modes.ts'
import { idOf } from '../../stories/start/addresses.ts'
import { storiesOfJourneys } from '../../stories/start/journeys.ts'
import { rulesIn } from './checks.ts'
import { findViolations } from './preview-page.ts'
import { built, readStories, startStorybook, workThrough } from './preview.ts'
import { openStage, type Stage } from './stage.ts'
import { keyOf, modeNames, visitsInTurn, visitsOf, type ModeName, type Story, type Visit } from './visits.ts'

const kinds = ['thrown', 'console', 'overflow', 'axe', 'outside'] as const
type Kind = (typeof kinds)[number]
interface Fault {
  kind: Kind
  message: string
}

const root = resolve(import.meta.dirname, '../..')
const log = join(root, 'test-results/storybook.jsonl')

const { values: asked } = parseArgs({
  options: {
    mode: { type: 'string', multiple: true },
    story: { type: 'string', multiple: true },
    pages: { type: 'string', default: '3' },
    resume: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    turn: { type: 'boolean', default: false }
  }
})

const isMode = (name: string): name is ModeName => modeNames.some((mode) => mode === name)
const unknown = asked.mode?.find((name) => !isMode(name))
if (unknown !== undefined) throw new Error(`There is no mode "${unknown}". There are: ${modeNames.join(', ')}.`)
const modes =
  asked.mode?.filter(isMode) ?? modeNames.filter((name) => !furtherModes.some((further) => further === name))

const storybook = await startStorybook()

/** Messages that do not concern a story. */
const isExpected = (text: string, url = '') =>
  // Storybook's own, when it lists what a handler was called with.
  text.startsWith('Accessing the Story Store is deprecated') ||
  // Stories of pictures that are not there.
  url.includes('/pictures/nothing-of-the-kind')

/** Collects a page's messages and requests. */
function listenTo(page: Page): Fault[] {
  const faults: Fault[] = []
  page.on('console', (line) => {
    const isComplaint = ['error', 'warning'].includes(line.type())
    if (isComplaint && !isExpected(line.text(), line.location().url))
      faults.push({ kind: 'console', message: line.text() })
  })
  page.on('pageerror', ({ message }) => {
    if (!isExpected(message)) faults.push({ kind: 'console', message })
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== storybook.origin)
      faults.push({ kind: 'outside', message: request.url() })
  })
  return faults
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A stage and its page's messages since the last read. */
interface Worker {
  stage: Stage
  takeFaults: () => Fault[]
}

async function openWorker(): Promise<Worker> {
  const window = await storybook.newWindow()
  await window.addInitScript(axe)
  let heard: Fault[] = []
  const prepare = (page: Page) => {
    heard = listenTo(page)
  }
  const stage = openStage(window, { prepare })
  return { stage, takeFaults: () => heard.splice(0) }
}

async function faultsOf({ stage, takeFaults }: Worker, visit: Visit, isNew: boolean): Promise<Fault[]> {
  takeFaults()
  try {
    const { page, shown } = await stage.show(visit, isNew)
    const rules = rulesIn(visit.look, visit.mode)
    const violations = rules?.length === 0 ? [] : await page.evaluate(findViolations, { id: visit.story.id, rules })
    const { thrown, overflow } = shown
    return [
      ...thrown.map((message) => ({ kind: 'thrown' as const, message })),
      // Storybook also prints what a play threw.
      ...takeFaults().filter(({ message }) => !thrown.some((error) => message.includes(error))),
      ...(overflow > 0 ? [{ kind: 'overflow' as const, message: `${overflow} px wider than the window` }] : []),
      ...violations.map((message) => ({ kind: 'axe' as const, message }))
    ]
  } catch (error) {
    return [{ kind: 'thrown', message: String(error) }, ...takeFaults()]
  }
}

/** Visits that passed since this Storybook was built. */
function passedBefore(): Set<string> {
  if (!existsSync(log) || statSync(log).mtimeMs < statSync(join(built, 'index.json')).mtimeMs) return new Set()
  return new Set(
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { visit: string; faults: Fault[] })
      .filter(({ faults }) => faults.length === 0)
      .map(({ visit }) => visit)
  )
}

const onFrontPage = new Set(storiesOfJourneys.map(idOf))

const isAsked = ({ id, title, name }: Story) =>
  asked.story?.some((text) => `${title}/${name} ${id}`.toLowerCase().includes(text.toLowerCase())) ?? true

const shortened = (text: string) => text.trim().split('\n').slice(0, 3).join(' ⏎ ').slice(0, 400)

mkdirSync(dirname(log), { recursive: true })
const passed = asked.resume ? passedBefore() : new Set<string>()
if (!asked.resume) rmSync(log, { force: true })

const start = performance.now()
const firstWindow = await storybook.newWindow()
const stories = (await readStories(firstWindow)).filter(isAsked)
const isOnFrontPage = ({ id }: { id: string }) => onFrontPage.has(id)
const visits = asked.short
  ? visitsOf(stories.filter(isOnFrontPage), shortModes)
  : asked.turn
    ? visitsInTurn(stories, modes, { modes: shortModes, isShown: isOnFrontPage })
    : visitsOf(stories, modes)
const waiting = visits.filter((visit) => !passed.has(keyOf(visit)))
console.log(`${waiting.length} of ${visits.length} visits: ${stories.length} stories in ${modes.join(', ')}`)

const counts = new Map(
  modes.map((mode) => [mode, { stories: 0, thrown: 0, console: 0, overflow: 0, axe: 0, outside: 0 }])
)
let failed = 0

/** A fault counts only if it occurs on a fresh page: it must not come from the previous story. */
async function visit(worker: Worker, next: Visit) {
  let faults = await faultsOf(worker, next, false)
  if (faults.length > 0) {
    const [{ kind, message }] = faults as [Fault]
    await worker.stage.discard()
    faults = await faultsOf(worker, next, true)
    if (faults.length === 0)
      console.log(`AGAIN ${next.story.id} · ${next.mode} · ${kind} after other stories: ${shortened(message)}`)
    else await worker.stage.discard()
  }
  appendFileSync(log, `${JSON.stringify({ visit: keyOf(next), faults })}\n`)
  const count = counts.get(next.mode)
  if (count !== undefined) {
    count.stories += 1
    for (const kind of kinds) if (faults.some((fault) => fault.kind === kind)) count[kind] += 1
  }
  if (faults.length > 0) failed += 1
  for (const { kind, message } of faults)
    console.log(`FAIL  ${next.story.id} · ${next.mode} · ${kind}: ${shortened(message)}`)
}

/** Storybook's own frame must not load external resources either. */
async function visitFrame() {
  const page = await firstWindow.newPage()
  const faults = listenTo(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  for (const { message } of faults.filter(({ kind }) => kind === 'outside')) {
    failed += 1
    console.log(`FAIL  the frame · outside: ${message}`)
  }
  await page.close()
}

await visitFrame()
const workers = await Promise.all(Array.from({ length: Number(asked.pages) }, openWorker))
await workThrough(workers, waiting, visit)
await storybook.close()

console.table(Object.fromEntries(counts))
console.log(`${failed} failed, in ${Math.round((performance.now() - start) / 1000)} s`)
process.exitCode = failed === 0 ? 0 : 1
