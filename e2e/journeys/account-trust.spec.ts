import type { BrowserContext, Page } from '@playwright/test'
import { account, fillRegistration, goodPassword, logIn, logOut, paste, signUp } from '../support/accounts.ts'
import { main, open, reload, hydrated, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

const toLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })

/** Sets the expiry of the browser's identity token to one second ago. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const data = JSON.parse(localStorage.getItem('userData') ?? '{}') as object
    localStorage.setItem('userData', JSON.stringify({ ...data, expires_at: Date.now() - 1000 }))
  })

const customer = { email: 'customer@motif.test', password: 'paper-and-ink-42' }

async function logInAsCustomer(page: Page): Promise<void> {
  await open(page, '/login')
  await logIn(page, customer.email, customer.password)
  // The address changes before the new screen appears and moves the content below it.
  await expect(title(page)).toHaveText('Say it on something good')
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeVisible()
}

/** Records the tokens of later refreshes. Reads each response before the page does: it is unavailable once the page navigates away. */
async function tokensOf(page: Page): Promise<readonly string[]> {
  const tokens: string[] = []
  await page.route('**/api/v1/refresh', async (route) => {
    const response = await route.fetch()
    tokens.push(((await response.json()) as { id_token: string }).id_token)
    await route.fulfill({ response })
  })
  return tokens
}

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage()
  await open(other, address)
  return other
}

test.describe('the session', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('is looked up with a fresh token in a header and no body, and lives on when the token runs out', async ({
    page
  }) => {
    await logInAsCustomer(page)
    const fresh = await tokensOf(page)
    await expire(page)
    const asked = page.waitForRequest('**/current-user')
    await reload(page)
    await expect(account(page)).toBeVisible()
    const request = await asked
    expect([request.method(), request.postData()]).toEqual(['POST', null])
    expect(fresh).toContain(request.headers()['authtoken'])
    await open(page, '/orderspage')
    await expect(main(page)).not.toContainText('Log in to see your orders')
  })

  test('begins in every tab that is open, and ends in every one', async ({ page, context }) => {
    const other = await secondTab(context, '/login?next=/orderspage')
    await expect(toLogin(other)).toBeVisible()
    await logInAsCustomer(page)
    await expect(account(other)).toBeVisible()
    // The open login page redirects, since a second login is unnecessary.
    await expect(other).toHaveURL('/orderspage')
    await logOut(other)
    await expect(toLogin(page)).toBeVisible()
    await open(page, '/orderspage')
    await expect(main(page)).toContainText('Log in to see your orders')
  })

  test('stays with two tabs that renew it in the same moment', async ({ page, context }) => {
    await logInAsCustomer(page)
    const other = await secondTab(context, '/faq')
    await expire(page)
    await Promise.all([reload(page), reload(other)])
    for (const tab of [page, other]) await expect(account(tab)).toBeVisible()
    await expire(page)
    await Promise.all([reload(other), reload(page)])
    for (const tab of [page, other]) await expect(account(tab)).toBeVisible()
  })

  test('shows nobody what was read for another', async ({ page, context, mailbox, freshEmail, browser }) => {
    const elsewhere = await browser.newPage()
    await signUp(elsewhere, mailbox, { email: freshEmail })
    await elsewhere.close()
    await logInAsCustomer(page)
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { id_token: string }).id_token
    )
    const kept = await page.request.post('/api/v1/addresses', {
      headers: { authtoken: token },
      data: { name: 'Casey Customer', line1: '7 Secret Lane', city: 'Bristol', postalCode: 'BS1 6QU', country: 'GB' }
    })
    expect(kept.status()).toBe(201)
    await open(page, '/address')
    await expect(main(page)).toContainText('7 Secret Lane')
    const other = await secondTab(context, '/faq')
    await logOut(other)
    await expect(other).toHaveURL('/')
    await open(other, '/login')
    await logIn(other, freshEmail)
    await expect(account(page)).toHaveAccessibleName(/Nora New/)
    await expect(main(page)).toContainText('No addresses yet')
    await expect(main(page)).not.toContainText('7 Secret Lane')
  })

  test('says so when logging out meets a lost network: a shared computer must not look logged out', async ({
    page
  }) => {
    await logInAsCustomer(page)
    await page.route('**/api/v1/logout', (route) => route.abort('failed'))
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No connection')
    await expect(account(page)).toBeVisible()
  })
})

