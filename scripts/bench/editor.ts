import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, type Page, chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { type Gesture, type Work, gestures, keepGoing, stage, works } from './editor/gestures.ts'
import type { Mix } from './editor/document.ts'
import type { EditorBench, Library } from './editor/page.ts'
import { servePage } from './editor/serve.ts'
import type { Row } from './table.ts'

declare const bench: EditorBench

const milliseconds = 1500
/** Times each library is measured, in turns with the others: a single turn differs from the next by up to 15 %. */
const turns = 3
const counts = [30, 100, 300, 1000]
/** Nodes of the new kinds, in this stage alone: other libraries have no such things. */
const richCount = 300
/** Milliseconds between their frames: the median, and what 95 of 100 stay under. */
const richLimit = { median: 17, most: 25 }
const names: Record<Library, string> = { motif: 'Motif', konva: 'Konva 10', fabric: 'Fabric 7' }
const libraries = Object.keys(names) as Library[]
/** Milliseconds between frames: the median of them, and what 95 of 100 stay under; none at a thousand nodes. */
const limitFor = (count: number) => (count > 300 ? { median: 25 } : { median: 17, most: 34 })

/** Processor seconds of all browser processes so far. */
async function processorSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

interface Frames {
  /** Milliseconds between them. */
  times: number[]
  /** Processor milliseconds each took, all of the browser together. */
  effort: number
}

/** Frame durations and processor time of a gesture. Fails if nothing moved. */
async function framesOf(page: Page, session: CDPSession, gesture: Gesture): Promise<Frames> {
  let frames: Frames = { times: [], effort: Number.NaN }
  await gesture(page, async (step) => {
    const before = await page.screenshot()
    const begun = await processorSeconds(session)
    await page.evaluate(() => bench.record())
    await keepGoing(step, milliseconds)
    const times = await page.evaluate(() => bench.recorded())
    frames = { times, effort: (1000 * ((await processorSeconds(session)) - begun)) / times.length }
    if (before.equals(await page.screenshot())) throw new Error('Nothing moved on the stage.')
  })
  return frames
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

interface Measured extends Frames {
  library: Library
  count: number
  work: Work
}

async function measure(
  browser: Browser,
  origin: string,
  { library, count, mix }: { library: Library; count: number; mix: Mix }
): Promise<Measured[]> {
  const session = await browser.newBrowserCDPSession()
  const page = await browser.newPage({ viewport: stage })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  try {
    await page.goto(origin)
    await page.waitForFunction(() => 'bench' in globalThis)
    const top = await page.evaluate(([library, count, mix]) => bench.open(library, count, mix), [
      library,
      count,
      mix
    ] as const)
    await page.waitForLoadState('networkidle')
    await pause(500)
    const all: Measured[] = []
    for (const work of works)
      all.push({ library, count, work, ...(await framesOf(page, session, gestures[work](top))) })
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    return all
  } finally {
    await page.close()
    await session.detach()
  }
}

/**
 * Dragging, panning and zooming a document in three libraries with real pointer input in headless Chromium. Measures
 * frame durations, and processor time, since frames cannot be shorter than the display's.
 */
export async function benchEditor(): Promise<{ pace: Row[]; effort: Row[] }> {
  const { origin, stop } = await servePage()
  const browser = await chromium.launch(chromiumLaunch())
  const all: Measured[] = []
  const rich: Measured[] = []
  try {
    for (const count of counts)
      for (let turn = 0; turn < turns; turn += 1)
        for (const library of libraries) all.push(...(await measure(browser, origin, { library, count, mix: 'plain' })))
    for (let turn = 0; turn < turns; turn += 1)
      rich.push(...(await measure(browser, origin, { library: 'motif', count: richCount, mix: 'rich' })))
  } finally {
    await browser.close()
    stop()
  }
  /** Frames of all turns, and the median of what they took. */
  const merge = (measured: readonly Measured[]): Frames => ({
    times: measured.flatMap(({ times }) => times),
    effort: at(
      measured.map(({ effort }) => effort),
      0.5
    )
  })
  const rows = (format: (frames: Frames) => string, limit: (count: number) => string) =>
    counts.flatMap((count) =>
      works.map((work) => {
        const ofWork = all.filter((one) => one.count === count && one.work === work)
        const figures = libraries.map(
          (library) => `${names[library]} ${format(merge(ofWork.filter((one) => one.library === library)))}`
        )
        return { what: `${work}, ${count} nodes`, figure: figures.join('; ') + limit(count) }
      })
    )
  const formatPace = ({ times }: Frames) =>
    `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)} (${times.length})`
  const ofNewKinds = works.map((work) => ({
    what: `${work}, ${richCount} nodes of the new kinds`,
    figure: `${names.motif} ${formatPace(merge(rich.filter((one) => one.work === work)))} (limit ${richLimit.median} / ${richLimit.most})`
  }))
  const pace = rows(formatPace, (count) => {
    const { median, most } = limitFor(count)
    return ` (limit ${median}${most === undefined ? '' : ` / ${most}`})`
  })
  const effort = rows(
    ({ effort }) => effort.toFixed(1),
    () => ''
  )
  return {
    pace: [...pace, ...ofNewKinds],
    effort: [
      ...effort,
      { what: 'waiting for the processors at the end, of all on the machine', figure: `${loadavg()[0]?.toFixed(1)}` }
    ]
  }
}
