import type { Page } from '@playwright/test'
import { account, logIn } from '../support/accounts.ts'
import { holdScripts, openHeld } from '../support/held-scripts.ts'
import { cartCount, main, open, hydrated, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { test as onSlowNetwork } from '../support/slow-network.ts'

/** Records the bodies of later requests with a method and a path. */
function callsOf(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request.postData() ?? '')
  })
  return calls
}

/** Customer of the demonstration shop. */
const [email, password] = ['customer@motif.test', 'paper-and-ink-42']

const heard = (page: Page) => page.getByRole('status').filter({ hasText: 'One moment.' })

/** Chooses a size before the hydration: only the browser shows the choice. */
const chooseSize = (page: Page) => page.getByRole('radio', { name: '330 ml' }).check({ force: true })

test('a press on "Add to cart" before the page is ready is heard at once and done once', async ({ page }) => {
  const lines = callsOf(page, 'POST', /^\/api\/v1\/carts\/[^/]+\/lines$/)
  const scripts = await openHeld(page, '/product/studio-mug')
  await chooseSize(page)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await expect(add).toHaveCSS('cursor', 'progress')
  await expect(heard(page)).toHaveCount(1)
  // Shoppers press again if nothing seems to happen.
  await add.click()
  await add.press('Enter')
  scripts.letGo()
  await expect(toasts(page)).toContainText('is in your cart')
  await expect(cartCount(page, 1)).toBeVisible()
  await expect(add.or(page.getByRole('button', { name: 'Added' }))).not.toHaveAttribute('data-heard')
  await expect(heard(page)).toHaveCount(0)
  expect(lines).toHaveLength(1)
  await page.reload()
  await hydrated(page)
  await expect(cartCount(page, 1)).toBeVisible()
})

test(
  'a colour, a quantity and "Add to cart", chosen before the page is ready, are done in their order',
  { tag: '@once' },
  async ({ page }) => {
    const lines = callsOf(page, 'POST', /^\/api\/v1\/carts\/[^/]+\/lines$/)
    const scripts = await openHeld(page, '/product/studio-mug')
    const colours = page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio')
    const colour = colours.nth(1)
    const name = (await colour.getAttribute('aria-label')) ?? ''
    await colour.check({ force: true })
    await chooseSize(page)
    await page.getByRole('button', { name: 'One more', exact: true }).click()
    await page.getByRole('button', { name: 'One more', exact: true }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    scripts.letGo()
    await expect(cartCount(page, 3)).toBeVisible()
    // The count appears before the request is sent.
    await expect.poll(() => lines.length).toBe(1)
    await expect(colour).toBeChecked()
    await open(page, '/cart')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })).toContainText(name)
  }
)

test(
  'a login sent before the page is ready keeps what was typed, is sent once, and never through the address',
  { tag: '@once' },
  async ({ page }) => {
    const logins = callsOf(page, 'POST', /^\/api\/v1\/login$/)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const scripts = await openHeld(page, '/login')
    await logIn(page, email, password)
    const send = main(page).getByRole('button', { name: 'Log in' })
    await expect(send).toHaveAttribute('aria-busy', 'true')
    // Enter in a field submits the same form.
    await page.getByLabel('Password', { exact: true }).press('Enter')
    scripts.letGo()
    await expect(account(page)).toBeVisible()
    expect(logins.map((body) => JSON.parse(body))).toEqual([{ email, password }])
    expect(addresses.filter((address) => address.includes('?'))).toEqual([])
  }
)

test(
  'a message written and sent before the page is ready arrives once, as it was written',
  { tag: '@once' },
  async ({ page, freshEmail }) => {
    const messages = callsOf(page, 'POST', /^\/api\/v1\/contact_us$/)
    const scripts = await openHeld(page, '/contactus')
    await page.getByLabel('Name').fill('Early Bird')
    await page.getByLabel('E-mail').fill(freshEmail)
    await page.getByLabel('What is it about?').selectOption('product')
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('Do you print on tea towels as well? I would like twelve of them.')
    await main(page).getByRole('button', { name: 'Send message' }).click()
    scripts.letGo()
    await expect(main(page)).toContainText('Your message is with us.')
    expect(messages).toHaveLength(1)
    expect(JSON.parse(messages[0] ?? '')).toMatchObject({
      name: 'Early Bird',
      email: freshEmail,
      topic: 'product',
      message: 'Do you print on tea towels as well? I would like twelve of them.'
    })
  }
)

test('words for the search typed before the page is ready stay, and the field goes on from there', async ({ page }) => {
  const scripts = await openHeld(page, '/faq')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await search.focus()
  await page.keyboard.type('stud')
  scripts.letGo()
  await hydrated(page)
  await page.keyboard.type('io mug')
  await expect(search).toHaveValue('studio mug')
  await page
    .getByRole('option', { name: /Studio mug/ })
    .first()
    .click()
  await expect(title(page)).toHaveText('Studio mug')
})

