import type { BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { holdClock, settle } from '../storybook/preview-page.ts'
import { openStage, type Stage } from '../storybook/stage.ts'
import type { Visit } from '../storybook/visits.ts'
import { differenceOf, type Difference, type Picture } from './compare.ts'

/** The moment in which all stories are pictured. */
const now = Date.parse('2026-11-21T12:00:00Z')

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

/** Writes a picture without loss. More effort takes longer, and its files are larger. */
export const writePicture = async ({ width, height, data }: Picture, file: string): Promise<void> => {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toFile(file)
}

/**
 * Where several widths of a photo would do, Chromium takes a larger one that it remembers from another story; without
 * memory it takes the one that fits. Turning its cache off clears that.
 */
async function forgetPictures(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.detach()
}

/** A page with the clock frozen at the moment of all pictures. */
export async function openPictureStage(window: BrowserContext): Promise<Stage> {
  await window.addInitScript(holdClock, now)
  return openStage(window, { clear: forgetPictures })
}

/** A fast CDP screenshot: Playwright's takes twice as long and repeats the waiting of `settle`. */
async function screenshot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Screenshots until one is as it is to be or the next one equals it: the edges of a layer are drawn otherwise while it moves. */
async function stillPicture(page: Page, isExpected: (picture: Picture) => boolean): Promise<Picture> {
  let before: Buffer | undefined
  for (let tries = 0; tries < 10; tries += 1) {
    const encoded = await screenshot(page)
    const picture = await readPicture(encoded)
    if (before?.equals(encoded) === true || isExpected(picture)) return picture
    before = encoded
  }
  throw new Error('It does not stand still.')
}

interface Wanted {
  /** Whether a picture is the accepted one: it needs no second look then. */
  isExpected: (picture: Picture) => boolean
  /** On a page that has shown no other story. */
  isNew: boolean
}

/** Pictures a story after its play function. @throws if the story or its play function does */
async function takePicture(stage: Stage, visit: Visit, { isExpected, isNew }: Wanted): Promise<Picture> {
  try {
    const { page, shown } = await stage.show(visit, isNew)
    if (shown.thrown[0] !== undefined) throw new Error(shown.thrown[0])
    const look = { isRingShown: visit.story.tags.includes('ring') }
    const { width, height } = await page.evaluate(settle, look)
    // All of it in view, so that a bar at the window's edge stands at the page's.
    if (height > (page.viewportSize()?.height ?? 0)) {
      await page.setViewportSize({ width, height: Math.min(height, tallest) })
      await page.evaluate(settle, look)
    }
    return await stillPicture(page, isExpected)
  } catch (error) {
    await stage.discard()
    throw error
  }
}

/**
 * Compares a story's picture with its baseline. A difference or a missing baseline is verified on a fresh page, so that
 * no other story affects it.
 * @throws if the story or its play function does
 */
export async function pictureBeside(
  stage: Stage,
  visit: Visit,
  before: Picture | undefined
): Promise<{ after: Picture; difference: Difference | undefined; isAgain: boolean }> {
  const isExpected = (picture: Picture) => before !== undefined && differenceOf(before, picture) === undefined
  if (before !== undefined) {
    const after = await takePicture(stage, visit, { isExpected, isNew: false }).catch(() => undefined)
    if (after !== undefined && isExpected(after)) return { after, difference: undefined, isAgain: false }
  }
  const after = await takePicture(stage, visit, { isExpected, isNew: true })
  const difference = before === undefined ? undefined : differenceOf(before, after)
  return { after, difference, isAgain: before !== undefined }
}
