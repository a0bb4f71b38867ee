import type { Page } from '@playwright/test'
import { checkOutByKeys, enterAddress, enterEmail } from '../support/checkout.ts'
import { enter, tabTo } from '../support/keyboard.ts'
import { shifts, watchShifts } from '../support/layout-shifts.ts'
import { buy, hydrated, main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { slow3g, test as onSlowNetwork } from '../support/slow-network.ts'

const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })
const list = (page: Page) => main(page).locator('#products')
const filters = (page: Page) => main(page).getByRole('complementary', { name: 'Filters' })
const box = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name })
const reviews = (page: Page) => main(page).getByRole('region', { name: 'Reviews' })

test('a slip of the pen finds the thing, while typing and in the list @once', async ({ page }) => {
  await open(page, '/')
  await search(page).fill('hoddie')
  await expect(page.getByRole('option', { name: /hoodie/i }).first()).toBeVisible()
  await search(page).press('Enter')
  await expect(page).toHaveURL('/?q=hoddie')
  await expect(title(page)).toHaveText('Showing results for “hoodie”')
  await expect(list(page).getByRole('status')).toContainText('No results for “hoddie”.')
  await expect(list(page).getByRole('article').first()).toContainText(/hoodie/i)
  await expect(main(page).getByLabel('Sort').locator('option').first()).toHaveText('Most relevant')
})

test('the search field keeps the text of the results shown, and holds none elsewhere @once', async ({ page }) => {
  await open(page, '/')
  await search(page).fill('tee')
  await search(page).press('Enter')
  await expect(title(page)).toHaveText('Results for “tee”')
  await expect(search(page)).toHaveValue('tee')
  await reload(page)
  await expect(search(page)).toHaveValue('tee')
  await main(page).getByLabel('Sort').selectOption('Price, low to high')
  await expect(page).toHaveURL('/?q=tee&sort=price-asc')
  await expect(search(page)).toHaveValue('tee')

  await search(page).fill('slow tid')
  await page.getByRole('option', { name: /Slow Tide tee/ }).click()
  await expect(title(page)).toHaveText('Slow Tide tee')
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await expect(search(page)).toHaveValue('tee')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(title(page)).toHaveText(/Terms/)
  await expect(search(page)).toHaveValue('')
})

test('a search that finds nothing offers what comes nearest @once', async ({ page }) => {
  await open(page, '/?q=mug+xqzvw')
  await expect(main(page)).toContainText('No results for “mug xqzvw”')
  const nearest = main(page).getByRole('region', { name: 'These come nearest' })
  await expect(nearest.getByRole('article')).toHaveCount(4)
  await expect(nearest.getByRole('article').first()).toContainText(/mug/i)
})

test('Back from a product keeps filters, order and page @once', async ({ page }) => {
  await open(page, '/')
  await box(page, /^In stock/).click()
  await expect(page).toHaveURL('/?inStock=true')
  await filters(page).getByRole('textbox', { name: 'Lowest price' }).fill('5')
  await filters(page).getByRole('textbox', { name: 'Lowest price' }).press('Enter')
  await expect(page).toHaveURL('/?minPrice=500&inStock=true')
  await main(page).getByLabel('Sort').selectOption('Price, high to low')
  await expect(page).toHaveURL('/?minPrice=500&inStock=true&sort=price-desc')
  await main(page).getByRole('link', { name: 'Page 2', exact: true }).click()
  const address = '/?minPrice=500&inStock=true&sort=price-desc&page=2'
  await expect(page).toHaveURL(address)
  const names = list(page).getByRole('article').getByRole('heading')
  await expect(main(page).locator('[aria-current=page]')).toHaveAccessibleName('Page 2')
  const before = await names.allTextContents()
  await names.nth(2).getByRole('link').click()
  await expect(title(page)).toHaveText(before[2] ?? '')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(names).toHaveText(before)
  await expect(box(page, /^In stock/)).toBeChecked()
  await expect(filters(page).getByRole('textbox', { name: 'Lowest price' })).toHaveValue('5')
  await expect(main(page).getByLabel('Sort')).toHaveValue('price-desc')
})

