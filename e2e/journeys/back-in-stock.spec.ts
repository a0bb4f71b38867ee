import { openAdmin } from '../support/admin.ts'
import { main, open, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const soldOut = '/product/clear-night-case?colour=paper-white&model=iphone-16-pro'
const sku = 'CLEAR-NIGHT-CASE-PAPER-WHITE-IPHONE-16-PRO'

test('a shopper is told by mail when what was sold out is back, and can stop such mails, and gets a newsletter as long as they like @once', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  await open(page, soldOut)
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await main(page).getByRole('button', { name: 'Tell me when it is back' }).click()
  const email = main(page).getByRole('textbox', { name: 'E-mail' })
  await expect(email).toBeFocused()
  await email.fill(freshEmail)
  await main(page).getByRole('button', { name: 'Tell me' }).click()
  await expect(main(page).getByRole('status').filter({ hasText: freshEmail })).toBeVisible()

  const admin = await openAdmin(browser)
  await open(admin, '/admin?section=stock')
  const pieces = admin.getByRole('spinbutton', { name: `On hand of ${sku}` })
  await pieces.fill('7')
  await pieces.press('Enter')
  await expect(toasts(admin)).toContainText('Stock saved')
  await admin.close()

  await open(page, await mailbox.link(freshEmail, /^Back in stock/, '/product/clear-night-case'))
  expect(await mailbox.count(freshEmail, /^Back in stock/)).toBe(1)
  await expect(title(page)).toHaveText(/Clear Night/)
  await expect(page).toHaveURL(/[?&]model=iphone-16-pro(?:&|$)/)
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeEnabled()

  await open(page, await mailbox.link(freshEmail, /^Back in stock/, '/privacy'))
  await main(page).getByRole('button', { name: 'Stop these mails' }).click()
  await expect(main(page).getByRole('status')).toContainText('Your address waits for nothing any more')

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'News from the workshop' }).fill(freshEmail)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByRole('status')).toContainText(freshEmail)

  await open(page, await mailbox.link(freshEmail, /^Please confirm/, '/privacy'))
  await main(page).getByRole('button', { name: 'Confirm my address' }).click()
  await expect(main(page).getByRole('status')).toContainText('Your address is confirmed')

  await open(page, await mailbox.link(freshEmail, /^You get the newsletter/, '/privacy'))
  await main(page).getByRole('button', { name: 'Stop the newsletter' }).click()
  await expect(main(page).getByRole('status')).toContainText('Your address is forgotten')
})
