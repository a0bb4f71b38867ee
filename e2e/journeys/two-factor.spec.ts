import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { goodPassword, logIn, logOut } from '../support/accounts.ts'
import { inviteStaff, openAdmin } from '../support/admin.ts'
import { main, open, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const codeBoxes = (page: Page) =>
  main(page).getByRole('group', { name: 'Code of your authenticator app' }).getByRole('textbox')

async function enter(page: Page, code: string): Promise<void> {
  await codeBoxes(page).first().click()
  await page.keyboard.type(code)
}

async function logInToAdmin(page: Page, email: string): Promise<void> {
  await open(page, '/login?next=%2Fadmin')
  await logIn(page, email)
  await expect(page).toHaveURL('/admin')
}

test('somebody of staff sets up two-factor sign-in, is asked for codes from then on, and is let in anew by an owner', async ({
  page,
  browser,
  mailbox,
  freshEmail
}) => {
  const owner = await openAdmin(browser)
  await inviteStaff(owner, { name: 'Vera Viewer', email: freshEmail, role: 'Viewer' })
  await open(page, await mailbox.link(freshEmail, /^Join the staff/, '/register'))
  await main(page).getByLabel('Password', { exact: true }).fill(goodPassword)
  await main(page).getByRole('button', { name: 'Join' }).click()

  const sections = page.getByRole('navigation', { name: 'Sections' })
  await main(page).getByRole('link', { name: 'Set it up' }).click()
  await main(page).getByRole('button', { name: 'Set it up' }).click()
  await expect(main(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await main(page).getByRole('status', { name: 'Or type this key' }).textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  // A code is valid once, and slightly before its period.
  const now = Date.now()
  await enter(page, app.generate({ timestamp: now }))
  await expect(title(page)).toHaveText('Keep your recovery codes')
  const recoveryCodes = await main(page)
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await main(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(main(page).getByText(/^On since/)).toBeVisible()

  await logOut(page)
  await logInToAdmin(page, freshEmail)
  await expect(title(page)).toHaveText('Enter your code')
  await expect(sections).toBeHidden()
  await enter(page, app.generate({ timestamp: now }))
  await expect(main(page).getByText(/^This code is not right/)).toBeVisible()
  await enter(page, app.generate({ timestamp: now + 30_000 }))
  await expect(sections.getByRole('link', { name: 'Orders' })).toBeVisible()

  await logOut(page)
  await logInToAdmin(page, freshEmail)
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await main(page)
    .getByLabel('Recovery code')
    .fill(recoveryCodes[0] ?? '')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await expect(sections).toBeVisible()
  expect((await mailbox.newest(freshEmail, /^A recovery code was used/)).text).toContain('9 recovery codes left')

  await owner.reload()
  await owner.getByRole('button', { name: 'Reset two-factor sign-in of Vera Viewer' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(owner.getByRole('dialog')).toBeHidden()
  await owner.close()
  await mailbox.newest(freshEmail, /^Your two-factor sign-in was reset/)
  await open(page, '/admin')
  await expect(sections).toBeHidden()
  await logInToAdmin(page, freshEmail)
  await expect(sections.getByRole('link', { name: 'Orders' })).toBeVisible()
})
