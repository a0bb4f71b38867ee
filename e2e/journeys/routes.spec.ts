import { logIn } from '../support/accounts.ts'
import { main, open, hydrated, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** Routes of SPEC.md point 2, with the heading in the HTML of each screen. */
const routes = {
  '/': 'Say it on something good',
  '/login': 'Log in',
  '/forgotpassword': 'Reset your password',
  '/register': 'Create an account',
  '/register/complete': 'Welcome',
  '/verifyotp': 'Check your mail',
  '/verifyotpforgot': 'Check your mail',
  '/contactus': 'Write to us',
  '/cart': 'Your cart',
  '/orderspage': 'Orders',
  '/checkout': 'Checkout',
  '/address': 'Addresses',
  '/faq': 'Questions and answers',
  '/tnc': 'Terms',
  '/privacy': 'Privacy',
  '/product/classic-tee': 'Classic tee',
  '/createdesign': 'What shall we print on?',
  '/mydesigns': 'My designs',
  '/designertool': 'Design tool',
  '/admin': 'Admin'
}

for (const [route, heading] of Object.entries(routes)) {
  test(
    `${route} comes whole from the server and comes to life in silence`,
    { tag: '@once' },
    async ({ page, request }) => {
      const html = await (await request.get(route)).text()
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>|<!--.*?-->/g, '')).toContain(heading)
      expect(html).toMatch(/<header[\s>].*<main[\s>].*<footer[\s>]/s)
      const response = await page.goto(route)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expect(title(page).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  )
}

test('an address with nothing behind it says so and leads home', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(title(page)).toHaveText('This page doesn’t exist')
  await main(page).getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL('/')
  await expect(title(page)).toHaveText(routes['/'])
})

test('addresses match exactly: other capitals and longer paths lead nowhere', { tag: '@once' }, async ({ request }) => {
  for (const path of [
    '/Cart',
    '/cart/extra',
    '/PRODUCT/classic-tee',
    '/register/completed',
    '/product',
    '/product/classic-tee/more',
    '/product/no-such-thing'
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('every change of route scrolls to the top', { tag: '@once' }, async ({ page }) => {
  const down = async () => {
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }
  await open(page, '/faq')
  await down()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(title(page)).toHaveText('Privacy')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await down()
  await page.goBack()
  await expect(title(page)).toHaveText('Questions and answers')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('shows "Loading..." while the code of a screen is on its way', { tag: '@once' }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await open(page, '/')
  await page.route(/assets\/contact-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  release()
  await expect(title(page)).toHaveText('Write to us')
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden()
})

test.describe('a part of the shop that is missing', () => {
  test.use({ expectedComplaints: /Loading chunk terms failed/ })

  test('is named with the reason, and trying again works', { tag: '@once' }, async ({ page }) => {
    const chunk = /assets\/terms-.*\.js/
    await open(page, '/')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(main(page)).toContainText('The part “terms” is no longer on the server (missing).')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(chunk)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Terms')
    await expect(page).toHaveURL('/tnc')
  })

  test('is named where it is the first page, too, and trying again works', { tag: '@once' }, async ({ page }) => {
    const chunk = /assets\/terms-.*\.js/
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/tnc')
    await expect(main(page)).toContainText('The part “terms” is no longer on the server (missing).')
    await page.unroute(chunk)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Terms')
  })
})

test('a leftover service worker is unregistered', { tag: '@once' }, async ({ page, context }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await context.route('**/old-worker.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'self.addEventListener("install", () => self.skipWaiting())'
    })
  )
  await open(page, '/faq')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js')
    await navigator.serviceWorker.ready
  })
  expect(await registered()).toBe(1)
  await page.reload()
  await expect.poll(registered).toBe(0)
})

test('/admin is a place only for the admin', { tag: '@once' }, async ({ page }) => {
  await open(page, '/admin')
  await expect(title(page)).toHaveText('This page doesn’t exist')
  await open(page, '/login')
  await logIn(page, 'admin@motif.test', 'ink-and-paper-42')
  await expect(page).toHaveURL('/')
  // A change of screen closes menus, and the screen changes slightly later than the address.
  await expect(title(page)).toHaveText(routes['/'])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of / })
    .click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await expect(page).toHaveURL(/\/admin/)
  await expect(title(page)).toHaveText('Admin')
})
