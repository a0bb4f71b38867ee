import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type Page, chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunch } from '../chromium.ts'
import type { EditorBench, Library } from './editor/page.ts'
import type { Row } from './table.ts'

declare const bench: EditorBench

const root = join(import.meta.dirname, 'editor')
const pictures = join(import.meta.dirname, '../../stories/static/pictures')
const stage = { width: 1200, height: 900 }
const milliseconds = 1500

const counts = [30, 100, 300, 1000]
const names: Record<Library, string> = { motif: 'Motif', konva: 'Konva 10', fabric: 'Fabric 7' }
const libraries = Object.keys(names) as Library[]
/** Milliseconds between frames: the median of them, and what 95 of 100 stay under; none at a thousand nodes. */
const limitFor = (count: number) => (count > 300 ? { median: 25 } : { median: 17, most: 34 })

/** The built page of the stages, on a port of its own. */
async function servePage(): Promise<{ origin: string; stop: () => void }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, chunkSizeWarningLimit: 10_000, rolldownOptions: { input: join(root, 'page.ts'), output: { entryFileNames: 'page.js' }, onLog: () => {} } }
  })
  if (!('output' in built)) throw new TypeError('The page was not built once.')
  const files = new Map(built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]))
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  const html = `<!doctype html><title>Stages</title>${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}<body><script type="module" src="/page.js"></script>`
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', webp: 'image/webp', avif: 'image/avif' }
  const fileAt = async (url: string) => (url.startsWith('/pictures/') ? readFile(join(pictures, basename(url))) : files.get(url))
  const server = createServer(({ url = '/' }, response) => {
    const type = url === '/' ? 'text/html' : (types[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    fileAt(url).then(
      (file = html) => response.setHeader('content-type', type).end(file),
      () => response.writeHead(404).end()
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Does something over and over for a while, and tells how long its frames were. It must have been seen. */
async function framesOf(page: Page, act: (turn: number) => Promise<void>): Promise<number[]> {
  const before = await page.screenshot()
  await page.evaluate(() => bench.record())
  const end = performance.now() + milliseconds
  for (let turn = 0; performance.now() < end; turn += 1) await act(turn)
  const frames = await page.evaluate(() => bench.recorded())
  if (before.equals(await page.screenshot())) throw new Error('Nothing moved on the stage.')
  return frames
}

/** A pointer that goes round and round a place, with a button held. */
async function roundAndRound(page: Page, { x, y }: { x: number; y: number }, button: 'left' | 'middle'): Promise<number[]> {
  await page.mouse.move(x, y)
  await page.mouse.down({ button })
  const frames = await framesOf(page, (turn) => page.mouse.move(x + 90 * Math.sin(turn / 12), y + 90 - 90 * Math.cos(turn / 12)))
  await page.mouse.up({ button })
  return frames
}

/** In and out again by the wheel. */
async function inAndOut(page: Page): Promise<number[]> {
  await page.mouse.move(stage.width / 2, stage.height / 2)
  await page.keyboard.down('Control')
  const frames = await framesOf(page, async (turn) => {
    await page.mouse.wheel(0, turn % 60 < 30 ? -24 : 24)
    await pause(4)
  })
  await page.keyboard.up('Control')
  return frames
}

const at = (times: readonly number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

interface Measured {
  library: Library
  count: number
  work: string
  median: number
  most: number
  frames: number
}

async function measure(browser: Browser, origin: string, library: Library, count: number): Promise<Measured[]> {
  const page = await browser.newPage({ viewport: stage })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  try {
    await page.goto(origin)
    await page.waitForFunction(() => 'bench' in globalThis)
    const top = await page.evaluate(([library, count]) => bench.open(library, count), [library, count] as const)
    await page.waitForLoadState('networkidle')
    await pause(500)
    const works = { dragging: await roundAndRound(page, top, 'left'), panning: await roundAndRound(page, { x: 40, y: 40 }, 'middle'), zooming: await inAndOut(page) }
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    return Object.entries(works).map(([work, times]) => ({ library, count, work, median: at(times, 0.5), most: at(times, 0.95), frames: times.length }))
  } finally {
    await page.close()
  }
}

/** Frames of dragging, panning and zooming by real pointers in headless Chromium, of one document in three libraries. */
export async function benchEditor(): Promise<Row[]> {
  const { origin, stop } = await servePage()
  const browser = await chromium.launch(chromiumLaunch())
  const all: Measured[] = []
  try {
    for (const count of counts) for (const library of libraries) all.push(...(await measure(browser, origin, library, count)))
  } finally {
    await browser.close()
    stop()
  }
  return counts.flatMap((count) =>
    ['dragging', 'panning', 'zooming'].map((work) => {
      const { median, most } = limitFor(count)
      const figures = all.filter((one) => one.count === count && one.work === work).map((one) => `${names[one.library]} ${one.median.toFixed(1)} / ${one.most.toFixed(1)} (${one.frames})`)
      return { what: `${work}, ${count} nodes`, figure: `${figures.join('; ')} (limit ${median}${most === undefined ? '' : ` / ${most}`})` }
    })
  )
}
