import type { Locator, Page, Request, Route } from '@playwright/test'
import { account, fillRegistration, goodPassword } from '../support/accounts.ts'
import { main, open, reload, title } from '../support/pages.ts'
import { expect, test } from '../support/shop-test.ts'

/**
 * Tests every account call with every kind of answer. Only the statuses of the specification (point 5) continue the flow. After any other
 * answer, the form keeps its input, remains usable and shows what to do.
 */
const answers = [
  200,
  201,
  202,
  204,
  301,
  400,
  401,
  404,
  409,
  422,
  429,
  500,
  'a page',
  'no body',
  '{}',
  'no network'
] as const
type Answer = (typeof answers)[number]

const foreign =
  'The answer did not come from the shop. If this network asks you to log in to it, do that first, then try again.'

const sentences: Record<Answer, string> = {
  200: foreign,
  201: foreign,
  202: foreign,
  204: foreign,
  301: foreign,
  400: 'Something you entered cannot be used. Check it, then try again.',
  401: 'Please log in to continue.',
  404: 'We could not find that. It may have moved: reload the page, then try again.',
  409: 'It changed in the meantime. Reload to see the newest.',
  422: 'Something you entered cannot be used. Check it, then try again.',
  429: 'Too many tries. Wait a little, then try again.',
  500: 'Something broke on our side. Please try again.',
  'a page': foreign,
  'no body': foreign,
  '{}': foreign,
  'no network': 'No connection. Check your network, then try again.'
}

/** Error codes of the shop; the other refusals come from an intermediary. */
const reasons: Partial<Record<Answer, string>> = {
  400: 'invalid-input',
  409: 'conflict',
  429: 'too-many-requests',
  500: 'internal'
}

const ada = { _id: 'u1', name: 'Ada Lovelace', email: 'ada@example.com', role: 'customer' }
/** Login data of a real account, since the next page uses the token immediately. */
const loginData = async (page: Page): Promise<object> =>
  (
    await page.request.post('/api/v1/login', { data: { email: 'customer@motif.test', password: 'paper-and-ink-42' } })
  ).json() as Promise<object>
const email = ada.email
const code = '402913'

interface Call {
  name: string
  /** The only statuses that continue the flow. */
  success: readonly [number, ...number[]]
  body: object | ((page: Page) => Promise<object>)
  /** The flow needs the content of the body. */
  needsBody?: true
  /** Sentences of this call that replace the common ones. */
  sentences?: Partial<Record<Answer, string>>
  /** Opens the form and fills it in. */
  begin: (page: Page) => Promise<void>
  button: (page: Page) => Locator
  /** Values of the form. */
  typed: (page: Page) => Promise<string[]>
  /** Expects the next step. */
  arrived: (page: Page) => Promise<void>
}

const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const valuesOf = (page: Page, ...names: string[]) => Promise.all(names.map((name) => field(page, name).inputValue()))
const digits = (page: Page) => main(page).getByRole('group').getByRole('textbox')

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

/** Opens an address in the middle of a flow, with its progress in the session storage. */
async function openAt(page: Page, address: string, flow: string, progress: object): Promise<void> {
  await open(page, '/faq')
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [flow, JSON.stringify(progress)] as const)
  await open(page, address)
}

