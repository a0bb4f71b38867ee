/** The built Storybook in a browser. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { viewports } from '../../.storybook/modes.ts'
import { chromiumLaunch } from '../chromium.ts'
import { readOwnGlobals } from './preview-page.ts'
import { serveFolder } from './server.ts'
import type { Story, Visit } from './visits.ts'

export const built = resolve(import.meta.dirname, '../../storybook-static')

/** Milliseconds that a busy machine may take to load Storybook. */
const loading = 120_000

/**
 * Serves the built Storybook and starts a browser for it, with further flags of Chromium's. By its user agent Storybook
 * ends animations at once, as in Vitest, instead of waiting for 100 ms for some to begin.
 */
export async function startStorybook(flags: readonly string[] = [], folder: string = built) {
  const server = await serveFolder(folder)
  const { args, ...options } = chromiumLaunch()
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/${browser.version()} StorybookTestRunner`
  return {
    origin: server.origin,
    /** A window of its own: a page behind another gets no frames, and waits in vain for its animations. */
    newWindow: () =>
      browser.newContext({
        baseURL: server.origin,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-GB',
        userAgent
      }),
    close: async () => {
      await browser.close()
      server.close()
    }
  }
}

/** Gives a page the window of a viewport. */
export async function resize(page: Page, viewport: Visit['look']['viewport']): Promise<void> {
  const { width, height } = viewports[viewport].styles
  const size = { width: Number.parseInt(width), height: Number.parseInt(height) }
  const { width: wide, height: high } = page.viewportSize() ?? {}
  if (wide !== size.width || high !== size.height) await page.setViewportSize(size)
}

/** Opens the preview with no story in it, in the window of a viewport. */
export async function openPreview(page: Page, viewport?: Visit['look']['viewport']): Promise<void> {
  if (viewport !== undefined) await resize(page, viewport)
  await page.goto('/iframe.html?viewMode=story', { timeout: loading })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: loading })
}

/** All stories of the built Storybook, in its order. */
export async function readStories(window: BrowserContext, folder: string = built): Promise<Story[]> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Omit<Story, 'globals' | 'isPlayed'> & { type: string }>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const page = await window.newPage()
  await openPreview(page)
  const globals = await page.evaluate(
    readOwnGlobals,
    stories.map(({ id }) => id)
  )
  await page.close()
  return stories.map(({ id, title, name, importPath, tags }, place) => ({
    id,
    title,
    name,
    importPath,
    tags,
    isPlayed: tags.includes('play-fn'),
    globals: globals[place] ?? {}
  }))
}

/** Processes a queue with several workers. */
export async function workThrough<Worker, Waiting>(
  workers: readonly Worker[],
  waiting: readonly Waiting[],
  work: (worker: Worker, next: Waiting) => Promise<void>
): Promise<void> {
  const rest = waiting.values()
  await Promise.all(
    workers.map(async (worker) => {
      for (const next of rest) await work(worker, next)
    })
  )
}
