import type { Page } from '@playwright/test'
import { account, goodPassword, logIn, signUp } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { enter, tabTo, typeInto } from '../support/keyboard.ts'
import { main, open, reload, title, toasts } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const nextPassword = 'lantern-gravel-oboe-58'

const toLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Login and security' })
const entry = (page: Page) => page.getByRole('menuitem', { name: 'Login and security' })

/** Signs the same person in to another browser context. */
async function elsewhere(page: Page, email: string): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (context === undefined) throw new Error('No browser')
  const other = await context.newPage()
  await open(other, '/login')
  await logIn(other, email)
  await expect(account(other)).toBeVisible()
  return other
}

test(
  'a new password is set by keyboard alone, keeps this device logged in and no other',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    test.slow()
    await signUp(page, mailbox, { email: freshEmail })
    const other = await elsewhere(page, freshEmail)
    await open(page, '/faq')
    await tabTo(page, account(page))
    await page.keyboard.press('Enter')
    await expect(entry(page)).toBeVisible()
    await enter(page, entry(page), 'ArrowDown')

    const current = sheet(page).getByLabel('Current password', { exact: true })
    const next = sheet(page).getByLabel('New password', { exact: true })
    await typeInto(page, current, 'not the password')
    await typeInto(page, next, nextPassword)
    await expect(sheet(page).getByRole('status')).toHaveText('Strength: strong')
    await page.keyboard.press('Enter')
    await expect(current).toBeFocused()
    await expect(current).toHaveAccessibleDescription('That is not your current password.')
    await expectAccessible(page)

    await typeInto(page, current, goodPassword)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toContainText('Your password is changed')
    await expect(toasts(page)).toContainText('Every other device has been logged out.')
    await expect(sheet(page)).toBeHidden()
    await expect(account(page)).toBeFocused()

    await reload(page)
    await expect(account(page)).toBeVisible()
    await open(page, '/orderspage')
    await expect(main(page)).toContainText('No orders yet')
    await open(other, '/orderspage')
    await expect(main(other)).toContainText('Log in to see your orders')
    await open(other, '/login')
    await logIn(other, freshEmail, nextPassword)
    await expect(account(other)).toBeVisible()
    await other.context().close()
    await mailbox.newest(freshEmail, /password was changed/)
  }
)

test(
  'whoever has no password to enter is led to setting one by mail',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    await signUp(page, mailbox, { email: freshEmail })
    await account(page).click()
    await entry(page).click()
    await sheet(page).getByRole('link', { name: 'Set one by mail' }).click()
    await expect(title(page)).toHaveText('Reset your password')
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByLabel('E-mail')).toHaveValue(freshEmail)
  }
)

test(
  'logging out everywhere asks once more, then ends this device and every other',
  { tag: '@once' },
  async ({ page, mailbox, freshEmail }) => {
    await signUp(page, mailbox, { email: freshEmail })
    const other = await elsewhere(page, freshEmail)
    await account(page).click()
    await entry(page).click()
    const confirm = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await sheet(page).getByRole('button', { name: 'Log out everywhere' }).click()
    await expectAccessible(page)
    await confirm.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet(page)).toBeVisible()
    await expect(confirm).toBeHidden()
    await sheet(page).getByRole('button', { name: 'Log out everywhere' }).click()
    await confirm.getByRole('button', { name: 'Log out everywhere' }).click()

    await expect(page).toHaveURL('/login?reason=ended-everywhere')
    await expect(main(page).getByRole('status')).toContainText('You are logged out on every device.')
    await expect(toLogin(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
    await reload(other)
    await expect(toLogin(other)).toBeVisible()
    await other.context().close()
  }
)

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test(
    'nothing is changed, and what was typed stays',
    { tag: '@once' },
    async ({ page, context, mailbox, freshEmail }) => {
      await signUp(page, mailbox, { email: freshEmail })
      await account(page).click()
      await entry(page).click()
      await sheet(page).getByLabel('Current password', { exact: true }).fill(goodPassword)
      await sheet(page).getByLabel('New password', { exact: true }).fill(nextPassword)
      await context.setOffline(true)
      await sheet(page).getByRole('button', { name: 'Save new password' }).click()
      await expect(sheet(page).getByRole('alert')).toContainText('No connection.')
      await expect(sheet(page).getByLabel('New password', { exact: true })).toHaveValue(nextPassword)
      await context.setOffline(false)
      await sheet(page).getByRole('button', { name: 'Save new password' }).click()
      await expect(toasts(page)).toContainText('Your password is changed')
    }
  )
})
