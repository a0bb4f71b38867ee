import { buy, cartCount, main, open, reload, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const saved = 'Saved for later'

test('a line is saved for later, kept over a reload, and comes back', async ({ page }) => {
  await buy(page, 'studio-mug')
  await buy(page, 'everyday-tote')
  await open(page, '/cart')
  await main(page).getByRole('button', { name: 'Save for later Studio mug' }).click()
  const later = main(page).getByRole('region', { name: saved })
  await expect(later).toContainText('Studio mug')
  await expect(cartCount(page, 1)).toBeVisible()
  await reload(page)
  await expect(later).toContainText('Studio mug')
  await later.getByRole('button', { name: 'Remove Studio mug' }).click()
  await expect(later).toHaveCount(0)
  await toasts(page).getByRole('listitem').filter({ hasText: 'Studio mug is out' }).getByRole('button', { name: 'Undo' }).click()
  await later.getByRole('button', { name: 'Move to cart Studio mug' }).click()
  await expect(later).toHaveCount(0)
  await expect(cartCount(page, 2)).toBeVisible()
})

test('the same thing added again is told once', { tag: '@once' }, async ({ page }) => {
  await buy(page, 'studio-mug')
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect(cartCount(page, 2)).toBeVisible()
  await expect(toasts(page).getByRole('listitem')).toHaveCount(1)
})

test('each tab shows what another changed, also where the count stays', { tag: '@once' }, async ({ page, context }) => {
  await buy(page, 'studio-mug')
  await buy(page, 'everyday-tote')
  await open(page, '/cart')
  const other = await context.newPage()
  await open(other, '/cart')
  await main(page).getByText('Have a coupon?').click()
  await main(page).getByLabel('Coupon').fill('WELCOME10')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(main(other)).toContainText('Coupon WELCOME10 is applied')
  await main(other).getByRole('button', { name: 'Save for later Studio mug' }).click()
  await expect(main(page).getByRole('region', { name: saved })).toContainText('Studio mug')
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('changes of the cart wait, and are made once it is back', async ({ page, context }) => {
    await buy(page, 'studio-mug')
    await buy(page, 'everyday-tote')
    await open(page, '/cart')
    const mug = main(page).getByRole('listitem').filter({ hasText: 'Studio mug' })
    await context.setOffline(true)
    await mug.getByRole('button', { name: 'One more' }).click()
    await mug.getByRole('button', { name: 'One more' }).click()
    await main(page).getByRole('button', { name: 'Remove Everyday tote' }).click()
    await expect(main(page)).toContainText('What you changed is kept here and saved as soon as it is back.')
    await expect(mug.getByRole('textbox')).toHaveValue('3')
    await context.setOffline(false)
    await expect(mug).toContainText('$42.00')
    await expect(main(page).getByText('No connection.')).toHaveCount(0)
    await reload(page)
    await expect(mug.getByRole('textbox')).toHaveValue('3')
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Everyday tote' })).toHaveCount(0)
  })
})