const calls: Call[] = [
  {
    name: 'login',
    success: [200],
    body: loginData,
    needsBody: true,
    sentences: { 401: 'E-mail or password is wrong. Check both, or reset the password.' },
    begin: async (page) => {
      await open(page, '/login')
      await fill(page, { 'E-mail': email, Password: goodPassword })
    },
    button: (page) => button(page, 'Log in'),
    typed: (page) => valuesOf(page, 'E-mail', 'Password'),
    arrived: async (page) => {
      await expect(page).toHaveURL('/')
      await expect(account(page)).toBeVisible()
    }
  },
  {
    name: 'register',
    success: [201],
    body: { email, resendAfter: 60 },
    begin: async (page) => {
      await open(page, '/register')
      await fill(page, { Name: ada.name, 'E-mail': email, Password: goodPassword })
    },
    button: (page) => button(page, 'Create account'),
    typed: (page) => valuesOf(page, 'Name', 'E-mail', 'Password'),
    arrived: async (page) => {
      await expect(page).toHaveURL('/verifyotp')
      await expect(digits(page).first()).toBeVisible()
    }
  },
  {
    name: 'request-reset-password',
    success: [200, 201],
    body: { resendAfter: 60 },
    begin: async (page) => {
      await open(page, '/forgotpassword')
      await fill(page, { 'E-mail': email })
    },
    button: (page) => button(page, 'Send the code'),
    typed: (page) => valuesOf(page, 'E-mail'),
    arrived: async (page) => {
      await expect(page).toHaveURL('/verifyotpforgot')
      await expect(digits(page).first()).toBeVisible()
    }
  },
  {
    name: 'verify-otp',
    success: [200],
    body: { resetToken: 'proof' },
    needsBody: true,
    begin: async (page) => {
      await openAt(page, '/verifyotpforgot', 'password-reset', { step: 'code', email })
      // The sixth digit submits the code; the test concerns the next submission.
      await page.route('**/verify-otp', (route) => route.fulfill({ status: 500 }), { times: 1 })
      await digits(page).first().click()
      await page.keyboard.type(code)
      await expect(main(page).getByRole('alert')).toBeVisible()
    },
    button: (page) => button(page, 'Confirm'),
    typed: (page) => digits(page).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    arrived: async (page) => {
      await expect(title(page)).toHaveText('Set a new password')
      await expect(field(page, 'New password')).toBeFocused()
    }
  },
  {
    name: 'resend-otp',
    success: [200],
    body: { resendAfter: 60 },
    begin: (page) => openAt(page, '/verifyotp', 'registration', { step: 'code', email, resendAt: 0 }),
    button: (page) => button(page, 'Send a new code'),
    typed: async () => [],
    arrived: async (page) => {
      await expect(main(page).getByRole('status').filter({ hasText: 'A new code is on its way.' })).toBeVisible()
      await expect(main(page).getByRole('button', { name: /^New code in/ })).toBeDisabled()
    }
  },
  {
    name: 'reset-password',
    success: [200, 201],
    body: {},
    begin: async (page) => {
      await openAt(page, '/verifyotpforgot', 'password-reset', { step: 'new-password', email, resetToken: 'proof' })
      await fill(page, { 'New password': goodPassword })
    },
    button: (page) => button(page, 'Save new password'),
    typed: (page) => valuesOf(page, 'New password'),
    arrived: (page) =>
      expect(main(page).getByRole('status')).toContainText('Your password is changed. Log in with the new one.')
  },
  {
    name: 'contact_us',
    success: [200],
    body: {},
    begin: async (page) => {
      await open(page, '/contactus')
      await fill(page, { Name: ada.name, 'E-mail': email, Message: 'Where is my order?' })
      await field(page, 'What is it about?').selectOption('An order')
    },
    button: (page) => button(page, 'Send message'),
    typed: (page) => valuesOf(page, 'Name', 'E-mail', 'What is it about?', 'Message'),
    arrived: async (page) => {
      await expect(title(page)).toHaveText(`Thank you, ${ada.name}`)
      await expect(title(page)).toBeFocused()
    }
  }
]

function give(route: Route, { success }: Call, body: object, answer: Answer): Promise<void> {
  const status = typeof answer === 'number' ? answer : success[0]
  if (answer === 'no network') return route.abort('failed')
  if (answer === 'a page') return route.fulfill({ status, contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' })
  if (answer === 'no body' || status === 204 || status === 301) return route.fulfill({ status, body: '' })
  if (answer === '{}') return route.fulfill({ status, json: {} })
  if (status !== undefined && status < 300) return route.fulfill({ status, json: body })
  const reason = reasons[answer]
  if (reason === undefined) return route.fulfill({ status, contentType: 'text/html', body: `<h1>${status}</h1>` })
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Refused', status, detail: '', code: reason, requestId: 'r1' }
  })
}

const leadsOn = ({ success, needsBody }: Call, answer: Answer) =>
  typeof answer === 'number' ? success.includes(answer) : !needsBody && (answer === 'no body' || answer === '{}')

