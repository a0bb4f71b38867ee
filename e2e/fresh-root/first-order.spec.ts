import { logIn } from '../support/accounts.ts'
import { setAllVariants } from '../support/admin.ts'
import { checkOut } from '../support/checkout.ts'
import { buy, main, open } from '../support/pages.ts'
import { photograph } from '../support/photograph.ts'
import { expect, test } from '../support/shop-test.ts'

test('the owner of a new shop adds a product, and somebody buys it', async ({ page, browser, freshEmail }) => {
  const admin = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
  await open(admin, '/login')
  await logIn(admin, process.env['OWNER_EMAIL'] ?? '', process.env['OWNER_PASSWORD'] ?? '')
  await admin.waitForURL('/')
  const cookies = await admin.context().cookies()
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.filter(({ httpOnly, secure }) => httpOnly && !secure)).toEqual([])

  await open(admin, '/admin?section=categories')
  await admin.getByLabel('New category').fill('Pennants')
  await admin.getByRole('button', { name: 'Add category' }).click()
  await expect(admin.getByLabel('Name of pennants')).toHaveValue('Pennants')
  await admin.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Products', exact: true }).click()
  await admin.getByRole('link', { name: 'Add product' }).click()
  await admin.getByLabel('Name', { exact: true }).fill('Harbour pennant')
  await admin.getByLabel('Category').selectOption('Pennants')
  await admin.getByLabel('Description', { exact: true }).fill('A pennant of cloth.')
  await admin.getByRole('button', { name: 'Add colours' }).click()
  await admin.getByLabel('Values of option 1').fill('Rust, Sand')
  await admin.getByLabel('Values of option 1').blur()
  await setAllVariants(admin, { price: '18.00', stock: '9' })
  await admin
    .getByLabel('Choose photographs')
    .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: await photograph('#d9c7a3') })
  await admin.getByLabel('What picture 1 shows').fill('A pennant on a wall')
  await admin.getByLabel('Status').selectOption('Live')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByRole('link', { name: 'See it in the shop' })).toBeVisible()

  await buy(page, 'harbour-pennant')
  const { number } = await checkOut(page, freshEmail)
  await open(admin, '/admin?section=orders')
  await expect(main(admin)).toContainText(number)
})
