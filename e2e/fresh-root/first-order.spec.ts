import { logIn } from '../support/accounts.ts'
import { addCategory, describePennant, openSection, setAllVariants } from '../support/admin.ts'
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
  await addCategory(admin, 'Pennants')
  await openSection(admin, 'Products')
  await admin.getByRole('link', { name: 'Add product' }).click()
  await describePennant(admin, { name: 'Harbour pennant', category: 'Pennants' })
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
