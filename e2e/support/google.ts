import { expect, type BrowserContext, type Page } from '@playwright/test'
import { account } from './accounts.ts'
import { gapi } from './gapi.ts'
import { main } from './pages.ts'

/** An account at Google. */
export interface GoogleAccount {
  email: string
  name?: string
  /** @default true */
  isVerified?: boolean
}

/** Replaces Google's script and aborts all other HTTPS requests, such as those of the emulator's window. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` })
  )
}

export const googleButton = (page: Page) => main(page).getByRole('button', { name: /Google/ })

/** Presses the button and returns the window that opens. */
export async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await popup.getByRole('button', { name: 'Add new account' }).waitFor()
  return popup
}

/** Signs in with an account, new or known by its address, and waits until the window closes. */
export async function chooseAccount(
  popup: Page,
  { email, name = 'Gail Google', isVerified = true }: GoogleAccount
): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click()
  // The emulator's window marks every address as verified.
  if (!isVerified)
    await popup.evaluate(() =>
      Object.assign(window, {
        createFakeClaims: ({ email: address }: { email: string }) =>
          encodeURIComponent(JSON.stringify({ sub: address, email: address, email_verified: false }))
      })
    )
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Sign in with' }).click()
  await closed
}

export async function signInWithGoogle(page: Page, who: GoogleAccount): Promise<void> {
  await chooseAccount(await openGoogle(page), who)
  await expect(account(page)).toBeVisible()
}

export interface KeptSignIn {
  version: number
  id_token: string
  user: { _id: string; name: string; email: string; role: string }
}

/** The sign-in that the browser stores; null if there is none. */
export const keptSignIn = (page: Page): Promise<KeptSignIn | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? 'null') as KeptSignIn | null)

export const keptByFirebase = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')))
