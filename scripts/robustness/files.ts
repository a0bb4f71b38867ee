import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, chromium } from 'playwright'
import { phone } from '../../e2e/support/config.ts'
import { chromiumLaunch } from '../chromium.ts'
import { ensureBuild } from '../ensure-build.ts'
import { type BrowserMemory, watchMemory } from './files/browser-memory.ts'
import { type HostileFile, greedyFiles, hostileFiles } from './files/hostile.ts'
import { shopProcess } from './shop-process.ts'

/** Private memory of the page and its workers. */
const maxMegabytes = 500

/** A file is taken or refused within this time. A PDF may take the tool a minute. */
const timeoutMs = 90_000

async function openTool(context: BrowserContext, origin: string, faults: string[]): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`an error on the page: ${error.message}`))
  page.on('crash', () => faults.push('the page crashed'))
  await page.goto(`${origin}/designertool?product=classic-tee`)
  await page.waitForLoadState('networkidle')
  return page
}

/** Chooses a file, waits for its picture or its refusal, and removes it again. */
async function choose(
  page: Page,
  { name, mimeType, buffer }: HostileFile,
  faults: string[]
): Promise<'taken' | 'refused'> {
  await page.getByTestId('upload-bar').setInputFiles({ name, mimeType, buffer })
  // A picture may get another extension.
  const placed = page.locator(`[data-node][aria-label*="${name.replace(/\w+$/, '')}"]`)
  const refusal = page.getByText(new RegExp(`^${name} (?:didn’t upload|wasn’t added)$`))
  await placed.or(refusal).first().waitFor({ timeout: timeoutMs })
  if (await placed.isVisible()) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Z')
    await placed.waitFor({ state: 'detached' })
    return 'taken'
  }
  // Without a pointer: the message of an earlier file may cover the button, and stays while a pointer is on it.
  const close = refusal.locator('xpath=ancestor::*[.//button][1]').getByRole('button').last()
  await close.dispatchEvent('click')
  try {
    await refusal.waitFor({ state: 'detached' })
  } catch {
    // The files after it are still tried.
    faults.push(`the message about ${name} stays after a click`)
    await close.dispatchEvent('click')
    await refusal.waitFor({ state: 'detached' })
  }
  return 'refused'
}

interface Run {
  context: BrowserContext
  origin: string
  memory: BrowserMemory
  faults: string[]
}

/** Each in a new page. */
async function chooseGreedy({ context, origin, memory, faults }: Run): Promise<void> {
  for (const file of await greedyFiles()) {
    const page = await openTool(context, origin, faults)
    memory.reset()
    const outcome = await choose(page, file, faults)
    const megabytes = memory.peak()
    console.log(`${file.what}: ${outcome}, at most ${megabytes.toFixed(0)} MB`)
    if (megabytes > maxMegabytes && !file.isPhoto) faults.push(`${file.what}: ${megabytes.toFixed(0)} MB`)
    await page.close()
  }
}

/** All of them in one page, one after another. */
async function chooseHostile({ context, origin, memory, faults }: Run, count: number): Promise<void> {
  const page = await openTool(context, origin, faults)
  memory.reset()
  const before = await memory.now()
  const outcomes = { taken: 0, refused: 0 }
  for (const file of hostileFiles(count)) outcomes[await choose(page, file, faults)] += 1
  const [peak, after] = [memory.peak(), await memory.now()]
  console.log(
    `${count} damaged and hostile files: ${outcomes.taken} taken, ${outcomes.refused} refused; ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, ${after.toFixed(0)} MB afterwards`
  )
  if (peak > maxMegabytes) faults.push(`${count} hostile files: ${peak.toFixed(0)} MB`)
  await page.close()
}

/**
 * Adds very large, damaged and hostile files to a design on a phone's screen, in a real browser with the shop behind it.
 * The page must survive, stay within `maxMegabytes` and make no request to others; the shop must survive what is sent to it.
 */
export async function files(count: number): Promise<boolean> {
  ensureBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-files-'))
  const shop = shopProcess(20_000 + randomInt(20_000), { DATA_DIR: dataDir, UPLOAD_LIMIT_PER_MINUTE: '100000000' })
  const browser = await chromium.launch(chromiumLaunch())
  const faults: string[] = []
  try {
    await shop.start()
    const { origin } = shop
    const context = await browser.newContext({ ...phone, deviceScaleFactor: 3 })
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url())
      if (protocol.startsWith('http') && asked !== origin) faults.push(`a request to ${request.url()}`)
    })
    const memory = await watchMemory(browser)
    const run = { context, origin, memory, faults }
    try {
      await chooseGreedy(run)
      await chooseHostile(run, count)
    } finally {
      memory.stop()
    }
    if (!(await fetch(`${origin}/readyz`)).ok) faults.push('the shop is not ready any more')
  } finally {
    await browser.close()
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
  return faults.length === 0
}
