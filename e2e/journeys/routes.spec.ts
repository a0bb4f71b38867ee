import { expect, test } from '../support/shop-test.ts'

/** SPEC.md point 2. `/admin` is in its own journey. */
const routes = [
  '/',
  '/login',
  '/forgotpassword',
  '/register',
  '/register/complete',
  '/verifyotp',
  '/verifyotpforgot',
  '/contactus',
  '/cart',
  '/orderspage',
  '/checkout',
  '/address',
  '/faq',
  '/tnc',
  '/privacy',
  '/product/classic-tee',
  '/createdesign',
  '/mydesigns',
  '/designertool'
]

for (const route of routes) {
  test(`${route} answers with its screen and hydrates in silence`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).toContain('id="main"')
    await expect(page.locator('#main h1').first()).toBeVisible()
  })
}

test('an address with nothing behind it says so and leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.locator('#main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL('/')
})

test('addresses match exactly: other capitals and longer paths lead nowhere', async ({ request }) => {
  for (const path of ['/Cart', '/cart/extra', '/PRODUCT/classic-tee', '/register/completed']) expect((await request.get(path)).status(), path).toBe(404)
})

test('every change of route scrolls to the top', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('footer').getByRole('link', { name: /privacy/i }).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('shows "Loading..." while the code of a screen is on its way', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/faq-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('footer').getByRole('link', { name: /faq/i }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
})

test('names a missing chunk and offers to try again', async ({ page }) => {
  test.info().annotations.push({ type: 'console', description: 'a failed import is told in the console' })
  await page.goto('/')
  await page.route(/assets\/terms-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.locator('footer').getByRole('link', { name: /terms/i }).click()
  await expect(page.locator('#main')).toContainText('terms')
  await page.unroute(/assets\/terms-.*\.js/)
  await page.locator('#main').getByRole('button', { name: /try again/i }).click()
  await expect(page).toHaveURL('/tnc')
  await expect(page.locator('#main h1')).toBeVisible()
})

test('a leftover service worker is unregistered', async ({ page }) => {
  await page.route('**/old-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {})' }))
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js'))
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
