import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

const isVisual = import.meta.env['VISUAL'] === '1'

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '))
    })
  }
  if (isVisual) vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(complaints, 'a story leaves the console silent').toEqual([])
})

const tallest = 12_000

/** The whole page in view, every picture there, and no blinking caret. */
async function prepareScreenshot() {
  await page.viewport(innerWidth, Math.min(Math.max(innerHeight, document.documentElement.scrollHeight), tallest))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))])
}

if (isVisual) {
  afterEach(async ({ task }) => {
    const { storyId } = task.meta as { storyId?: string }
    if (storyId === undefined) return
    await prepareScreenshot()
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId)
  })
}
