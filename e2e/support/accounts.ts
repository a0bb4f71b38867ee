import { expect, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import { open, title } from './pages.ts'

export const goodPassword = 'moss-kettle-orbit-17'

export async function logIn(page: Page, email: string, password = goodPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('#main').getByRole('button', { name: 'Log in' }).click()
}

export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / })

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  // The shop opens its first page anew then; whoever went elsewhere meanwhile would be called back.
  const begunAnew = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await begunAnew
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

export async function fillRegistration(page: Page, { name, email, password = goodPassword }: { name: string; email: string; password?: string }): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Pastes into the focused box, as from the mail. */
export const paste = (page: Page, text: string) =>
  page.getByLabel('Digit 1 of 6').evaluate((box, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

/** A new customer, confirmed and signed in. */
export async function register(page: Page, mailbox: Mailbox, { name = 'Nora New', email }: { name?: string; email: string }): Promise<void> {
  await open(page, '/register')
  await fillRegistration(page, { name, email })
  await expect(title(page)).toHaveText('Check your mail')
  await paste(page, await mailbox.code(email, /code|confirm/i))
  await expect(title(page)).toHaveText(`Welcome, ${name.split(' ')[0]}`)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account(page)).toBeVisible()
}
