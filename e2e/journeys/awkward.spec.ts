import { gzipSync } from 'node:zlib'
import { logIn } from '../support/accounts.ts'
import {
  cards,
  chooseDelivery,
  confirmed,
  enterAddress,
  enterCard,
  enterEmail,
  payButton
} from '../support/checkout.ts'
import { shifts, watchShifts } from '../support/layout-shifts.ts'
import { buy, cartCount, main, open, hydrated, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const longName = `Wolfeschlegelsteinhausenbergerdorff ${'Maximilian '.repeat(5)}von Hohenzollern`.slice(0, 100)

test('nothing on the home page moves while its pictures come slowly', async ({ page }) => {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/pictures/**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  const hero = main(page).locator('img').first()
  await expect(hero).toHaveJSProperty('complete', false)
  isHeld = false
  for (const release of held) release()
  await expect(hero).toHaveJSProperty('complete', true)
  expect(await shifts(page)).toBeLessThan(0.02)
})

test('the home page brings at most 200 kB of JavaScript', { tag: '@once' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body())
  })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  test.info().annotations.push({ type: 'JavaScript on the home page', description: `${(bytes / 1000).toFixed(1)} kB` })
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(200_000)
})

test('no screen scrolls sideways on a phone', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  const wide: string[] = []
  const look = async (address: string) => {
    await open(page, address)
    const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
    if (width > 390) wide.push(`${address}: ${width}px`)
  }
  await buy(page, 'classic-tee')
  for (const route of [
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
    '/checkout'
  ])
    await look(route)
  for (const route of [
    '/address',
    '/faq',
    '/tnc',
    '/privacy',
    '/product/classic-tee',
    '/createdesign',
    '/mydesigns',
    '/designertool',
    '/no-such-page',
    '/?q=mug'
  ])
    await look(route)
  await open(page, '/login')
  await logIn(page, 'admin@motif.test', 'ink-and-paper-42')
  await expect(page).toHaveURL('/')
  for (const route of ['/admin', '/address', '/orderspage']) await look(route)
  expect(wide).toEqual([])
})

test(
  'in high contrast products keep their colours, and what is chosen stands out',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await open(page, '/product/classic-tee')
    await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check()
    const faces = (group: string) =>
      page
        .getByRole('radiogroup', { name: group })
        .locator('input + *')
        .evaluateAll((spans) =>
          spans
            .map((span) => getComputedStyle(span))
            .map(({ backgroundColor, outlineColor }) => ({ backgroundColor, outlineColor }))
        )
    const colours = await faces('Colour')
    expect(new Set(colours.map(({ backgroundColor }) => backgroundColor)).size).toBe(colours.length)
    expect(new Set(colours.map(({ outlineColor }) => outlineColor)).size).toBe(2)
    const sizes = await faces('Size')
    expect(new Set(sizes.map(({ backgroundColor }) => backgroundColor)).size).toBe(2)
  }
)

test('a second tab sees the cart change', { tag: '@once' }, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/faq')
  await expect(cartCount(other, 0)).toBeVisible()
  await buy(page, 'studio-mug')
  await expect(cartCount(other, 1)).toBeVisible()
  await open(other, '/cart')
  await main(other)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cartCount(page, 0)).toBeVisible()
})

test.describe('a shop that is away', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_REFUSED/ })

  test('is told of while adding to the cart, and nothing is lost', { tag: '@once' }, async ({ page }) => {
    await open(page, '/product/slow-tide-tee')
    await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'L', exact: true }).check()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(main(page)).toContainText('It is not in the cart yet')
    await expect(main(page)).toContainText('No connection. Check your network, then try again.')
    await page.unroute('**/api/**')
    await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(cartCount(page, 2)).toBeVisible()
  })
})

for (const [kind, name] of Object.entries({ Arabic: 'ليلى عبد الرحمن', endless: longName })) {
  test(`somebody with an ${kind} name gets a parcel with it`, { tag: '@phone' }, async ({ page, freshEmail }) => {
    await buy(page, 'thank-you-card')
    await page.goto('/checkout')
    await enterEmail(page, freshEmail)
    await enterAddress(page, { name, city: kind === 'Arabic' ? 'القاهرة' : 'London' })
    await chooseDelivery(page)
    await enterCard(page, cards.good)
    await payButton(page).click()
    const { href } = await confirmed(page)
    await open(page, href)
    await expect(main(page)).toContainText(name)
  })

  test(`somebody with an ${kind} name writes to the shop`, { tag: '@once' }, async ({ page, mailbox, freshEmail }) => {
    await open(page, '/contactus')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-mail').fill(freshEmail)
    await page.getByLabel('What is it about?').selectOption('Something else')
    await page.getByRole('textbox', { name: 'Message' }).fill('مرحبا! Do you print on umbrellas? ☂️')
    await main(page).getByRole('button', { name: 'Send message' }).click()
    await expect(title(page)).toContainText(`Thank you, ${name}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await mailbox.newest('hello@motif.test', /./)
  })
}