test('a search and a link work without any of the page’s code', { tag: '@once' }, async ({ page }) => {
  await openHeld(page, '/faq')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await search.fill('studio mug')
  await search.press('Enter')
  await page.waitForURL('**/?q=studio+mug', { waitUntil: 'commit' })
  await main(page)
    .getByRole('link', { name: /Studio mug/ })
    .first()
    .click()
  await page.waitForURL('**/product/studio-mug', { waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Studio mug')
})

test(
  'words typed over the product before the page is ready go along to the design tool',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = await openHeld(page, '/')
    await main(page).getByRole('textbox').first().fill('Ahoy')
    await main(page).getByRole('link', { name: 'Make it yours' }).first().click()
    expect(new URL(page.url()).pathname).toBe('/')
    scripts.letGo()
    await page.waitForURL('**/designertool?*')
    expect(new URL(page.url()).searchParams.get('text')).toBe('Ahoy')
  }
)

test('a press is not done on another page than the one it was meant for', { tag: '@once' }, async ({ page }) => {
  const lines = callsOf(page, 'POST', /\/lines$/)
  const scripts = await openHeld(page, '/product/studio-mug')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' })
  scripts.letGo()
  await hydrated(page)
  await expect(
    main(page)
      .getByRole('link', { name: /Studio mug/ })
      .first()
  ).toBeVisible()
  expect(lines).toEqual([])
})

test.describe('where the page’s code does not arrive', () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_CONNECTION_RESET/ })

  test('it says so, and the pressed button does not stay busy', { tag: '@once' }, async ({ page }) => {
    const scripts = await openHeld(page, '/product/studio-mug')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.click()
    scripts.lose()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Part of this page didn’t arrive. Check your connection, then reload the page.' })
    ).toBeInViewport()
    await expect(add).not.toHaveAttribute('aria-busy')
  })
})

test('who goes back twice before the page is ready sees the page before that', { tag: '@once' }, async ({ page }) => {
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(title(page)).toHaveText('Terms')
  await open(page, '/contactus')
  const scripts = await holdScripts(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Terms')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/faq')
  scripts.letGo()
  await expect(title(page)).toHaveText('Questions and answers')
  await hydrated(page)
})

/** Records the addresses of requested scripts. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

onSlowNetwork('what is designed on is there before any code of the design tool', async ({ page, baseURL }) => {
  const address = '/designertool?product=studio-mug&colour=harbour-navy'
  // Renders the picture in advance: the scripts wait for it for three seconds at most.
  const html = await (await fetch(new URL(address, baseURL))).text()
  for (const [picture] of html.matchAll(/\/pictures\/[^"\s]+\.avif/g)) await fetch(new URL(picture, baseURL))
  await page.goto(address)
  await hydrated(page)
  const shown = page.getByRole('region', { name: /^Studio mug/ }).locator('picture img')
  const picture = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  const [pictureEnd, codeStart] = await page.evaluate((name) => {
    const [loaded] = performance.getEntriesByName(name) as PerformanceResourceTiming[]
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'))
    return [loaded?.responseEnd ?? Infinity, Math.min(...scripts.map(({ startTime }) => startTime))] as const
  }, picture)
  expect(pictureEnd).toBeLessThan(codeStart)
})

onSlowNetwork(
  'the picture is there before any code, and what is pressed before that still happens',
  async ({ page }) => {
    const scripts = scriptsOf(page)
    const picture = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image')
    await page.goto('/product/studio-mug', { waitUntil: 'commit' })
    await picture
    expect(scripts).toEqual([])
    await chooseSize(page)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await expect(cartCount(page, 1)).toBeVisible()
    expect(scripts).not.toEqual([])
  }
)

onSlowNetwork('the words of a page without a picture are there before any code', async ({ page }) => {
  await page.goto('/contactus')
  await hydrated(page)
  const [words, codeStart] = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'))
    return [painted?.startTime ?? Infinity, Math.min(...scripts.map(({ startTime }) => startTime))] as const
  })
  expect(words).toBeLessThanOrEqual(codeStart)
})

test(
  'who touches the page, or waits for three seconds, has its code without the picture',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = scriptsOf(page)
    const pictures = Promise.withResolvers<void>()
    await page.route('**/pictures/**', async (route) => {
      await pictures.promise
      await route.abort()
    })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto('/product/studio-mug', { waitUntil: 'commit' })
    await page.locator('#main h1').waitFor()
    await page.clock.runFor(2_900)
    expect(scripts).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await page.clock.resume()
    await hydrated(page)

    await page.goto('/product/studio-mug', { waitUntil: 'commit' })
    await page.locator('#main h1').waitFor()
    scripts.length = 0
    await page.locator('#main h1').click()
    await hydrated(page)
    expect(scripts).not.toEqual([])
    pictures.resolve()
  }
)
