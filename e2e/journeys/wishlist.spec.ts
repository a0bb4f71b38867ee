import type { Locator, Page } from '@playwright/test'
import { account, logIn, logOut, signUp } from '../support/accounts.ts'
import { tabTo } from '../support/keyboard.ts'
import { chooseOptions, main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const listAddress = '/cart?section=wishlist'
const heart = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('button', { name: `Wishlist: ${name}`, exact: true })
    .first()
const cards = (page: Page): Locator => main(page).getByRole('article')
const names = (page: Page): Locator => cards(page).getByRole('heading')

/** Adds a product to the wishlist on its page. */
async function wishFor(page: Page, slug: string, name: string): Promise<void> {
  await open(page, `/product/${slug}`)
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
}

test('a visitor’s wishes stand beside those of the account after login, and a link shows them until it is taken back @once', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  test.slow()
  await signUp(page, mailbox, { email: freshEmail })
  const told = page.waitForResponse((answer) => answer.url().includes('/wishlist/wishes/') && answer.ok())
  await wishFor(page, 'camp-mug', 'Camp mug')
  await told
  await logOut(page)

  // The account's wishlist does not stay on the device.
  await open(page, listAddress)
  await expect(main(page).getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible()
  await wishFor(page, 'studio-mug', 'Studio mug')
  await wishFor(page, 'camp-mug', 'Camp mug')
  await wishFor(page, 'everyday-tote', 'Everyday tote')
  await open(page, listAddress)
  await expect(names(page)).toHaveText(['Everyday tote', 'Camp mug', 'Studio mug'])
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, freshEmail)
  await expect(account(page)).toBeVisible()
  await expect(title(page)).toHaveText('Wishlist')
  await expect(cards(page)).toHaveCount(3)
  await reload(page)
  await expect(cards(page)).toHaveCount(3)

  // Shares the list with anyone who has the link.
  await main(page).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your wishlist' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  const friend = await browser.newPage()
  await open(friend, link)
  await expect(title(friend)).toHaveText('A wishlist shared with you')
  await expect(cards(friend)).toHaveCount(3)
  expect(await friend.content()).not.toContain(freshEmail)
  expect(await friend.content()).not.toContain('Nora')
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await reload(friend)
  await expect(main(friend)).toContainText('This wishlist is not shared any more')
  await friend.close()
})

test('what is taken off comes back with Undo, and goes into the cart from the list @once', async ({ page }) => {
  await wishFor(page, 'studio-mug', 'Studio mug')
  await open(page, '/product/everyday-tote')
  await chooseOptions(page)
  await heart(page, 'Everyday tote').click()
  await open(page, listAddress)
  await main(page).getByRole('button', { name: 'Remove Studio mug from the wishlist' }).click()
  await expect(names(page)).toHaveText(['Everyday tote'])
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toHaveText(['Everyday tote', 'Studio mug'])
  // The wish includes the chosen options, so none are left to choose.
  await main(page).getByRole('button', { name: 'Add to cart: Everyday tote' }).click()
  await expect(toasts(page)).toContainText('Everyday tote is in your cart')
})

test('a second window of the shop follows, by keyboard alone @once', async ({ page, context }) => {
  await open(page, '/product/studio-mug')
  const other = await context.newPage()
  await open(other, '/product/studio-mug')
  await tabTo(page, heart(page, 'Studio mug'))
  await page.keyboard.press('Space')
  await expect(heart(page, 'Studio mug')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(other, 'Studio mug')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(heart(other, 'Studio mug')).toHaveAttribute('aria-pressed', 'false')
  await other.close()
})

test('the page everybody is sent says nothing of a visitor’s wishes @once', async ({ page, request }) => {
  await wishFor(page, 'studio-mug', 'Studio mug')
  const html = await (await request.get('/product/studio-mug')).text()
  expect(html).toContain('aria-label="Wishlist: Studio mug"')
  expect(html).not.toMatch(/aria-pressed="true"[^>]*aria-label="Wishlist/)
  await reload(page)
  await expect(heart(page, 'Studio mug')).toHaveAttribute('aria-pressed', 'true')
})

test('what was looked at last stands under products and on the home page, moves nothing, and can be cleared @once', async ({
  page
}) => {
  for (const slug of ['studio-mug', 'camp-mug', 'everyday-tote']) {
    await open(page, `/product/${slug}`)
    // A visit that ends before the hydration does not count as a view.
    await page.waitForFunction((seen) => localStorage.getItem('viewed')?.includes(seen), slug)
  }
  const viewed = main(page).getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Camp mug', 'Studio mug'])
  await open(page, '/')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(['Everyday tote', 'Camp mug', 'Studio mug'])
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  })
  expect(moved).toBeLessThan(0.02)
  await viewed.getByRole('button', { name: 'Clear recently viewed products' }).click()
  await expect(viewed).toHaveCount(0)
  await reload(page)
  await expect(title(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull()
  await expect(viewed).toHaveCount(0)
})

test('what is looked at after clearing is listed again, from one product to the next @once', async ({ page }) => {
  const viewed = main(page).getByRole('region', { name: 'Recently viewed' })
  const goOn = async () => {
    const next = main(page).getByRole('region', { name: 'Goes well with it' }).getByRole('link').first()
    const slug = new URL((await next.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? ''
    await next.click()
    await page.waitForFunction((seen) => localStorage.getItem('viewed')?.includes(seen), slug)
    return (await title(page).textContent()) ?? ''
  }
  await open(page, '/product/camp-mug')
  await page.waitForFunction(() => localStorage.getItem('viewed')?.includes('camp-mug'))
  await goOn()
  await viewed.getByRole('button', { name: 'Clear recently viewed products' }).click()
  await expect(viewed).toHaveCount(0)
  const second = await goOn()
  await goOn()
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([second])
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })
  test.beforeEach(({ page, mailbox, freshEmail }) => signUp(page, mailbox, { email: freshEmail }))

  test('a wish of an account shows at once, and the shop is told when the connection is back @once', async ({
    page,
    context
  }) => {
    const read = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/wishlist'))
    await open(page, '/product/studio-mug')
    await read
    await context.setOffline(true)
    await heart(page, 'Studio mug').click()
    await expect(heart(page, 'Studio mug')).toHaveAttribute('aria-pressed', 'true')
    const told = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await context.setOffline(false)
    await told
    await page.evaluate(() => localStorage.removeItem('wishlist'))
    await open(page, listAddress)
    await expect(names(page)).toHaveText(['Studio mug'])
  })

  test('it is told too where the code that knows who is here comes only some time after the connection is back @once', async ({
    page,
    context
  }) => {
    const code = /\/assets\/(?:session|wishlist)-flow-/
    await page.route(code, (route) => route.abort('internetdisconnected'))
    await open(page, '/product/studio-mug')
    await context.setOffline(true)
    await heart(page, 'Studio mug').click()
    await expect(heart(page, 'Studio mug')).toHaveAttribute('aria-pressed', 'true')
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
    const told = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await context.setOffline(false)
    await failed
    await page.unroute(code)
    await told
  })
})
