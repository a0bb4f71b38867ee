import type { Page } from '@playwright/test'
import { buy, cartCount, main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const saved = 'Saved for later'

test('a line is saved for later, kept over a reload, and comes back', { tag: '@once' }, async ({ page }) => {
  await buy(page, 'studio-mug')
  await buy(page, 'everyday-tote')
  await open(page, '/cart')
  await main(page).getByRole('button', { name: 'Save for later Studio mug' }).click()
  const later = main(page).getByRole('region', { name: saved })
  await expect(later).toContainText('Studio mug')
  await expect(cartCount(page, 1)).toBeVisible()
  await reload(page)
  await expect(later).toContainText('Studio mug')
  await later.getByRole('button', { name: 'Remove Studio mug' }).click()
  await expect(later).toHaveCount(0)
  await toasts(page)
    .getByRole('status')
    .filter({ hasText: 'Studio mug was removed from your cart' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await later.getByRole('button', { name: 'Move to cart Studio mug' }).click()
  await expect(later).toHaveCount(0)
  await expect(cartCount(page, 2)).toBeVisible()
})

test('a total that a change overtook is asked for again', { tag: '@once' }, async ({ page }) => {
  await buy(page, 'studio-mug')
  // Holds the first quote request until after the later change.
  const held = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest('**/api/v1/quotes')
  await page.route('**/api/v1/quotes', async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/cart')
  const subtotal = main(page).getByRole('definition').first()
  await isAsked
  const isChanged = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await main(page).getByRole('button', { name: 'One more' }).click()
  await isChanged
  held.resolve()
  await expect(subtotal).toHaveText('$28.00')
  await main(page).getByRole('button', { name: 'One less' }).click()
  await expect(subtotal).toHaveText('$14.00')
})

test('the same thing added again is told once', { tag: '@once' }, async ({ page }) => {
  await buy(page, 'studio-mug')
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect(cartCount(page, 2)).toBeVisible()
  await expect(toasts(page).getByRole('status')).toHaveCount(1)
})

test('each tab shows what another changed, also where the count stays', { tag: '@once' }, async ({ page, context }) => {
  await buy(page, 'studio-mug')
  await buy(page, 'everyday-tote')
  await open(page, '/cart')
  const other = await context.newPage()
  await open(other, '/cart')
  await main(page).getByText('Have a coupon?').click()
  await main(page).getByLabel('Coupon').fill('WELCOME10')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(main(other)).toContainText('Coupon WELCOME10 is applied')
  await main(other).getByRole('button', { name: 'Save for later Studio mug' }).click()
  await expect(main(page).getByRole('region', { name: saved })).toContainText('Studio mug')
})

/** Opens a cart with two lines in a page with a paused clock. */
async function openStill(page: Page) {
  await buy(page, 'studio-mug')
  await buy(page, 'everyday-tote')
  await page.clock.install()
  const animation = page.waitForResponse(/\/animate-[^/]+\.js$/)
  await open(page, '/cart')
  const lines = main(page).getByRole('list', { name: 'Your cart' })
  await expect(lines.getByRole('listitem')).toHaveCount(2)
  // Without the code that animates them, lines come and go at once. The page asked for it first, so it has it now.
  await page.evaluate(async (address) => void (await import(address)), (await animation).url())
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const mug = lines.locator('li').filter({ hasText: 'Studio mug' })
  const heightOf = async () => (await mug.boundingBox())?.height ?? 0
  return { lines, mug, heightOf }
}

test(
  'a removed line folds away and unfolds again, and acts and is told no more meanwhile',
  { tag: '@once' },
  async ({ page }) => {
    const { lines, mug, heightOf } = await openStill(page)
    const height = await heightOf()
    expect(height).toBeGreaterThan(80)
    await mug.getByRole('button', { name: 'Remove Studio mug' }).click()
    await expect(lines.getByRole('listitem')).toHaveCount(1)
    await expect(mug).toHaveAttribute('inert')
    await page.clock.runFor(100)
    expect(await heightOf()).toBeLessThan(height)
    expect(await heightOf()).toBeGreaterThan(0)
    await page.clock.runFor(200)
    await expect(mug).toHaveCount(0)
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    await page.clock.runFor(100)
    expect(await heightOf()).toBeLessThan(height)
    await page.clock.runFor(200)
    expect(await heightOf()).toBe(height)
  }
)

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a removed line is gone with the next frame', { tag: '@once' }, async ({ page }) => {
    const { mug } = await openStill(page)
    await mug.getByRole('button', { name: 'Remove Studio mug' }).click()
    await page.clock.runFor(50)
    await expect(mug).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test(
    'changes of the cart outlive a reload, and are made once the shop is back',
    { tag: '@once' },
    async ({ page }) => {
      await buy(page, 'studio-mug')
      await buy(page, 'everyday-tote')
      await open(page, '/cart')
      const mug = main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })
      const tote = main(page).getByRole('listitem').filter({ hasText: 'Everyday tote' })
      await expect(mug).toContainText('$14.00')
      let isBack = false
      await page.exposeFunction('bringShopBack', () => {
        isBack = true
      })
      await page.route('**/api/v1/carts/**', (route) => (isBack ? route.continue() : route.abort('failed')))
      await mug.getByRole('button', { name: 'One more' }).click()
      await mug.getByRole('button', { name: 'One more' }).click()
      await main(page).getByRole('button', { name: 'Remove Everyday tote' }).click()
      await expect(main(page)).toContainText('What you changed is kept here')
      await page.reload()
      await expect(title(page)).toHaveText('Your cart didn’t load')
      // The cart also retries automatically. The shop answers from the press on, so that only the press can load the cart.
      await page.evaluate(() => {
        const { bringShopBack } = globalThis as unknown as { bringShopBack: () => Promise<void> }
        document.addEventListener('click', () => void bringShopBack(), { capture: true, once: true })
      })
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(mug).toContainText('$42.00')
      await expect(tote).toHaveCount(0)
      await expect(cartCount(page, 3)).toBeVisible()
      await reload(page)
      await expect(mug.getByRole('spinbutton')).toHaveValue('3')
      await expect(tote).toHaveCount(0)
    }
  )

  test('changes of the cart wait, and are made once it is back', { tag: '@once' }, async ({ page, context }) => {
    await buy(page, 'studio-mug')
    await buy(page, 'everyday-tote')
    await open(page, '/cart')
    const mug = main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })
    await expect(mug).toBeVisible()
    await context.setOffline(true)
    await mug.getByRole('button', { name: 'One more' }).click()
    await mug.getByRole('button', { name: 'One more' }).click()
    await main(page).getByRole('button', { name: 'Remove Everyday tote' }).click()
    await expect(main(page)).toContainText('What you changed is kept here and saved as soon as it is back.')
    await expect(mug.getByRole('spinbutton')).toHaveValue('3')
    await context.setOffline(false)
    await expect(mug).toContainText('$42.00')
    await expect(main(page).getByText('No connection.')).toHaveCount(0)
    await reload(page)
    await expect(mug.getByRole('spinbutton')).toHaveValue('3')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Everyday tote' })).toHaveCount(0)
  })
})
