import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const register = (email: string, password = 'correct-horse-7') =>
  shop.call('POST /api/v1/register', { body: { name: 'Robin', email, password } })
const verify = (email: string, otp: string, purpose: 'register' | 'reset' = 'register') =>
  shop.call('POST /api/v1/verify-otp', { body: { email, otp, purpose } })
const resend = (email: string, purpose: 'register' | 'reset' = 'register') =>
  shop.call('POST /api/v1/resend-otp', { body: { email, purpose } })

it('registers, mails a six-digit code, and signs in whoever enters it', async () => {
  const answer = await register('anna@example.com')
  expect(answer).toMatchObject({ status: 201, data: { email: 'anna@example.com', resendAfter: 60 } })
  const verified = await verify('anna@example.com', await shop.codeFor('anna@example.com'))
  expect(verified).toMatchObject({
    status: 200,
    data: { expires_in: 900, user: { name: 'Robin', email: 'anna@example.com', role: 'customer' } }
  })
  expect(verified.headers.getSetCookie()[0]).toMatch(
    /^motif_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/
  )
  expect((await shop.mailbox('anna@example.com'))[0]?.subject).toBe('Welcome to Motif')
})

it('answers a known address as it answers a new one, and tells its owner by mail', async () => {
  await shop.signUp({ email: 'known@example.com' })
  shop.clock.advance(61)
  const known = await register('Known@example.com')
  const fresh = await register('Fresh@example.com')
  expect([known.status, Object.keys(known.data)]).toEqual([fresh.status, Object.keys(fresh.data)])
  expect(known.data.resendAfter).toBe(fresh.data.resendAfter)
  expect((await shop.mailbox('known@example.com'))[0]?.subject).toBe('You already have an account at Motif')
})

it('does not change the password of an account somebody registers over', async () => {
  const { password } = await shop.signUp({ email: 'keeps@example.com' })
  await register('keeps@example.com', 'another-horse-8')
  const login = (password: string) =>
    shop.call('POST /api/v1/login', { body: { email: 'keeps@example.com', password } })
  expect((await login('another-horse-8')).status).toBe(401)
  expect((await login(password)).status).toBe(200)
})

it('takes a code once, and not after ten minutes', async () => {
  await register('once@example.com')
  const code = await shop.codeFor('once@example.com')
  expect((await verify('once@example.com', code)).status).toBe(200)
  expect((await verify('once@example.com', code)).problem.code).toBe('invalid-code')
  await register('late@example.com')
  const late = await shop.codeFor('late@example.com')
  shop.clock.advance(601)
  expect((await verify('late@example.com', late)).problem.code).toBe('invalid-code')
})

it('sends a new code after 60 seconds; the old one is then no longer good', async () => {
  await register('again@example.com')
  const first = await shop.codeFor('again@example.com')
  shop.clock.advance(20)
  const early = await resend('again@example.com')
  expect(early).toMatchObject({ status: 429, problem: { code: 'too-many-requests', retryAfter: 40 } })
  expect(early.headers.get('retry-after')).toBe('40')
  shop.clock.advance(40)
  expect(await resend('again@example.com')).toMatchObject({ status: 200, data: { resendAfter: 60 } })
  const second = await shop.codeFor('again@example.com')
  if (first !== second) expect((await verify('again@example.com', first)).status).toBe(400)
  expect((await verify('again@example.com', second)).status).toBe(200)
})

it.each(['known', 'unknown'])(
  'sends at most five codes an hour and ten a day to an address that is %s',
  async (who) => {
    const email = `limit-${who}@example.com`
    if (who === 'known') await register(email)
    else expect((await resend(email)).status).toBe(200)
    const answers: number[] = []
    for (let count = 0; count < 12; count += 1) {
      shop.clock.advance(61)
      answers.push((await resend(email)).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(4)
    shop.clock.advance(3600)
    const later: number[] = []
    for (let count = 0; count < 8; count += 1) {
      shop.clock.advance(61)
      later.push((await resend(email)).status)
    }
    expect(later.filter((status) => status === 200)).toHaveLength(5)
    shop.clock.advance(2 * 3600)
    expect((await resend(email)).status).toBe(429)
    shop.clock.advance(24 * 3600)
    expect((await resend(email)).status).toBe(200)
  }
)

it('mails nothing to an address nobody has an account under', async () => {
  await resend('nobody@example.com')
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'nobody@example.com' } })
  expect(await shop.mailbox('nobody@example.com')).toEqual([])
})

it.each([
  ['password123', 'common'],
  ['Princess99!', 'common'],
  ['robin@example.com', 'personal'],
  ['aaaaaaaaaa', 'common'],
  ['👍'.repeat(129), 'too-long']
])('refuses the password %.20s as %s', async (password, code) => {
  const answer = await shop.call('POST /api/v1/register', {
    body: { name: 'Robin', email: 'robin@example.com', password }
  })
  expect(answer.status).toBe(400)
  if (answer.problem.code === 'weak-password')
    expect(answer.problem.errors?.[0]).toMatchObject({ pointer: '/password', code })
  else expect(answer.problem.code).toBe('invalid-input')
})

it('stores neither code nor password as they are', async () => {
  await register('stored@example.com', 'very-secret-horse')
  const code = await shop.codeFor('stored@example.com')
  const { rows } = await shop.platform.db.execute(
    `select (select string_agg(c::text, ' ') from one_time_codes c) || (select string_agg(u::text, ' ') from users u) || (select string_agg(j.data::text, ' ') from jobs.job j) as all`
  )
  const all = String(rows[0]?.['all'])
  expect(all).not.toContain('very-secret-horse')
  expect(all).not.toContain(code)
  expect(all).toContain('$argon2id$v=19$')
})
