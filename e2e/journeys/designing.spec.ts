import type { Locator, Page } from '@playwright/test'
import { cartCount, main, open, reload, takeSuggested, title, toasts } from '../support/pages.ts'
import { picture } from '../support/picture.ts'
import { expect, test } from '../support/shop-test.ts'

const stage = (page: Page) => page.getByRole('region', { name: /: your design$/ })
const thing = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name })
/** There are two toolbars, for wide and for narrow; one of them shows. */
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Tools' }).filter({ visible: true }).getByRole('button', { name, exact: true })
const kept = (page: Page) => expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
const words = (page: Page) => page.getByRole('textbox', { name: 'Words' }).filter({ visible: true })

async function placeOf(handle: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('words of the hero come to the design tool just as they were typed', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('textbox', { name: 'Say something' }).fill('Röstet & ready')
  await expect(page.getByRole('figure', { name: /printed with: Röstet & ready$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Make it yours' }).click()
  await expect(thing(page, 'Text, Röstet & ready, 1 of 1')).toBeVisible()
  await expect(page).toHaveURL(/\/designertool/)
})

test('a visitor designs, changes their mind, and buys what they see', async ({ page }) => {
  test.slow()
  await open(page, '/createdesign')
  await main(page).getByRole('link', { name: 'Classic tee', exact: true }).click()
  await expect(stage(page)).toContainText('Your words or picture go here')

  await tool(page, 'Text').click()
  await words(page).fill('Rain later')
  const text = thing(page, /^Text, Rain later/)
  await expect(text).toBeVisible()
  const start = await placeOf(text)

  await text.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await placeOf(text)).y).toBeGreaterThan(start.y)
  const nudged = await placeOf(text)

  await page.mouse.move(nudged.x, nudged.y)
  await page.mouse.down()
  await page.mouse.move(nudged.x, nudged.y - 15, { steps: 3 })
  await page.mouse.move(nudged.x, nudged.y - 30, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf(text)).y).toBeLessThan(nudged.y - 20)

  const chosen = page.waitForEvent('filechooser')
  await tool(page, 'Image').click()
  await (await chosen).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: picture(900, 600) })
  const image = thing(page, /^Image, boat/)
  await expect(image).toBeVisible()
  await tool(page, 'Undo').click()
  await expect(image).toHaveCount(0)
  await tool(page, 'Redo').click()
  await expect(image).toBeVisible()
  await kept(page)

  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click()
  await takeSuggested(page)
  await expect(toasts(page)).toContainText('is in your cart')
  await expect(cartCount(page, 1)).toBeVisible()
  await reload(page)
  await expect(thing(page, /^Text, Rain later/)).toBeVisible()
  await expect(image).toBeVisible()

  await open(page, '/cart')
  const line = main(page).getByRole('listitem').filter({ hasText: 'Classic tee' })
  await expect(line).toContainText('Your design')
  const own = line.locator('img').first()
  await expect(own).not.toHaveAttribute('src', /blank/)
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await open(page, '/mydesigns')
  const design = main(page).getByRole('article').first()
  await expect(design).toContainText('Classic tee')
  await design.getByRole('link', { name: /^Open / }).click()
  await expect(thing(page, /^Text, Rain later/)).toBeVisible()
  await expect(title(page)).toBeVisible()
})
