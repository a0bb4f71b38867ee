import type { Page } from '@playwright/test'
import { openSettings, thing, tool } from '../support/design-tool.ts'
import { main, open, reload, title, toasts } from '../support/pages.ts'
import { picture } from '../support/picture.ts'
import { expect, test } from '../support/shop-test.ts'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const kept = (page: Page) => expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
const words = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true }).filter({ visible: true })

test('words of the hero come to the design tool just as they were typed', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('textbox', { name: 'Say something' }).fill('Röstet & ready')
  await expect(page.getByRole('figure', { name: /printed with: Röstet & ready$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Make it yours' }).click()
  await expect(thing(page, 'Text, Röstet & ready, 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(/\/designertool/)
})

test('a visitor buys what they see in several sizes, and another design in the place of one of them', async ({
  page
}) => {
  test.slow()
  await open(page, '/designertool?product=classic-tee&text=Rain%20later')
  const text = thing(page, /^Text, Rain later/)
  await expect(text).toBeVisible()

  const chosen = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chosen).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: picture(450, 300) })
  const image = thing(page, /^Image, boat/)
  await expect(image).toBeVisible()
  await kept(page)

  await press(page, 'Add to cart')
  // The picture has a low resolution for its size, which the visitor confirms.
  const check = page.getByRole('region', { name: 'Check' }).filter({ visible: true })
  await check.getByRole('button', { name: /^Show me boat/ }).click()
  await expect(check.getByRole('button', { name: 'Continue to the cart' })).toBeDisabled()
  await check.getByRole('checkbox', { name: /^Print it as it is/ }).check()
  await check.getByRole('button', { name: 'Continue to the cart' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add to cart' })
  for (const quantity of await sheet.getByRole('spinbutton', { name: /^Quantity, / }).all())
    await expect(quantity).toHaveValue('0')
  await sheet.getByRole('button', { name: 'Add to cart' }).click()
  await expect(sheet.getByRole('alert')).toContainText('choose how many of each you want first')
  await sheet.getByRole('spinbutton', { name: 'Quantity, XS' }).fill('1')
  await sheet.getByRole('spinbutton', { name: 'Quantity, M' }).fill('2')
  await sheet.getByRole('spinbutton', { name: 'Quantity, L' }).fill('3')
  await sheet.getByRole('spinbutton', { name: 'Quantity, L' }).press('ArrowUp')
  await sheet.getByRole('button', { name: /^Add \d to cart$/ }).click()
  await expect(toasts(page)).toContainText('is in your cart')
  await reload(page)
  await expect(thing(page, /^Text, Rain later/)).toBeVisible()
  await expect(image).toBeVisible()

  await open(page, '/cart')
  const lines = main(page).getByRole('listitem').filter({ hasText: 'Your design' })
  await expect(lines).toHaveCount(3)
  const own = (size: string) => lines.filter({ hasText: size }).locator('img').first()
  await expect.poll(() => own('· M ·').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  const [before, other] = [await own('· M ·').getAttribute('src'), await own('· L ·').getAttribute('src')]
  expect(before).not.toMatch(/blank/)

  // Changes the design, leaves the tool, returns and updates the cart line.
  await lines
    .filter({ hasText: '· M ·' })
    .getByRole('link', { name: /^Edit design/ })
    .click()
  await text.focus()
  await openSettings(page)
  await words(page).fill('Rain at noon')
  await expect(thing(page, /^Text, Rain at noon/)).toBeVisible()
  await page.goBack()
  await expect(own('· M ·')).toHaveAttribute('src', before ?? '')
  await page.goForward()
  await expect(thing(page, /^Text, Rain at noon/)).toBeVisible()
  await press(page, 'Update cart')
  // The longer text also exceeds the print area.
  for (const name of ['Rain at noon', 'boat.png'])
    await check.getByRole('checkbox', { name: `Print it as it is ${name}` }).check()
  await check.getByRole('button', { name: 'Continue to the cart' }).click()
  const update = page.getByRole('dialog', { name: 'Update your cart' })
  await update.getByRole('checkbox', { name: /^Change the other 2 sizes/ }).uncheck()
  await update.getByRole('button', { name: 'Update cart line', exact: true }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(own('· M ·')).not.toHaveAttribute('src', before ?? '')
  await expect(own('· L ·')).toHaveAttribute('src', other ?? '')
  await expect(lines).toHaveCount(3)

  // A line that has a finding leads to it, and one press updates that design in all its sizes.
  const fix = (size: string) => lines.filter({ hasText: size }).getByRole('link', { name: /^Fix / })
  await fix('· L ·').click()
  await check.getByRole('button', { name: /^Make it smaller boat/ }).click()
  await expect(check.getByRole('checkbox', { name: /^Print it as it is/ })).toHaveCount(0)
  await press(page, 'Update cart')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(own('· L ·')).not.toHaveAttribute('src', other ?? '')
  await expect(fix('· L ·')).toHaveCount(0)
  await expect(fix('· XS ·')).toHaveCount(0)
  await expect(fix('· M ·')).toBeVisible()

  await open(page, '/mydesigns')
  const design = main(page).getByRole('article').first()
  await expect(design).toContainText('Classic tee')
  await design.getByRole('link', { name: /^Open / }).click()
  await expect(thing(page, /^Text, Rain later/)).toBeVisible()
  await expect(title(page)).toBeVisible()
})

test('a design is named after its first words until somebody names it', { tag: '@once' }, async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name of the design' })
  const typing = page.getByRole('textbox', { name: 'Type your words' })
  await open(page, '/designertool?product=classic-tee')
  await expect(name).toHaveValue('Untitled design')
  await tool(page, 'Text').click()
  await typing.fill('Fresh bread')
  await expect(name).toHaveValue('Fresh bread')
  await kept(page)
  await reload(page)
  await expect(thing(page, /^Text, Fresh bread/)).toBeVisible()
  await expect(name).toHaveValue('Fresh bread')
  // The name follows the text until the user changes the name.
  await thing(page, /^Text, Fresh bread/).press('Enter')
  await typing.fill('Fresh rolls')
  await expect(name).toHaveValue('Fresh rolls')
  await typing.press('Escape')
  await name.fill('Bakery')
  await name.press('Enter')
  await thing(page, /^Text, Fresh rolls/).press('Enter')
  await typing.fill('Warm rolls')
  await expect(thing(page, /^Text, Warm rolls/)).toHaveCount(1)
  await expect(name).toHaveValue('Bakery')
})

test('a layer that is moved travels to its place in the list', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/designertool?product=classic-tee&text=Lower')
  await press(page, 'Text')
  await expect(thing(page, /^Text, /)).toHaveCount(2)
  await press(page, 'Layers')
  const layers = page.getByRole('region', { name: 'Layers' }).locator('li')
  const lowest = layers.filter({ hasText: 'Lower' })
  await expect(layers).toHaveCount(2)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const grip = lowest.getByRole('button', { name: /^Move / })
  const shift = () => lowest.evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).f)
  // The script that animates the list loads later than the list; until then, layers move without an animation.
  await expect(async () => {
    await grip.press('ArrowDown')
    await expect(layers.last()).toContainText('Lower')
    await page.clock.runFor(300)
    await grip.press('ArrowUp')
    await expect(layers.first()).toContainText('Lower')
    expect(await shift()).toBeGreaterThan(20)
  }).toPass()
  await page.clock.runFor(300)
  await expect.poll(shift).toBe(0)
})
