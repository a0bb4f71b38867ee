import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import { open, title } from './pages.ts'

export const goodPassword = 'moss-kettle-orbit-17'

export async function logIn(page: Page, email: string, password = goodPassword): Promise<void> {
  const send = page.locator('#main').getByRole('button', { name: 'Log in' })
  // The previous page stays until the login page replaces it, and may have an e-mail field as well.
  await expect(send).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send.click()
}

export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / })

export async function logOut(page: Page): Promise<void> {
  // The redirect after a login closes an open menu.
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await account(page).click()
  // The log-out loads the home page, which would replace a page opened in the meantime.
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

/** Pastes a text into the first box of the code. */
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

/** Stores a sign-in as the shop's pages do; the browser already has the session cookie. */
async function keepSignIn(page: Page, answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(200)
  const { id_token, expires_in, user } = (await answer.json()) as SignedIn
  // An address of the shop's origin without scripts that would read `userData` in the meantime.
  await page.goto('/readyz')
  await page.evaluate(
    (data) => localStorage.setItem('userData', data),
    JSON.stringify({ version: 1, id_token, expires_at: Date.now() + expires_in * 1000, user })
  )
}

/** Signs in by API calls; the login form has its own journeys. The next page that opens is signed in. */
export const signIn = async (page: Page, email: string, password = goodPassword): Promise<void> =>
  keepSignIn(page, await page.request.post('/api/v1/login', { data: { email, password } }))

/** Registers, confirms and signs in a new customer by API calls, then opens a page of the shop. */
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

/** Registers a new customer through the form. */
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

/** Ends every session of an account from outside the page, as another device would. */
export async function endSessions(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/api/v1/login', { data: { email, password: goodPassword } })
  const { id_token } = (await answer.json()) as { id_token: string }
  expect((await request.post('/api/v1/logout-everywhere', { headers: { authtoken: id_token } })).ok()).toBe(true)
}
