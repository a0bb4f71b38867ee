import type { Locator, Page } from '@playwright/test'
import { main, open } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** What a canvas shows, as red, green and blue on average; nothing has no colour. */
const shownOn = (canvas: Locator): Promise<number[]> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const [width, height] = [40, 50]
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    context?.drawImage(element, 0, 0, width, height)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    return [0, 1, 2].map((channel) => {
      let sum = 0
      for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
      return sum / (width * height)
    })
  })

const isPainted = async (canvas: Locator): Promise<boolean> => (await shownOn(canvas)).some((channel) => channel > 0)
const difference = async (canvas: Locator, before: readonly number[]): Promise<number> => Math.max(...(await shownOn(canvas)).map((channel, index) => Math.abs(channel - (before[index] ?? 0))))

/** A page that was loaded anew has forgotten this. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('another colour of printed goods is painted in the page, without the server having a picture of it', async ({ page }) => {
  await open(page, '/product/undecided-hoodie')
  const canvas = main(page).locator('canvas').first()
  await expect.poll(() => isPainted(canvas)).toBe(true)
  const before = await shownOn(canvas)
  await mark(page)
  await page.route('**/pictures/**', () => {
    // Never answered from here on.
  })
  await main(page).getByTitle('Moss', { exact: true }).click()
  await expect.poll(() => difference(canvas, before)).toBeGreaterThan(3)
  await expect(canvas).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('the design tool shows goods and design as they will look while both change, without a picture from the server', async ({ page }) => {
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
  await page.getByRole('region', { name: /: your design$/ }).getByRole('button', { name: /^Text, / }).first().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => difference(canvas, printed)).toBeGreaterThan(0.5)

  await front.click()
  const large = page.getByRole('dialog', { name: 'How it will look' }).locator('canvas')
  await expect(large).toHaveCount(2)
  await expect.poll(() => isPainted(large.last())).toBe(true)
  expect(made).toEqual([])
  expect(await isSamePage(page)).toBe(true)
})
