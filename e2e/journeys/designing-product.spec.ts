import type { Page } from '@playwright/test'
import { shown, stage, thing, tool } from '../support/design-tool.ts'
import { main, open, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const on = (page: Page, words: string) => expect(stage(page)).toHaveAccessibleName(`${words}: your design`)
const change = (page: Page) => shown(page.getByRole('button', { name: 'Change product', exact: true }))
const dialog = (page: Page) => page.getByRole('dialog')

/** Chooses another product; on a phone, the current product is behind a tool. */
async function chooseProduct(page: Page, name: string): Promise<void> {
  const product = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Product', exact: true })
  if ((await change(page).count()) === 0 && (await shown(product).count()) > 0) await shown(product).click()
  await change(page).click()
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

test('a design goes on another product and comes back, and a line of the cart takes the new one', async ({ page }) => {
  test.slow()
  await open(page, '/designertool?product=classic-tee&text=Rain%20later')
  await expect(thing(page, /^Text, Rain later/)).toBeVisible()
  await shown(page.getByRole('button', { name: 'Back', exact: true })).click()
  await tool(page, 'Text').click()
  await page.getByRole('textbox', { name: 'Type your words' }).fill('Behind')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // The dialog lists what the change would remove; one undo restores it, including the product and its side.
  await chooseProduct(page, 'Everyday tote')
  await expect(dialog(page)).toContainText('What is on Back has no place on Everyday tote')
  await dialog(page).getByRole('button', { name: 'Change product' }).click()
  await on(page, 'Everyday tote, Front')
  await expect(thing(page, 'Text, Rain later, 1 of 1')).toBeVisible()
  await expect(shown(main(page).getByText('$18.00', { exact: true }))).toBeVisible()
  await tool(page, 'Undo').click()
  await on(page, 'Classic tee, Back')
  await expect(thing(page, 'Text, Behind, 1 of 1')).toBeVisible()
  await tool(page, 'Redo').click()
  await on(page, 'Everyday tote, Front')

  await shown(page.getByRole('button', { name: 'Add to cart' })).click()
  const sheet = page.getByRole('dialog', { name: 'Add to cart' })
  await sheet.getByRole('button', { name: 'One more' }).first().click()
  await sheet.getByRole('button', { name: 'Add 1 to cart' }).click()
  await expect(toasts(page)).toContainText('in your cart')

  await open(page, '/cart')
  const lines = main(page).getByRole('listitem').filter({ hasText: 'Your design' })
  await expect(lines).toContainText('Everyday tote')
  await lines.getByRole('link', { name: /^Edit design/ }).click()
  await on(page, 'Everyday tote, Front')
  await chooseProduct(page, 'Studio mug')
  await dialog(page).getByRole('radio', { name: '450 ml' }).check()
  await dialog(page).getByRole('button', { name: 'Change product' }).click()
  await on(page, 'Studio mug, Right side')
  await shown(page.getByRole('button', { name: 'Update cart' })).click()
  await page
    .getByRole('dialog', { name: 'Update your cart' })
    .getByRole('button', { name: 'Update cart line', exact: true })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(/Studio mug[^]*450 ml/)
})
