import { account, fillRegistration, logIn, logOut, paste } from '../support/accounts.ts'
import {
  chooseAccount,
  googleButton,
  keptByFirebase,
  keptSignIn,
  openGoogle,
  signInWithGoogle,
  standInForGoogle
} from '../support/google.ts'
import { main, open, reload, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

test.beforeEach(({ context }) => standInForGoogle(context))

/** Payload of a JSON Web Token, without a check of the signature. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

test('somebody new signs in with Google, lands where they were going, stays signed in and logs out everywhere', async ({
  page,
  context,
  request,
  freshEmail
}) => {
  await open(page, '/orderspage')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await signInWithGoogle(page, { email: freshEmail, name: 'Gail Google' })
  await expect(page).toHaveURL(/\/orderspage$/)
  await expect(main(page)).toContainText('No orders yet')

  const kept = await keptSignIn(page)
  expect(kept).toMatchObject({ version: 1, user: { name: 'Gail Google', email: freshEmail, role: 'customer' } })
  expect(claimsOf(kept?.id_token ?? '')).toMatchObject({
    iss: 'https://securetoken.google.com/demo-shop',
    email_verified: true
  })
  await reload(page)
  await expect(account(page)).toHaveAccessibleName('Account of Gail Google')

  const beside = await context.newPage()
  await open(beside, '/faq')
  await expect(account(beside)).toBeVisible()
  await logOut(page)
  await expect(beside.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect([await keptSignIn(page), await keptByFirebase(page)]).toEqual([null, []])
  const refused = await request.post('/current-user', { headers: { authtoken: kept?.id_token ?? '' } })
  expect(refused.status()).toBe(401)
})

test('the form of a new account offers Google too', async ({ page, freshEmail }) => {
  await open(page, '/register?next=/mydesigns')
  await signInWithGoogle(page, { email: freshEmail, name: 'Rita Register' })
  await expect(page).toHaveURL(/\/mydesigns$/)
})

test('Google’s window may be closed, which is no failure, lost, and opened again', async ({ page, freshEmail }) => {
  await open(page, '/login')
  const closed = await openGoogle(page)
  await closed.close()
  await page.getByRole('button', { name: 'Open it again' }).waitFor()
  await expect(googleButton(page)).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)

  const lost = await openGoogle(page)
  const [found] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open it again' }).click()
  ])
  await lost.close()
  await chooseAccount(found, { email: freshEmail })
  await expect(account(page)).toBeVisible()
})

test('a blocked window is told of, with what to do, and works once it is allowed', async ({ page, freshEmail }) => {
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window)
    const blocks = { left: 1 }
    window.open = (...asked) => (blocks.left-- > 0 ? null : openWindow(...asked))
  })
  await open(page, '/login')
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^Your browser blocked Google’s window. Allow pop-ups for this shop/)
  await expect(googleButton(page)).toHaveText('Try Google again')
  await signInWithGoogle(page, { email: freshEmail })
})

test('somebody with a password is the same person with Google, whose address is confirmed', async ({
  page,
  mailbox,
  freshEmail
}) => {
  await open(page, '/register')
  await fillRegistration(page, { name: 'Nora New', email: freshEmail })
  await expect(title(page)).toHaveText('Check your mail')
  await paste(page, await mailbox.code(freshEmail, /code|confirm/i))
  await expect(title(page)).toHaveText('Welcome, Nora')
  await expect(account(page)).toBeVisible()
  const byCode = await keptSignIn(page)
  expect(claimsOf(byCode?.id_token ?? '')).toMatchObject({
    iss: 'https://securetoken.google.com/demo-shop',
    role: 'customer',
    _id: byCode?.user._id,
    sub: byCode?.user._id
  })

  await open(page, '/')
  await logOut(page)
  await open(page, '/login')
  await signInWithGoogle(page, { email: freshEmail, name: 'Other Name' })
  await expect(account(page)).toHaveAccessibleName('Account of Nora New')
  expect((await keptSignIn(page))?.user).toEqual(byCode?.user)

  await logOut(page)
  await open(page, '/login')
  await logIn(page, freshEmail)
  await expect(account(page)).toBeVisible()
  expect((await keptSignIn(page))?.user).toEqual(byCode?.user)
})

test('an address Google has not confirmed opens nobody’s account, and nothing of it stays', async ({ page }) => {
  await open(page, '/login')
  await chooseAccount(await openGoogle(page), { email: 'customer@motif.test', isVerified: false })
  await expect(page.getByRole('alert')).toHaveText(/^Google has not confirmed that this e-mail address is yours./)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => keptByFirebase(page)).toEqual([])
  expect(await keptSignIn(page)).toBeNull()
})

test('the admin is offered to an administrator who came by Google', async ({ page }) => {
  await open(page, '/login')
  await signInWithGoogle(page, { email: 'admin@motif.test' })
  await page.goto('/admin')
  await expect(title(page)).toHaveText('Admin')
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Firebase|could not be/ })

  test('nothing is lost: it says so, and works when the network is back', async ({ page, context, freshEmail }) => {
    await open(page, '/login')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('firebase-auth'))
    )
    await context.setOffline(true)
    await googleButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^No connection./)
    await context.setOffline(false)

    await page.route('**/create-or-update-user', (route) => route.abort(), { times: 1 })
    await chooseAccount(await openGoogle(page), { email: freshEmail })
    await expect(page.getByRole('alert')).toHaveText(/^No connection./)
    expect([await keptSignIn(page), await keptByFirebase(page)]).toEqual([null, []])
    await signInWithGoogle(page, { email: freshEmail })
  })
})

test('nobody hears of a visitor: not at home, and at the login not before Google is chosen', async ({ page }) => {
  const elsewhere: string[] = []
  const ofFirebase: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin))
      elsewhere.push(request.url())
    if (/firebase/.test(request.url())) ofFirebase.push(request.url())
  })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect([elsewhere, ofFirebase]).toEqual([[], []])
  await open(page, '/login')
  await expect.poll(() => ofFirebase.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})