test.describe('whatever the browser keeps', () => {
  const odd = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"id_token":7}',
    '{"id_token":"a.b.c","expires_at":"soon"}',
    '{"id_token":"a.b.c","version":9}',
    '{"id_token":"a.b.c","expires_at":1}'
  ]

  test('under userData, the shop opens for a visitor', async ({ page }) => {
    await open(page, '/faq')
    for (const text of odd) {
      await page.evaluate((kept) => localStorage.setItem('userData', kept), text)
      await reload(page)
      await expect(toLogin(page)).toBeVisible()
    }
  })

  test('not at all, a person can still log in, until the page is closed', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('Storage is forbidden', 'SecurityError')
          }
        })
      }
    })
    await logInAsCustomer(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Orders' }).click()
    await expect(title(page)).toHaveText(/Your orders|No orders yet/)
  })
})

test('what is typed before a page has woken up stays in its fields, and nothing of it goes into the address', async ({
  page
}) => {
  for (const address of ['/register', '/login', '/forgotpassword', '/contactus']) {
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => (wake = resolve))
    await page.route('**/assets/**/*.js', async (route) => {
      await asleep
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('early@example.com')
    if (await page.getByLabel('Password', { exact: true }).isVisible())
      await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('E-mail')).toHaveValue('early@example.com')
    wake()
    await hydrated(page)
    if (address === '/forgotpassword') {
      // The form is complete, so Enter is replayed and the code goes to the typed address.
      await expect(page).toHaveURL('/verifyotpforgot')
      await expect(main(page)).toContainText('early@example.com')
    } else {
      await expect(page).toHaveURL(address)
      await expect(page.getByLabel('E-mail')).toHaveValue('early@example.com')
    }
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test.describe('registering', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('without a network loses nothing, nor does a reload, but for the password', async ({
    page,
    context,
    mailbox,
    freshEmail
  }) => {
    await open(page, '/register?next=/address')
    await context.setOffline(true)
    await fillRegistration(page, { name: 'Nora New', email: freshEmail })
    await expect(main(page).getByRole('alert')).toHaveText('No connection. Check your network, then try again.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(goodPassword)
    await context.setOffline(false)
    await reload(page)
    await expect(page.getByLabel('Name')).toHaveValue('Nora New')
    await expect(page.getByLabel('E-mail')).toHaveValue(freshEmail)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(
      await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join())
    ).not.toContain(goodPassword)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(title(page)).toHaveText('Check your mail')
    await paste(page, `Your code: ${await mailbox.code(freshEmail, /code/i)}, good for 10 minutes`)
    await expect(title(page)).toHaveText('Welcome, Nora')
    await page.getByRole('button', { name: 'Not now' }).click()
    // The destination from before the reload.
    await expect(page).toHaveURL('/address')
  })

  test('counts five wrong codes and the time to the next one, also over a reload', async ({
    page,
    mailbox,
    freshEmail
  }) => {
    await page.clock.install()
    await open(page, '/register')
    await fillRegistration(page, { name: 'Nora New', email: freshEmail })
    const resend = main(page).getByRole('button', { name: /New code in|Send a new code/ })
    await expect(resend).toHaveText(/New code in 0:5\d|1:00/)
    const code = await mailbox.code(freshEmail, /code/i)
    const wrong = code === '111111' ? '222222' : '111111'
    for (const left of ['4 tries', '3 tries', '2 tries']) {
      await paste(page, wrong)
      await expect(main(page).getByRole('alert')).toContainText(`${left} left with this code.`)
    }
    await page.clock.fastForward(20_000)
    await reload(page)
    await expect(resend).toHaveText(/New code in 0:[0-3]\d/)
    await paste(page, wrong)
    await expect(main(page).getByRole('alert')).toContainText('1 try left with this code.')
    await paste(page, wrong)
    const spent = 'This code was tried too many times. Ask for a new one.'
    await expect(main(page).getByRole('alert')).toHaveText(spent)
    await reload(page)
    await expect(main(page).getByRole('alert')).toHaveText(spent)
    // The page does not send the correct code either.
    await paste(page, code)
    await expect(title(page)).toHaveText('Check your mail')

    // The page's clock is ahead of the server's, which decides.
    await page.clock.fastForward(45_000)
    await resend.click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'That was a lot of tries.' })).toBeVisible()
    await expect(resend).toHaveText(/New code in/)
    await page.route('**/api/v1/resend-otp', (route) => route.fulfill({ json: { resendAfter: 60 } }))
    await page.clock.fastForward(61_000)
    await resend.click()
    await expect(
      main(page).getByRole('status').filter({ hasText: 'A new code is on its way. Older codes no longer work.' })
    ).toBeVisible()
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
    await expect(resend).toHaveText(/New code in/)
    await page.getByRole('button', { name: 'Use another e-mail' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(freshEmail)
  })

  test('is taken up again by whoever logs in before the code was entered', async ({
    page,
    browser,
    mailbox,
    freshEmail
  }) => {
    const before = await browser.newPage()
    await open(before, '/register')
    await fillRegistration(before, { name: 'Nora New', email: freshEmail })
    await expect(title(before)).toHaveText('Check your mail')
    await before.close()
    await open(page, '/login?next=/mydesigns')
    await logIn(page, freshEmail)
    await expect(title(page)).toHaveText('Check your mail')
    await expect(main(page)).toContainText(freshEmail)
    await paste(page, await mailbox.code(freshEmail, /code/i))
    await expect(title(page)).toHaveText('Welcome, Nora')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/mydesigns')
  })

  test('is nothing for who is logged in, and its end nothing for who is not', async ({ page }) => {
    await open(page, '/register/complete')
    await expect(page).toHaveURL('/login?next=%2Fregister%2Fcomplete')
    await logIn(page, customer.email, customer.password)
    await expect(page).toHaveURL('/register/complete')
    await page.goto('/register?next=/orderspage')
    await expect(page).toHaveURL('/orderspage')
    await open(page, '/verifyotp')
    await expect(page).not.toHaveURL(/verifyotp/)
  })
})

test('an address given at the welcome is where parcels go', async ({ page, mailbox, freshEmail }) => {
  await open(page, '/register?next=/address')
  await fillRegistration(page, { name: 'Nora New', email: freshEmail })
  await expect(title(page)).toHaveText('Check your mail')
  await paste(page, await mailbox.code(freshEmail, /code/i))
  await page.getByRole('button', { name: 'Add a delivery address' }).click()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Ropewalk')
  await page.getByLabel('Town or city').fill('Bristol')
  await page.getByLabel('Postcode').fill('BS1 6QU')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/address')
  await expect(main(page)).toContainText('12 Ropewalk')
  await expect(main(page)).toContainText(/default/i)
})

test('a login that was wrong too often says when the next may be, counting down', async ({ page, freshEmail }) => {
  await page.clock.install()
  await open(page, '/login')
  const timer = main(page).getByRole('timer')
  const alert = main(page).getByRole('alert')
  await page.getByLabel('E-mail').fill(freshEmail)
  for (let tries = 0; tries < 20 && !(await timer.isVisible()); tries += 1) {
    const answered = page.waitForResponse('**/api/v1/login')
    await page.getByLabel('Password', { exact: true }).fill(`wrong-${tries}-battery`)
    await main(page).getByRole('button', { name: 'Log in' }).click()
    await answered
    await expect(alert).toBeVisible()
  }
  await expect(alert).toHaveText(/That was a lot of tries\. You can try again in \d+:\d\d/)
  await expect(page.getByLabel('E-mail')).toHaveValue(freshEmail)
  await page.clock.fastForward('02:00:00')
  await expect(main(page).getByRole('status').filter({ hasText: 'You can try again now.' })).toBeVisible()
})

test('whoever sets a new password while logged in here is logged out here too', async ({
  page,
  mailbox,
  freshEmail
}) => {
  await signUp(page, mailbox, { email: freshEmail })
  await open(page, '/forgotpassword')
  await page.getByLabel('E-mail').fill(freshEmail)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(title(page)).toHaveText('Check your mail')
  await expect.poll(() => mailbox.count(freshEmail, /code/i)).toBe(2)
  await paste(page, await mailbox.code(freshEmail, /code/i))
  await page.getByLabel('New password', { exact: true }).fill('lantern-gravel-oboe-58')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(main(page)).toContainText('Your password is changed. Log in with the new one.')
  await expect(toLogin(page)).toBeVisible()
})

test.describe('a message to the shop', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('is kept over a lost network and a reload, and gone once it arrived', async ({ page, context, freshEmail }) => {
    const message = page.getByRole('textbox', { name: 'Message' })
    const send = main(page).getByRole('button', { name: 'Send message' })
    await open(page, '/contactus')
    await page.getByLabel('Name').fill('Nora New')
    await page.getByLabel('E-mail').fill(freshEmail)
    await page.getByLabel('What is it about?').selectOption('An order')
    await message.fill('Where is it?')
    await context.setOffline(true)
    await send.click()
    await expect(main(page).getByRole('alert')).toContainText('No connection.')
    await context.setOffline(false)
    await reload(page)
    await expect(message).toHaveValue('Where is it?')
    await expect(page.getByLabel('What is it about?')).toHaveValue('order')
    await send.click()
    await expect(title(page)).toHaveText('Thank you, Nora New')
    await page.getByRole('button', { name: 'Write another' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Nora New')
    await expect(message).toHaveValue('')
    await reload(page)
    await expect(message).toHaveValue('')
  })
})