test('an option that few products of the shop have filters a list after a reload, and on another device without a script @once', async ({
  page,
  browser
}) => {
  await open(page, '/?category=mugs')
  const all = await list(page).getByRole('article').count()
  await box(page, /^450 ml/).click()
  const address = '/?category=mugs&capacity=450-ml'
  await expect(page).toHaveURL(address)
  await reload(page)
  await expect(page).toHaveURL(address)
  await expect(box(page, /^450 ml/)).toBeChecked()
  const names = await list(page).getByRole('article').getByRole('heading').allTextContents()
  expect(names.length).toBeLessThan(all)

  const device = await browser.newContext({ javaScriptEnabled: false })
  const other = await device.newPage()
  await other.goto(address)
  await expect(other).toHaveURL(address)
  await expect(box(other, /^450 ml/)).toBeChecked()
  await expect(list(other).getByRole('article').getByRole('heading')).toHaveText(names)
  await main(other).getByRole('link', { name: 'Remove filter: 450 ml' }).click()
  await expect(other).toHaveURL('/?category=mugs')
  await expect(list(other).getByRole('article')).toHaveCount(all)
  await device.close()
})

test('something is found and bought by the keyboard alone @once', async ({ page, freshEmail }) => {
  test.slow()
  await open(page, '/')
  await tabTo(page, search(page))
  await page.keyboard.type('slow tide')
  const option = page.getByRole('option', { name: /Slow Tide tee/ })
  await expect(option).toBeVisible()
  for (let step = 0; step < 5 && (await option.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Slow Tide tee')
  await enter(page, main(page).getByRole('button', { name: 'Add to cart' }))
  const sizes = main(page).getByRole('radiogroup', { name: 'Size' })
  await expect(sizes.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1)
  await enter(page, main(page).getByRole('button', { name: 'Add to cart' }))
  await expect(toasts(page)).toContainText('is in your cart')
  await checkOutByKeys(page, freshEmail)
})

test('reviews are chosen in the address, which Back and a reload keep @once', async ({ page }) => {
  await open(page, '/product/classic-tee?colour=navy')
  const first = reviews(page).getByRole('heading', { level: 3 }).first()
  const newest = await first.textContent()
  await reviews(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Fewest stars')
  await expect(page).toHaveURL(/[?&]reviewSort=lowest/)
  await expect(page).toHaveURL(/[?&]colour=navy/)
  await expect(first).not.toHaveText(newest ?? '')
  const words = await first.textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(title(page)).toHaveText(/Terms/)
  await page.goBack()
  await expect(reviews(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('lowest')
  await expect(first).toHaveText(words ?? '')
  await page.reload()
  await hydrated(page)
  await expect(first).toHaveText(words ?? '')
})

test('where somebody has things sent is known to every product, the cart and the checkout, and of the checkout again @once', async ({
  page,
  freshEmail
}) => {
  const country = main(page).getByRole('combobox', { name: 'Deliver to' })
  await open(page, '/product/classic-tee')
  await country.selectOption('Japan')
  await main(page).getByRole('region', { name: 'Goes well with it' }).getByRole('link').first().click()
  await expect(country).toHaveValue('JP')
  await buy(page, 'studio-mug')
  await expect(country).toHaveValue('JP')
  await open(page, '/cart')
  await expect(main(page).getByRole('combobox')).toHaveValue('JP')
  await page.goto('/checkout')
  await enterEmail(page, freshEmail)
  await expect(page.getByLabel('Country')).toHaveValue('JP')
  await enterAddress(page)
  await open(page, '/product/everyday-tote')
  await expect(country).toHaveValue('GB')
  // A stored country that the shop does not deliver to is ignored: the browser's language decides.
  await page.evaluate(() => localStorage.setItem('deliver-to', 'XX'))
  await reload(page)
  await expect(country).toHaveValue('GB')
})

test.describe('in a browser set to German as in Germany', () => {
  test.use({ locale: 'de-DE' })

  test('product and cart estimate the delivery to the same country, before any is chosen @once', async ({ page }) => {
    await buy(page, 'studio-mug')
    await expect(main(page).getByRole('combobox', { name: 'Deliver to' })).toHaveValue('DE')
    await open(page, '/cart')
    await expect(main(page).getByRole('combobox')).toHaveValue('DE')
  })
})

onSlowNetwork.describe('on slow 3G', () => {
  onSlowNetwork.use({ network: slow3g })

  onSlowNetwork('a list and a product come without anything moving that was there', async ({ page }) => {
    onSlowNetwork.slow()
    await watchShifts(page)
    await page.goto('/?category=mugs', { waitUntil: 'commit' })
    await hydrated(page)
    await list(page).getByRole('link', { name: 'Studio mug', exact: true }).first().click()
    const add = main(page).getByRole('button', { name: 'Add to cart' }).first()
    // The code of the product page loads first; then the page shows the list's data and reserves space for the rest.
    const waiting = main(page).getByText('Loading...').or(main(page).locator('[aria-busy=true]'))
    await expect(waiting.first()).toBeAttached()
    await expect(title(page)).toHaveText('Studio mug')
    await expect(add).toBeVisible()
    await expect(main(page).locator('img').first()).toHaveJSProperty('complete', true)
    const moved = await shifts(page)
    onSlowNetwork.info().annotations.push({ type: 'CLS', description: String(moved) })
    expect(moved).toBeLessThan(0.02)
  })

  onSlowNetwork.describe('at a tenth of its rate', () => {
    onSlowNetwork.use({ network: { ...slow3g, rate: slow3g.rate / 10 } })

    for (const path of ['/', '/product/zip-pouch'])
      onSlowNetwork(`${path} comes in pieces, and each keeps its place`, async ({ page }) => {
        onSlowNetwork.slow()
        await watchShifts(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(await shifts(page)).toBeLessThan(0.001)
      })
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is searched, filtered, sorted and turned over, and leads to a product and its reviews @once', async ({
    page
  }) => {
    await page.goto('/')
    await search(page).fill('tee')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(title(page)).toHaveText('Results for “tee”')
    await expect(search(page)).toHaveValue('tee')
    await box(page, /^In stock/).check()
    await box(page, /^Ink black/).check()
    await filters(page).getByRole('textbox', { name: 'Lowest price' }).fill('20')
    await filters(page).getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/\?q=tee&colour=ink-black&minPrice=2000&inStock=true#products$/)
    await expect(box(page, /^Ink black/)).toBeChecked()
    await main(page).getByLabel('Sort').selectOption('Price, low to high')
    await main(page).getByRole('button', { name: 'Show' }).first().click()
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(box(page, /^In stock/)).toBeChecked()
    await main(page)
      .getByRole('link', { name: /^Remove filter: In stock/ })
      .click()
    await expect(page).toHaveURL(/\/\?q=tee&colour=ink-black&minPrice=2000&sort=price-asc$/)

    await list(page).getByRole('link', { name: 'Classic tee', exact: true }).click()
    await expect(title(page)).toHaveText('Classic tee')
    await main(page)
      .getByRole('link', { name: /of 5 stars/ })
      .click()
    await expect(page).toHaveURL(/\/product\/classic-tee#reviews$/)
    await reviews(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Fewest stars')
    await reviews(page).getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/\/product\/classic-tee\?reviewStars=(&reviewFit=)?&reviewSort=lowest#reviews$/)
    await expect(reviews(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('lowest')
    await reviews(page)
      .getByRole('link', { name: /^5 stars/ })
      .click()
    await expect(page).toHaveURL(/\/product\/classic-tee\?reviewStars=5&reviewSort=lowest#reviews$/)
    await expect(reviews(page).getByRole('link', { name: /^5 stars/ })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('banner').getByRole('link', { name: 'Motif' }).first().click()
    await main(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/?page=2')
    await expect(main(page).locator('[aria-current=page]')).toHaveAccessibleName('Page 2')
  })
})
