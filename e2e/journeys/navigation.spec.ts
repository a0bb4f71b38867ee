import type { Page } from '@playwright/test'
import { openHeld } from '../support/held-scripts.ts'
import { hydrated, main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const mug = 'Studio mug'
const list = (page: Page) => main(page).locator('#products')
const card = (page: Page, name = mug) => list(page).getByRole('link', { name, exact: true }).first()
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first()

/** Opens the list of mugs, sorted by falling price, and then a mug. */
async function openMugFromList(page: Page): Promise<void> {
  await open(page, '/?category=mugs')
  await main(page).getByLabel('Sort').selectOption('price-desc')
  await expect(page).toHaveURL(/sort=price-desc/)
  // A card that moves during the press, on its way to its new place, receives no click.
  await expect(list(page).locator('[aria-busy=true]')).toHaveCount(0)
  await card(page).click()
  await expect(title(page)).toHaveText(mug)
  await expect(addButton(page)).toBeVisible()
}

/** Records the paths of later requests. */
function pathsAsked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('Back and Forward show their screen without waiting for an answer', { tag: '@once' }, async ({ page }) => {
  await openMugFromList(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.route('**/api/**', () => {})
  await page.goBack()
  await expect(page).toHaveURL(/category=mugs.*sort=price-desc/)
  await expect(card(page)).toBeVisible()
  await expect(main(page).getByLabel('Sort')).toHaveValue('price-desc')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await expect(title(page)).toHaveText(mug)
  await expect(addButton(page)).toBeVisible()
})

test('a button leads down again to the card that was opened last, once', async ({ page }) => {
  const back = main(page).getByRole('button', { name: 'Back to where you were' })
  const openLast = async () => {
    const last = list(page).getByRole('article').last().getByRole('link')
    const name = (await last.textContent()) ?? ''
    await last.click()
    await expect(title(page)).toHaveText(name)
    return list(page).getByRole('link', { name, exact: true })
  }
  await open(page, '/')
  const opened = await openLast()
  await page.goBack()
  await expect(back).toBeVisible()
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport()
  await expect(back).toHaveCount(0)

  await openLast()
  await main(page)
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Shop', exact: true })
    .click()
  await expect(back).toBeVisible()
  await main(page).getByLabel('Sort').selectOption('price-desc')
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(back).toHaveCount(0)
})

test('what changed since a list was shown comes in behind it', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await openMugFromList(page)
  await page.clock.fastForward('01:00')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/products?*', async (route) => {
    await answer.promise
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(mug, 'Atelier mug') })
  })
  await page.goBack()
  await expect(card(page)).toBeVisible()
  answer.resolve()
  await expect(card(page, 'Atelier mug')).toBeVisible()
})

test('the pages of a list are links, before its code has come and after', { tag: '@once' }, async ({ page }) => {
  const current = main(page).getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')
  await openHeld(page, '/')
  await expect(current).toHaveAccessibleName('Page 1')
  await main(page).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/?page=2')
  await expect(current).toHaveAccessibleName('Page 2')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL('/')
  await expect(current).toHaveAccessibleName('Page 1')
})

test('a list that cannot be asked for again stays as it was', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await openMugFromList(page)
  await page.clock.fastForward('01:00')
  await page.route('**/api/v1/products?*', (route) => route.fulfill({ status: 404, json: {} }))
  const refused = page.waitForResponse('**/api/v1/products?*')
  await page.goBack()
  await (await refused).finished()
  await card(page).click()
  await expect(title(page)).toHaveText(mug)
  await page.goBack()
  await expect(card(page)).toBeVisible()
})

test('Back to a new design finds the category that was chosen', { tag: '@once' }, async ({ page }) => {
  await open(page, '/createdesign')
  await main(page).getByRole('radio', { name: 'Mugs' }).check()
  await expect(page).toHaveURL('/createdesign?category=mugs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(title(page)).toHaveText('Privacy')
  await page.goBack()
  await expect(main(page).getByRole('radio', { name: 'Mugs' })).toBeChecked()
})

const intents = {
  'a mouse that stays on it': (page: Page) => card(page).hover(),
  'a finger that touches it': (page: Page) => card(page).dispatchEvent('touchstart'),
  'the focus that comes to it': (page: Page) => card(page).focus()
}

for (const [intent, show] of Object.entries(intents)) {
  test(`code and data of the next screen come with ${intent}`, { tag: '@once' }, async ({ page }) => {
    await open(page, '/?category=mugs')
    const paths = pathsAsked(page)
    const answer = page.waitForResponse('**/api/v1/products/studio-mug')
    await show(page)
    await (await answer).finished()
    expect(paths).toContainEqual(expect.stringMatching(/\/assets\/product-.*\.js/))
    await page.route(/\/(?:api|assets)\/.*/, () => {})
    await card(page).click()
    await expect(title(page)).toHaveText(mug)
    await expect(addButton(page)).toBeVisible()
  })
}

test('who saves data has nothing fetched ahead but what they press', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
  await open(page, '/?category=mugs')
  const paths = pathsAsked(page)
  for (const show of Object.values(intents)) {
    await show(page)
    await page.clock.runFor(1000)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover()
  await page.mouse.down()
  await expect.poll(() => paths).toContainEqual(expect.stringMatching(/\/assets\/terms-.*\.js/))
  expect(paths.filter((path) => /\/assets\/product-|\/api\//.test(path))).toEqual([])
})
