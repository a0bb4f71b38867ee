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

/** Serves the built Storybook and starts a browser for it, with further flags of Chromium's. */
export async function startStorybook(flags: readonly string[] = []) {
  const server = await serveFolder(built)
  const { args, ...options } = chromiumLaunch()
  const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
  return {
    origin: server.origin,
    /** A window of its own: a page behind another gets no frames, and waits in vain for its animations. */
    newWindow: () =>
      browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' }),
    close: async () => {
      await browser.close()
      server.close()
    }
  }
}

/** Opens the preview with no story in it, in the window of a viewport. */
export async function openPreview(page: Page, viewport?: Visit['look']['viewport']): Promise<void> {
  if (viewport !== undefined) {
    const { width, height } = viewports[viewport].styles
    await page.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) })
  }
  await page.goto('/iframe.html?viewMode=story')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
}

/** All stories of the built Storybook, in its order. */
export async function readStories(window: BrowserContext): Promise<Story[]> {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
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

/** Works through what waits, in several windows at once. */
export async function inWindows<Waiting>(
  windows: readonly BrowserContext[],
  waiting: readonly Waiting[],
  visit: (window: BrowserContext, next: Waiting) => Promise<void>
): Promise<void> {
  const rest = waiting.values()
  await Promise.all(
    windows.map(async (window) => {
      for (const next of rest) await visit(window, next)
    })
  )
}
