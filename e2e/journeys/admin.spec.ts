import { checkOut } from '../support/checkout.ts'
import { buy, main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { openOrder, openAdmin } from '../support/admin.ts'

test('the shop makes an order and ships it, and its customer can follow', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  test.slow()
  await buy(page, 'three-mackerel-mug')
  const { number, href } = await checkOut(page, freshEmail)

  const adminPage = await openAdmin(browser)
  const panel = await openOrder(adminPage, number)
  await expect(panel).toContainText('Three Mackerel mug')
  await panel.getByRole('button', { name: 'Start production' }).click()
  await panel.getByRole('button', { name: 'Mark as shipped' }).click()
  await panel.getByRole('button', { name: 'Ship it' }).click()
  await expect(panel.getByLabel('Carrier')).toHaveAccessibleDescription(/Fill this in/)
  await panel.getByLabel('Carrier').fill('Royal Mail')
  await panel.getByLabel('Tracking number').fill('RM123456789GB')
  await panel.getByLabel('Tracking link').fill('https://track.example.com/RM123456789GB')
  await panel.getByRole('button', { name: 'Ship it' }).click()
  await expect(panel.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await adminPage.close()

  await open(page, href)
  await expect(title(page)).toHaveText(`Order ${number}`)
  await expect(main(page)).toContainText('On its way')
  await expect(main(page)).toContainText('Royal Mail')
  await expect(main(page).getByRole('link', { name: /Track the parcel/ })).toHaveAttribute(
    'href',
    'https://track.example.com/RM123456789GB'
  )
  await mailbox.newest(freshEmail, /is being made/)
  expect((await mailbox.newest(freshEmail, /is on its way/)).text).toContain('RM123456789GB')
})
