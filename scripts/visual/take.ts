import type { BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { settle, showStory } from '../storybook/preview-page.ts'
import { openPreview } from '../storybook/preview.ts'
import type { Visit } from '../storybook/visits.ts'
import type { Picture } from './compare.ts'

/** The moment in which all stories are pictured. */
const now = new Date('2026-11-21T12:00:00Z')

/** Chromium draws the same each time with these: no tile is drawn before its pictures, or only in part. */
export const drawingFlags = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-skia-runtime-opts'
]

/** Pixels from which on a page is not pictured. */
const tallest = 6_000

/** The raw picture of an encoded one, over white. */
export async function readPicture(encoded: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(encoded)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Writes a picture without loss. */
export const writePicture = async ({ width, height, data }: Picture, file: string): Promise<void> => {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file)
}

/** A screenshot that the next one equals: the edges of a layer are drawn otherwise while it moves. */
async function stillScreenshot(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  let before = await take()
  for (let tries = 0; tries < 10; tries += 1) {
    const after = await take()
    if (after.equals(before)) return after
    before = after
  }
  throw new Error('It does not stand still.')
}

/** Pictures a story as it stands once its play has ended. @throws where the story or its play does. */
export async function takePicture(window: BrowserContext, { story, look }: Visit): Promise<Picture> {
  const page = await window.newPage()
  try {
    // Dates stand still, timers don't.
    await page.clock.setFixedTime(now)
    await openPreview(page, look.viewport)
    const { theme, locale } = look
    const { thrown } = await page.evaluate(showStory, { id: story.id, theme, locale, isChecked: false, limit: 60_000 })
    if (thrown[0] !== undefined) throw new Error(thrown[0])
    await page.evaluate(settle)
    // All of it in view, so that a bar at the window's edge stands at the page's.
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: Math.max(innerHeight, document.documentElement.scrollHeight)
    }))
    await page.setViewportSize({ width, height: Math.min(height, tallest) })
    await page.evaluate(settle)
    return await readPicture(await stillScreenshot(page))
  } finally {
    await page.close()
  }
}
