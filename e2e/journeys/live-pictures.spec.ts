import type { Locator, Page } from '@playwright/test'
import { thing, tool } from '../support/design-tool.ts'
import { main, open } from '../support/pages.ts'
import { picture } from '../support/picture.ts'
import { expect, test } from '../support/shop-test.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Colours of 40 × 50 samples of a canvas; those of an empty canvas are zero. */
const coloursOn = (canvas: Locator): Promise<Colour[]> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const [width, height] = [40, 50]
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    context?.drawImage(element, 0, 0, width, height)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    return Array.from(
      { length: width * height },
      (_, index) => [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0] as const
    )
  })

/** Mean red, green and blue of a canvas. */
async function shownOn(canvas: Locator): Promise<number[]> {
  const colours = await coloursOn(canvas)
  return [0, 1, 2].map((channel) => colours.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / colours.length)
}

/** Whether a colour is that of the journeys' pictures, in any light. */
const isVermilion = ([red, green, blue]: Colour) => red > 110 && red > 2 * green && red > 2.5 * blue

const isPainted = async (canvas: Locator): Promise<boolean> => (await shownOn(canvas)).some((channel) => channel > 0)
const difference = async (canvas: Locator, before: readonly number[]): Promise<number> =>
  Math.max(...(await shownOn(canvas)).map((channel, index) => Math.abs(channel - (before[index] ?? 0))))

/** Marks the page; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('another colour of a printed product is painted in the page, without the server having a picture of it', async ({
  page
}) => {
  await open(page, '/product/undecided-hoodie')
  const canvas = main(page).locator('canvas').first()
  await expect.poll(() => isPainted(canvas)).toBe(true)
  const before = await shownOn(canvas)
  await mark(page)
  await page.route('**/pictures/**', () => {
    // No request for a picture gets an answer from here on.
  })
  await main(page).getByTitle('Moss', { exact: true }).click()
  await expect.poll(() => difference(canvas, before)).toBeGreaterThan(3)
  await expect(canvas).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('the design tool shows product and design as they will look while both change, without a picture from the server', async ({
  page
}) => {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/pictures\/(?!.*\/blank-)|\/picture\b/.test(pathname)) made.push(pathname)
  })
  await open(page, '/designertool?template=undecided-hoodie')
  const front = page.getByRole('button', { name: 'Front: see it larger' })
  const canvas = front.locator('canvas')
  await expect.poll(() => isPainted(canvas)).toBe(true)
  await mark(page)

  const blue = await shownOn(canvas)
  await main(page).getByTitle('Moss', { exact: true }).filter({ visible: true }).click()
  await expect.poll(() => difference(canvas, blue)).toBeGreaterThan(3)

  const printed = await shownOn(canvas)
  await page
    .getByRole('region', { name: /: your design$/ })
    .getByRole('button', { name: /^Text, / })
    .first()
    .focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => difference(canvas, printed)).toBeGreaterThan(0.5)

  // An uploaded picture is visible in its colours, too.
  const vermilions = async () => (await coloursOn(canvas)).filter(isVermilion).length
  expect(await vermilions()).toBe(0)
  const chosen = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chosen).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: picture(600, 400) })
  await expect(thing(page, /^Image, boat/)).toBeVisible()
  await expect.poll(vermilions).toBeGreaterThan(5)

  await front.click()
  const large = page.getByRole('dialog', { name: 'How it will look' }).locator('canvas')
  await expect(large).toHaveCount(2)
  await expect.poll(() => isPainted(large.last())).toBe(true)
  expect(made).toEqual([])
  expect(await isSamePage(page)).toBe(true)
})
