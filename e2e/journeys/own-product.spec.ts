import { openAdmin } from '../support/admin.ts'
import { checkOut } from '../support/checkout.ts'
import { buy, main, open, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { photograph } from '../support/photograph.ts'

test('the owner puts a product of their own into the shop, and a shopper finds and buys it @once', async ({
  page,
  browser,
  freshEmail
}) => {
  test.slow()
  const admin = await openAdmin(browser)
  await admin.getByRole('link', { name: 'Categories' }).click()
  await admin.getByLabel('New category').fill('Kites')
  await admin.getByRole('button', { name: 'Add category' }).click()
  await expect(admin.getByLabel('Name of kites')).toHaveValue('Kites')

  await admin.getByRole('link', { name: 'Products', exact: true }).click()
  await admin.getByRole('link', { name: 'Add product' }).click()
  await admin.getByLabel('Name', { exact: true }).fill('Sirocco kite')
  await expect(admin.getByLabel('Address', { exact: true })).toHaveValue('sirocco-kite')
  await admin.getByLabel('Category').selectOption('Kites')
  await admin.getByLabel('Description', { exact: true }).fill('A kite for strong wind.')
  await admin.getByRole('button', { name: 'Add colours' }).click()
  await admin.getByLabel('Values of option 1').fill('Rust, Sand')
  await admin.getByRole('button', { name: 'Add an option' }).click()
  await admin.getByLabel('Values of option 2').fill('S, M, L')
  await admin.getByLabel('Values of option 2').blur()
  await admin.getByLabel('Price of all').fill('24.50')
  await admin.getByRole('button', { name: 'Set' }).first().click()
  await admin.getByLabel('Stock of all').fill('7')
  await admin.getByRole('button', { name: 'Set' }).last().click()
  await admin.locator('input[type=file]').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await photograph('#a1452b') },
    { name: 'back.png', mimeType: 'image/png', buffer: await photograph('#d9c7a3') }
  ])
  await expect(admin.getByLabel('What picture 2 shows')).toBeVisible()
  await admin.getByLabel('What picture 1 shows').fill('A kite in the wind')
  await admin.getByLabel('What picture 2 shows').fill('A kite on the beach')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(admin)).toContainText('Product saved')
  await expect(admin.getByText('Everything is saved.')).toBeVisible()
  await admin.getByLabel('Status').selectOption('Live')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('link', { name: 'See it in the shop' })).toBeVisible()
  await admin.close()

  await open(page, '/?q=sirocco')
  await expect(
    main(page)
      .getByRole('link', { name: /Sirocco kite/ })
      .first()
  ).toBeVisible()
  await buy(page, 'sirocco-kite')
  await expect(title(page)).toHaveText('Sirocco kite')
  await expect(main(page).getByRole('img', { name: 'A kite in the wind' }).first()).toBeVisible()
  const { number } = await checkOut(page, freshEmail)
  expect(number).toMatch(/^M-/)
})
