import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

interface Asked {
  url: string
  body?: (email: string) => object
}

const password = 'correct-horse-7'
const calls: Readonly<Record<string, Asked>> = {
  register: { url: '/api/v1/register', body: (email) => ({ name: 'Robin', email, password: 'another-horse-8' }) },
  'login with a wrong password': { url: '/api/v1/login', body: (email) => ({ email, password: 'wrong-password' }) },
  'forgotten password': { url: '/api/v1/request-reset-password?email=' },
  'resend to register': { url: '/api/v1/resend-otp', body: (email) => ({ email, purpose: 'register' }) },
  'resend to reset': { url: '/api/v1/resend-otp', body: (email) => ({ email, purpose: 'reset' }) },
  'a code to register': { url: '/api/v1/verify-otp', body: (email) => ({ email, otp: '000000', purpose: 'register' }) },
  'a code to reset': { url: '/api/v1/verify-otp', body: (email) => ({ email, otp: '000000', purpose: 'reset' }) },
  'a new password': {
    url: '/api/v1/reset-password',
    body: (email) => ({ email, resetToken: 'made-up', password: 'another-horse-8' })
  }
}

/** A value without the email address and the random request id, for comparison. */
const shapeOf = (value: unknown, email: string): unknown => {
  if (typeof value === 'string') return value.replaceAll(email, '{email}')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, name === 'requestId' ? '{id}' : shapeOf(member, email)])
  )
}

async function ask({ url, body }: Asked, email: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: body ? url : url + encodeURIComponent(email),
    ...(body ? { payload: body(email) } : undefined)
  })
  // Cookie values differ between any two responses: times, identifiers, browser ids.
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, '={value}'))
  return {
    status: answer.statusCode,
    headers: Object.keys(answer.headers).toSorted(),
    cookies,
    body: shapeOf(answer.json(), email),
    detail: answer.json<{ detail?: string }>().detail
  }
}

const unverified = async (email: string) => {
  await shop.call('POST /api/v1/register', { body: { name: 'Robin', email, password } })
  await shop.runJobs()
}

let people = 0
describe.each(Object.entries(calls))('%s', (_name, call) => {
  it.each([
    ['confirmed', (email: string) => shop.signUp({ email, password }).then(() => undefined)],
    ['not confirmed yet', unverified]
  ])('answers an address with an account that is %s as one without', async (_state, make) => {
    people += 1
    const [known, unknown] = [`known${people}@example.com`, `nobody${people}@example.com`]
    await make(known)
    shop.clock.advance(3700)
    // Three calls: the first, one too early, and one after the wait.
    for (const wait of [0, 0, 61]) {
      shop.clock.advance(wait)
      expect(await ask(call, known)).toEqual(await ask(call, unknown))
    }
  })
})