test.describe('whatever is answered to', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  for (const call of calls) {
    test(`${call.name}, the person goes on or is told what to do, and loses nothing`, async ({ page }) => {
      test.slow()
      const body = typeof call.body === 'function' ? await call.body(page) : call.body
      await call.begin(page)
      const typed = await call.typed(page)
      let answer: Answer = 200
      await page.route(`**/api/v1/${call.name}*`, (route) => give(route, call, body, answer))
      for (answer of answers) {
        await test.step(String(answer), async () => {
          const isCall = (request: Request) => request.url().includes(`/api/v1/${call.name}`)
          const ended =
            answer === 'no network'
              ? page.waitForEvent('requestfailed', isCall)
              : page.waitForEvent('requestfinished', isCall)
          await call.button(page).click()
          await ended
          if (leadsOn(call, answer)) {
            await call.arrived(page)
            await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
            await call.begin(page)
            return
          }
          await expect(main(page).getByRole('alert')).toHaveText(call.sentences?.[answer] ?? sentences[answer])
          expect(await call.typed(page)).toEqual(typed)
          await expect(call.button(page)).toBeEnabled()
          await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
        })
      }
    })
  }
})

test('a reload at the new password keeps the proven code, and the time to the next one', async ({ page }) => {
  await page.clock.install()
  await page.route('**/request-reset-password*', (route) => route.fulfill({ json: { resendAfter: 60 } }))
  await page.route('**/verify-otp', (route) => route.fulfill({ json: { resetToken: 'proof' } }))
  await open(page, '/forgotpassword')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Send the code').click()
  await digits(page).first().click()
  await page.keyboard.type(code)
  await expect(title(page)).toHaveText('Set a new password')
  await page.clock.fastForward(20_000)
  await reload(page)
  await expect(title(page)).toHaveText('Set a new password')
  const kept = await page.evaluate(() => sessionStorage.getItem('password-reset'))
  expect(kept).toContain('proof')
  expect(kept).not.toContain(code)
  await field(page, 'New password').fill(goodPassword)
  const sent = page.waitForRequest('**/reset-password')
  await page.route('**/reset-password', (route) => route.fulfill({ json: {} }))
  await button(page, 'Save new password').click()
  expect((await sent).postDataJSON()).toEqual({ email, resetToken: 'proof', password: goodPassword })
  await expect(main(page).getByRole('status')).toContainText('Your password is changed.')
  expect(await page.evaluate(() => sessionStorage.getItem('password-reset'))).toBeNull()

  // Without the reset token, as after the storage was cleared, the flow returns to the code and keeps the waiting time for a new one.
  await openAt(page, '/verifyotpforgot', 'password-reset', {
    step: 'new-password',
    email,
    resendAt: await page.evaluate(() => Date.now() + 40_000)
  })
  await expect(main(page).getByRole('button', { name: /^New code in/ })).toHaveText(/New code in 0:[34]\d/)
})

test('Back after a welcome does not ask for the code again', async ({ page, mailbox, freshEmail }) => {
  await open(page, '/register')
  await fillRegistration(page, { name: 'Nora New', email: freshEmail })
  await expect(title(page)).toHaveText('Check your mail')
  await digits(page).first().click()
  await page.keyboard.type(await mailbox.code(freshEmail, /code/i))
  await expect(title(page)).toHaveText('Welcome, Nora')
  // Opening the code's address does not ask for it either.
  await page.goto('/verifyotp')
  await expect(page).toHaveURL('/register/complete')
  await expect(title(page)).toHaveText('Welcome, Nora')
  await page.goBack()
  await page.goBack()
  // The registration form redirects as well.
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeVisible()
})

test('a token that only says it is an administrator’s is told to log in again', async ({ page }) => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const forged = `${part({ alg: 'HS256' })}.${part({ role: 'admin', sub: 'u1', exp: 4_000_000_000 })}.forged`
  await open(page, '/faq')
  await page.evaluate(
    (token) => localStorage.setItem('userData', JSON.stringify({ id_token: token, expires_at: Date.now() + 900_000 })),
    forged
  )
  await open(page, '/admin')
  await expect(title(page)).toHaveText('Log in again')
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await fill(page, { 'E-mail': 'admin@motif.test', Password: 'ink-and-paper-42' })
  await button(page, 'Log in').click()
  await expect(page).toHaveURL('/admin')
  await expect(main(page)).toContainText('Revenue today')
})
