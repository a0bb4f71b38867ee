import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from './tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (email: string, password: string) => shop.call('POST /api/v1/login', { body: { email, password } })
const refresh = (cookie: string) => shop.call('POST /api/v1/refresh', { headers: { cookie } })
const currentUser = (token: string) => shop.call('POST /current-user', { token })

it('signs in with a token that anybody can check against the published keys', async () => {
  const { user, password } = await shop.signUp({ email: 'eve@example.com', name: 'Eve' })
  const { data } = await login('EVE@example.com', password)
  const keys = await (await shop.fetch('/.well-known/jwks.json')).json()
  const { payload } = await jwtVerify(data.id_token, createLocalJWKSet(keys), {
    issuer: 'http://localhost:3000',
    audience: 'motif',
    currentDate: shop.clock.now()
  })
  expect(payload).toMatchObject({ sub: user._id, name: 'Eve', email: 'eve@example.com', role: 'customer' })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(900)
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

it('answers a wrong password and an unknown address alike', async () => {
  await shop.signUp({ email: 'alike@example.com' })
  const wrong = await login('alike@example.com', 'not-the-password')
  const unknown = await login('unknown@example.com', 'not-the-password')
  expect([wrong.status, wrong.problem.code, wrong.problem.detail]).toEqual([
    unknown.status,
    unknown.problem.code,
    unknown.problem.detail
  ])
  expect(wrong.problem.code).toBe('wrong-credentials')
})

it.each(['slow@example.com', 'stranger@example.com'])(
  'makes each login after five wrong ones wait longer, for %s',
  async (email) => {
    if (email.startsWith('slow')) await shop.signUp({ email })
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email, 'wrong-password')).status).toBe(401)
    expect(await login(email, 'wrong-password')).toMatchObject({ status: 429, problem: { retryAfter: 2 } })
    shop.clock.advance(2)
    expect((await login(email, 'wrong-password')).status).toBe(401)
    expect(await login(email, 'wrong-password')).toMatchObject({ status: 429, problem: { retryAfter: 4 } })
    for (let tries = 0; tries < 20; tries += 1) {
      shop.clock.advance(900)
      expect((await login(email, 'wrong-password')).status).toBe(401)
    }
    shop.clock.advance(900)
    if (email.startsWith('slow')) expect((await login(email, 'correct-horse-7')).status).toBe(200)
  }
)

