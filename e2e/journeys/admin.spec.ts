import { checkOut } from '../support/checkout.ts'
import { buy, main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'
import { openOrder, openAdmin } from '../support/admin.ts'

test('the shop makes an order, ships it and replies to its customer, who can follow', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  test.slow()
  await buy(page, 'three-mackerel-mug')
  const { number, href } = await checkOut(page, freshEmail)
  const name = `Buyer of ${number}`
  await page.request.post('/api/v1/contact_us', {
    data: { name, email: freshEmail, topic: 'order', message: 'When does it leave?' }
  })

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

  await open(adminPage, '/admin?section=messages')
  await adminPage.getByRole('button', { name: `Reply to ${name}` }).click()
  await adminPage.getByRole('textbox', { name: `Reply to ${name}` }).fill('It left today.\nYour shop')
  await adminPage.getByRole('button', { name: 'Send reply' }).click()
  await expect(adminPage.getByRole('heading', { name })).toBeHidden()
  await adminPage.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(adminPage.getByRole('listitem').filter({ hasText: name })).toContainText('It left today.')
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
  const { text } = await mailbox.newest(freshEmail, /Reply to your message/)
  expect(text).toContain('It left today.\nYour shop')
  expect(text).toContain('> When does it leave?')
})

test('an order, a product and a section are found from one field by keys alone', async ({
  page,
  browser,
  freshEmail
}) => {
  await buy(page, 'three-mackerel-mug')
  const { number } = await checkOut(page, freshEmail)
  const admin = await openAdmin(browser)
  const search = admin.getByRole('dialog', { name: 'Search the admin' })
  const goTo = async (text: string, option: string) => {
    await admin.keyboard.press('Control+k')
    await expect(search.getByRole('combobox')).toBeFocused()
    await admin.keyboard.type(text)
    await expect(search.getByRole('option').first()).toContainText(option)
    await admin.keyboard.press('Enter')
    await expect(search).toBeHidden()
  }
  await goTo(freshEmail, number)
  await expect(admin.getByRole('dialog', { name: `Order ${number}` })).toBeVisible()
  await goTo('three mackerel', 'Three Mackerel mug')
  await expect(admin.getByLabel('Name', { exact: true })).toHaveValue('Three Mackerel mug')
  await goTo('settings', 'Settings')
  await expect(admin).toHaveURL(/section=settings/)
  await admin.keyboard.press('Control+k')
  await expect(search.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Settings',
    'Three Mackerel mug',
    number
  ])
  // Reopens the search during its exit animation, which takes long on a busy machine.
  await admin.keyboard.press('Escape')
  await admin.keyboard.press('Control+k')
  await expect(search.getByRole('combobox')).toBeFocused()
  await admin.keyboard.type('log')
  await expect(search.getByRole('option').first()).toBeVisible()
  await admin.close()
})
