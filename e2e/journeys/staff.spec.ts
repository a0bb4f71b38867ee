import { inviteStaff, openAdmin } from '../support/admin.ts'
import { main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test('an owner invites somebody, who joins with a password of their own and sees what their role allows', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  const owner = await openAdmin(browser)
  await inviteStaff(owner, { name: 'Pia Printer', email: freshEmail, role: 'Production' })

  await open(page, await mailbox.link(freshEmail, /^Join the staff/, '/register'))
  await expect(title(page)).toHaveText(/^Join the staff/)
  await main(page).getByLabel('Password', { exact: true }).fill('plum kettle orbit snow')
  await main(page).getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL('/admin')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText(['Orders', 'Production', 'Moderation', 'Products', 'Stock'])
  await expect(sections.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await open(page, '/admin?section=log')
  await expect(main(page).getByRole('heading', { name: 'Your role may not open this' })).toBeVisible()

  await owner.reload()
  await owner.getByRole('button', { name: 'Change the role of Pia Printer' }).click()
  await owner.getByRole('dialog').getByLabel('Role').selectOption('Viewer')
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByRole('dialog')).toBeHidden()
  await open(page, '/admin')
  await expect(sections.getByRole('link', { name: 'Coupons' })).toBeVisible()

  await owner.getByRole('button', { name: 'Take Pia Printer out of the staff' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await expect(owner.getByRole('dialog')).toBeHidden()
  await open(page, '/admin')
  await expect(sections).toBeHidden()
  await owner.close()
})
