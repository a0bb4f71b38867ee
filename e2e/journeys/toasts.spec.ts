import type { Locator, Page } from '@playwright/test'
import { buy, chooseOptions, open, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** Advances the clock until the toast is gone. The exit may take a moment, but less than a second of the page's clock. */
async function gone(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(toast).toHaveCount(0, { timeout: 200 })
  }).toPass({ intervals: [50], timeout: 5000 })
}

/** Shows a toast in a page with a paused clock. */
async function tell(page: Page): Promise<Locator> {
  const toast = toasts(page).getByRole('status').filter({ hasText: 'Studio mug is in your cart' })
  await page.clock.install()
  await open(page, '/product/studio-mug')
  await chooseOptions(page)
  const add = page.getByRole('button', { name: /^Add/ })
  // The first toast loads the code of toasts; the test uses the second.
  await add.click()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await add.click()
  await expect(toast).toBeVisible()
  await page.clock.runFor(300)
  return toast
}

const boxOf = async (toast: Locator) => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe('on time', () => {
  // Animations run on the browser's clock, which cannot be paused, so the tests run under reduced motion.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a message stands at the top right and leaves after five seconds', async ({ page }) => {
    const toast = await tell(page)
    const { x, y, width } = await boxOf(toast)
    expect(x).toBeGreaterThan(720)
    expect(x + width).toBeGreaterThan(1440 - 48)
    expect(y).toBeLessThan(160)
    await page.clock.runFor(5000 - 300 - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await gone(page, toast)
  })

  test('a message waits while it is pointed at', async ({ page }) => {
    const toast = await tell(page)
    await toast.hover()
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(200, 600)
    await page.clock.runFor(4000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1000)
    await gone(page, toast)
  })

  test('a message leaves when it is clicked', async ({ page }) => {
    const toast = await tell(page)
    await toast.getByText('Studio mug is in your cart').click()
    await gone(page, toast)
  })
})

test('a message is dragged away, and comes back from a small drag', async ({ page }) => {
  const toast = await tell(page)
  const start = await boxOf(toast)
  const drag = async (distance: number) => {
    const { x, y, height } = await boxOf(toast)
    await page.mouse.move(x + 120, y + height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(x + 120 + (distance * step) / 10, y + height / 2)
      await page.clock.runFor(100)
    }
    await page.mouse.up()
  }
  await drag(-30)
  await expect(async () => {
    await page.clock.runFor(50)
    expect((await boxOf(toast)).x).toBe(start.x)
  }).toPass({ intervals: [50] })
  await drag(-240)
  await gone(page, toast)
})

test.describe('where the code of motion does not arrive', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('a message shows all the same, and leaves when it is dismissed', { tag: '@once' }, async ({ page }) => {
    await page.route('**/assets/drag-features-*.js', (route) => route.abort())
    await buy(page, 'studio-mug')
    const toast = toasts(page).getByRole('status')
    await expect(toast).toHaveCSS('opacity', '1')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
  })
})