it('counts wrong logins that arrive together', async () => {
  await shop.signUp({ email: 'burst@example.com' })
  const answers = await Promise.all(Array.from({ length: 12 }, () => login('burst@example.com', 'wrong-password')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
})

it('tells the right password of an unconfirmed address that it is unconfirmed, and sends a code', async () => {
  await shop.call('POST /api/v1/register', {
    body: { name: 'Una', email: 'una@example.com', password: 'correct-horse-7' }
  })
  await shop.runJobs()
  shop.clock.advance(61)
  expect((await login('una@example.com', 'wrong-password')).problem.code).toBe('wrong-credentials')
  expect(await login('una@example.com', 'correct-horse-7')).toMatchObject({
    status: 403,
    problem: { code: 'unverified' }
  })
  expect(await shop.mailbox('una@example.com')).toHaveLength(2)
})

it('forgets a refresh token after thirty days', async () => {
  const { cookie } = await shop.signUp()
  shop.clock.advance(30 * 24 * 3600)
  expect((await refresh(cookie)).status).toBe(401)
})

it('ends the session on logout', async () => {
  const { cookie, token } = await shop.signUp()
  const answer = await shop.call('POST /api/v1/logout', { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect((await refresh(cookie)).status).toBe(401)
  expect((await currentUser(token)).status).toBe(401)
})

it('answers the current user, and refuses tokens that are missing, forged, changed or expired', async () => {
  const { token, user } = await shop.signUp()
  expect(await currentUser(token)).toMatchObject({ status: 200, data: user })
  expect((await shop.call('POST /create-or-update-user', { token })).data).toEqual(user)
  const [head = '', body = '', signature = ''] = token.split('.')
  const asAdmin = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'admin' })).toString('base64url')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  for (const forged of ['', 'x', `${head}.${asAdmin}.${signature}`, `${unsigned}.${body}.`, 'a'.repeat(5000)])
    expect((await currentUser(forged)).problem.code).toBe('sign-in-required')
  shop.clock.advance(901)
  expect((await currentUser(token)).status).toBe(401)
})

it('asks the database, not the token, who is an administrator', async () => {
  const { token } = await shop.signUp({ role: 'admin' })
  const messages = () => shop.call('GET /api/v1/admin/messages', { token })
  expect((await messages()).status).toBe(200)
  await shop.platform.db.update(users).set({ role: 'customer' })
  expect((await messages()).problem.code).toBe('forbidden')
})

it('resets a password with a code from the mail, ends every session and says so', async () => {
  const { cookie, token } = await shop.signUp({ email: 'forgot@example.com' })
  expect(
    await shop.call('POST /api/v1/request-reset-password', { query: { email: 'forgot@example.com' } })
  ).toMatchObject({ status: 200, data: { resendAfter: 60 } })
  const otp = await shop.codeFor('forgot@example.com')
  const verified = await shop.call('POST /api/v1/verify-otp', {
    body: { email: 'forgot@example.com', otp, purpose: 'reset' }
  })
  const { resetToken } = verified.data as { resetToken: string }
  const reset = (password: string) =>
    shop.call('POST /api/v1/reset-password', { body: { email: 'forgot@example.com', resetToken, password } })
  expect((await reset('password123')).problem.code).toBe('weak-password')
  expect((await reset('a-quite-new-one')).status).toBe(200)
  expect((await reset('a-quite-new-two')).problem.code).toBe('invalid-reset-token')
  expect([(await refresh(cookie)).status, (await currentUser(token)).status]).toEqual([401, 401])
  expect((await login('forgot@example.com', 'correct-horse-7')).status).toBe(401)
  expect((await login('forgot@example.com', 'a-quite-new-one')).status).toBe(200)
  expect((await shop.mailbox('forgot@example.com'))[0]?.subject).toBe('Your password was changed at Motif')
})

it('does not take the reset of one account for another', async () => {
  await shop.signUp({ email: 'one@example.com' })
  await shop.signUp({ email: 'two@example.com' })
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'one@example.com' } })
  const verified = await shop.call('POST /api/v1/verify-otp', {
    body: { email: 'one@example.com', otp: await shop.codeFor('one@example.com'), purpose: 'reset' }
  })
  const { resetToken } = verified.data as { resetToken: string }
  const answer = await shop.call('POST /api/v1/reset-password', {
    body: { email: 'two@example.com', resetToken, password: 'a-quite-new-one' }
  })
  expect(answer.problem.code).toBe('invalid-reset-token')
})

it('answers a reset request the same for known and unknown addresses', async () => {
  await shop.signUp({ email: 'same@example.com' })
  const ask = async (email: string) => {
    const { status, data } = await shop.call('POST /api/v1/request-reset-password', { query: { email } })
    return { status, data }
  }
  expect(await ask('same@example.com')).toEqual(await ask('not-same@example.com'))
})

it('changes name and telephone of the signed-in person', async () => {
  const { token, user } = await shop.signUp()
  const answer = await shop.call('PATCH /api/v1/profile', { token, body: { name: 'New Name', phone: '+14155550123' } })
  expect(answer).toMatchObject({ status: 200, data: { ...user, name: 'New Name' } })
})

it('forgets what has run out', async () => {
  const { cookie } = await shop.signUp()
  shop.clock.advance(20 * 24 * 3600)
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'forgotten@example.com' } })
  const renewed = await shop.call('POST /api/v1/refresh', { headers: { cookie } })
  shop.clock.advance(20 * 24 * 3600)
  await shop.tick('accounts.forget')
  const left = async (table: string) =>
    Number((await shop.platform.db.execute(`select count(*) from ${table}`)).rows[0]?.['count'])
  expect([
    await left('code_requests'),
    await left('code_tries'),
    await left('login_attempts'),
    await left('sessions'),
    await left('refresh_tokens')
  ]).toEqual([0, 0, 0, 1, 1])
  const next = renewed.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  expect((await shop.call('POST /api/v1/refresh', { headers: { cookie: next } })).status).toBe(200)
  shop.clock.advance(200 * 24 * 3600)
  await shop.tick('accounts.forget')
  expect([await left('known_places'), await left('sessions'), await left('refresh_tokens')]).toEqual([0, 0, 0])
})
