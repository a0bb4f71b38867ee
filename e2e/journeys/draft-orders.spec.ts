import { openAdmin, openOrder } from '../support/admin.ts'
import { cards } from '../support/checkout.ts'
import { main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('staff put an order together and send it, and the customer pays it from the mail @once', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  const admin = await openAdmin(browser)
  await admin.getByRole('link', { name: 'Draft orders' }).click()
  await admin.getByRole('link', { name: 'New draft order' }).click()
  const email = admin.getByRole('textbox', { name: 'E-mail address', exact: true })
  await email.fill(freshEmail)
  await email.blur()
  await expect(admin.getByText('Nobody has ordered under this address.')).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Find a product' }).fill('mug')
  await admin.getByRole('searchbox', { name: 'Find a product' }).press('Enter')
  await admin.getByRole('list', { name: 'Products found' }).getByRole('button').first().click()
  await admin.getByRole('button', { name: 'Add', exact: true }).click()
  await admin.getByLabel('Country').selectOption('GB')
  await admin.getByLabel('Full name').fill('Harriers Club')
  await admin.getByLabel('Address', { exact: true }).fill('12 Ropewalk')
  await admin.getByLabel('Town or city').fill('London')
  await admin.getByLabel('Postcode').fill('SW1A 1AA')
  await admin.getByLabel('Delivery method').selectOption({ index: 1 })
  await admin.getByLabel('Note to the customer').fill('As we said on the phone.')
  await admin.getByRole('button', { name: 'Save draft' }).click()
  await expect(admin.getByRole('heading', { name: 'Harriers Club' })).toBeVisible()
  await admin.getByRole('button', { name: 'Send payment link' }).click()
  await admin.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(admin.getByLabel('Link to pay')).toBeVisible()

  await open(page, await mailbox.link(freshEmail, /ready to be paid/, '/checkout'))
  await expect(title(page)).toHaveText('Your order, ready to be paid')
  await expect(main(page).getByText('As we said on the phone.')).toBeVisible()
  const pay = main(page).getByRole('button', { name: /^Pay / })
  await page.getByLabel('Card number').fill(cards.declined)
  await pay.click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await page.getByLabel('Card number').fill(cards.good)
  await pay.click()
  await expect(title(page)).toHaveText('It is paid. Thank you!')
  const number =
    (await main(page)
      .getByText(/^Order \S+$/)
      .textContent()) ?? ''

  await admin.getByRole('link', { name: 'All draft orders' }).click()
  await expect(admin.getByRole('row', { name: /Harriers Club.*Paid/ })).toBeVisible()
  await admin.getByRole('link', { name: 'All orders' }).click()
  await expect(await openOrder(admin, number.replace('Order ', ''))).toContainText(freshEmail)
  await admin.close()
})
