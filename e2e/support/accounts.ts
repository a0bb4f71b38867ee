import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import { open, title } from './pages.ts'

export const goodPassword = 'moss-kettle-orbit-17'

export async function logIn(page: Page, email: string, password = goodPassword): Promise<void> {
  const send = page.locator('#main').getByRole('button', { name: 'Log in' })
  // The page before stands until this one is here, and may ask for an e-mail as well.
  await expect(send).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send.click()
}

export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / })

export async function logOut(page: Page): Promise<void> {
  // A login leads on a moment later, which closes an open menu.
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await account(page).click()
  // The shop opens its first page anew then; whoever went elsewhere meanwhile would be called back.
  const begunAnew = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await begunAnew
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

export async function fillRegistration(
  page: Page,
  { name, email, password = goodPassword }: { name: string; email: string; password?: string }
): Promise<void> {
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

interface SignedIn {
  id_token: string
  expires_in: number
  user: object
}

/** Keeps a sign-in as the shop's own pages do; the session's cookie is the browser's already. */
async function keepSignIn(page: Page, answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(200)
  const { id_token, expires_in, user } = (await answer.json()) as SignedIn
  // Any address of the shop that brings no code which would read it meanwhile.
  await page.goto('/readyz')
  await page.evaluate(
    (data) => localStorage.setItem('userData', data),
    JSON.stringify({ version: 1, id_token, expires_at: Date.now() + expires_in * 1000, user })
  )
}

/** Somebody who is signed in, without walking through the login, which has journeys of its own. The next page opened is theirs. */
export const signIn = async (page: Page, email: string, password = goodPassword): Promise<void> =>
  keepSignIn(page, await page.request.post('/api/v1/login', { data: { email, password } }))

/** A new customer, confirmed and signed in, likewise, with a page of the shop open. */
export async function signUp(page: Page, mailbox: Mailbox, { email }: { email: string }): Promise<void> {
  expect(
    (
      await page.request.post('/api/v1/register', { data: { name: 'Nora New', email, password: goodPassword } })
    ).status()
  ).toBe(201)
  const otp = await mailbox.code(email, /code|confirm/i)
  await keepSignIn(page, await page.request.post('/api/v1/verify-otp', { data: { email, otp, purpose: 'register' } }))
  await open(page, '/faq')
  await expect(account(page)).toBeVisible()
}

/** A new customer, who registers in the page they are at. */
export async function register(
  page: Page,
  mailbox: Mailbox,
  { name = 'Nora New', email }: { name?: string; email: string }
): Promise<void> {
  await open(page, '/register')
  await fillRegistration(page, { name, email })
  await expect(title(page)).toHaveText('Check your mail')
  await paste(page, await mailbox.code(email, /code|confirm/i))
  await expect(title(page)).toHaveText(`Welcome, ${name.split(' ')[0]}`)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account(page)).toBeVisible()
}

/** Ends every session of an account, as from another device. */
export async function endSessions(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/v1/login', { data: { email, password: goodPassword } })
  const { id_token } = (await answer.json()) as { id_token: string }
  expect((await request.post('/api/v1/logout-everywhere', { headers: { authtoken: id_token } })).ok()).toBe(true)
}
