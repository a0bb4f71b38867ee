import type { Page } from '@playwright/test'
import { shown, thing, tool } from '../support/design-tool.ts'
import { cartCount, open, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/** Chooses an action for the whole design: in the toolbar on a phone, otherwise in a menu. */
async function choose(page: Page, isMobile: boolean, what: string): Promise<void> {
  if (isMobile) {
    await tool(page, 'More').click()
    await tool(page, what).click()
  } else {
    await page.getByRole('button', { name: 'More for this design' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
}
const words = (page: Page, text: string) => thing(page, new RegExp(`^Text, ${text}`))
const retype = async (page: Page, from: string, to: string) => {
  await words(page, from).press('Enter')
  await page.getByRole('textbox', { name: 'Type your words' }).fill(to)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
}

test('the design of a ready-made product is bought on another product', async ({ page }) => {
  await open(page, '/product/tea-first-mug')
  await page.getByRole('button', { name: 'See it on other products' }).click()
  const dialog = page.getByRole('dialog', { name: 'First things first on other products' })
  await expect(dialog.getByRole('button', { name: /^Add to cart, / })).toHaveCount(3)
  const card = dialog.getByRole('listitem').first()
  await expect(card.locator('img').first()).toBeVisible()
  for (const group of await card.getByRole('radiogroup').all())
    if ((await group.locator('input:checked').count()) === 0) await group.locator('input:enabled').first().check()
  await card.getByRole('button', { name: /^Add to cart, / }).click()
  await expect(card).toContainText('1 in your cart')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(cartCount(page, 1)).toBeVisible()
})

test('a design is bought on other products too, and brought back as it was, in the tool', async ({
  page,
  isMobile
}) => {
  await page.clock.install()
  await open(page, '/designertool?product=classic-tee&text=Hello')
  await retype(page, 'Hello', 'Early')

  await choose(page, isMobile, 'On other products')
  const dialog = page.getByRole('dialog')
  const cards = dialog.getByRole('listitem')
  // The three placeholders shown during loading have no buttons.
  await expect(dialog.getByRole('button', { name: /^Add to cart, / })).toHaveCount(3)
  const add = cards.first().getByRole('button', { name: /^Add to cart, / })
  for (const group of await cards.first().getByRole('radiogroup').all())
    if ((await group.locator('input:checked').count()) === 0) await group.locator('input:enabled').first().check()
  await add.click()
  await expect(cards.first()).toContainText('1 in your cart')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(cartCount(page, 1)).toBeVisible()

  await page.clock.fastForward('06:00')
  await retype(page, 'Early', 'Late')
  await choose(page, isMobile, 'Earlier versions')
  await dialog.getByRole('listitem').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(words(page, 'Early')).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(words(page, 'Late')).toBeVisible()

  await choose(page, isMobile, 'Share')
  await expect(dialog).toContainText('This design is kept on this device alone.')
  await expect(shown(dialog.getByRole('link', { name: /Log in/ }))).toBeVisible()
})
