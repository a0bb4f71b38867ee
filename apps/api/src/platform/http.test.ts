import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const lines: string[] = []
let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ log: { write: (line) => void lines.push(line) }, env: { ACCOUNT_LIMIT_PER_MINUTE: '30' } })
})
afterAll(() => shop.close())

const post = (path: string, body: string, type = 'application/json', headers: Record<string, string> = {}) =>
  shop.fetch(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
const problemOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = await answer.json()
  expect(problem).toMatchObject({ status: answer.status, requestId: answer.headers.get('x-request-id') })
  return problem
}

it('says that JSON is malformed', async () => {
  expect(await problemOf(await post('/api/v1/login', '{"email": "a@b.example"'))).toMatchObject({
    status: 400,
    code: 'malformed-json'
  })
  expect(await problemOf(await post('/api/v1/login', '{"__proto__": {"admin": true}}'))).toMatchObject({ status: 400 })
})

it('points at every member that is wrong', async () => {
  const problem = await problemOf(
    await post('/api/v1/contact_us', JSON.stringify({ name: 7, email: 'nobody', topic: 'order' }))
  )
  expect(problem.code).toBe('invalid-input')
  expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/name', '/email', '/message'])
})

it.each(['null', '[]', '"text"', '7', '{}', ''])('refuses the body %s where members are needed', async (body) => {
  expect(await problemOf(await post('/api/v1/login', body))).toMatchObject({ status: 400, code: 'invalid-input' })
})

it('refuses ten megabytes, and what is not JSON', async () => {
  expect(await problemOf(await post('/api/v1/login', JSON.stringify({ email: 'x'.repeat(10_000_000) })))).toMatchObject(
    { status: 413, code: 'too-large' }
  )
  expect(await problemOf(await post('/api/v1/login', 'email=a', 'application/x-www-form-urlencoded'))).toMatchObject({
    status: 415,
    code: 'unsupported-media-type'
  })
  expect(await problemOf(await post('/api/v1/login', 'hello', 'text/plain'))).toMatchObject({ status: 415 })
})

it('tells an unknown address from a wrong method', async () => {
  expect(await problemOf(await shop.fetch('/api/v1/nothing'))).toMatchObject({ status: 404, code: 'not-found' })
  const answer = await shop.fetch('/api/v1/login')
  expect(answer.headers.get('allow')).toBe('POST')
  expect(await problemOf(answer)).toMatchObject({ status: 405, code: 'method-not-allowed' })
  expect(await problemOf(await shop.fetch('/cart', { method: 'POST' }))).toMatchObject({ status: 404 })
  expect(await problemOf(await shop.fetch('/%E0%A4%A'))).toMatchObject({ status: 400, code: 'invalid-input' })
})

it('answers pages with a plain sentence while the shop is not built', async () => {
  const answer = await shop.fetch('/cart')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})

it('says why, and in which language it says so', async () => {
  const answer = await shop.fetch('/api/v1/login', { headers: { 'accept-language': 'tlh, en;q=0.5' } })
  expect(answer.headers.get('content-language')).toBe('en')
  expect(answer.headers.get('vary')).toContain('accept-language')
  expect(await problemOf(answer)).toMatchObject({
    code: 'method-not-allowed',
    reason: 'method-not-offered',
    params: { methods: ['POST'] },
    detail: 'Here only POST is offered.'
  })
})

it('takes an empty body of any type as no body', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    expect((await post('/current-user', '', type)).status).toBe(401)
})

it('sends the headers that keep other sites out', async () => {
  const { headers } = await shop.fetch('/healthz')
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('describes every call', async () => {
  const description = await (await shop.fetch('/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  expect(description.paths['/api/v1/login'].post.summary).toBe('Sign in with e-mail and password')
})

it('keeps secrets out of the log', async () => {
  const { token, cookie, password } = await shop.signUp({ email: 'logged@example.com' })
  await shop.call('POST /current-user', { token, headers: { cookie } })
  await shop.fetch('/api/v1/orders/abcdefghijklmnop?key=order-key-secret')
  await shop.fetch('/privacy?alerts=stop-token-secret')
  await shop.fetch('/api/v1/test-payments/client-secret-value/confirm', { method: 'POST' })
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'logged@example.com' } })
  const otp = await shop.codeFor('logged@example.com')
  await shop.call('POST /api/v1/verify-otp', { body: { email: 'logged@example.com', otp, purpose: 'reset' } })
  const log = lines.join('')
  expect(log).toContain('/api/v1/login')
  for (const secret of [
    token,
    cookie.slice(20),
    password,
    otp,
    'order-key-secret',
    'stop-token-secret',
    'client-secret-value',
    'logged@example.com',
    'logged%40example.com'
  ])
    expect(log).not.toContain(secret)
})

it('tells of a fault only its number, and logs it without the values of the statement', async () => {
  await shop.platform.db.execute('alter table contact_messages rename to gone')
  const problem = await problemOf(
    await post(
      '/api/v1/contact_us',
      JSON.stringify({ name: 'Kim', email: 'kim@example.com', topic: 'order', message: 'a private sentence' })
    )
  )
  await shop.platform.db.execute('alter table gone rename to contact_messages')
  expect(problem).toMatchObject({ status: 500, code: 'internal' })
  expect(JSON.stringify(problem)).not.toContain('contact_messages')
  const logged = lines.find((line) => line.includes('a request failed')) ?? ''
  expect(logged).toContain(problem.requestId)
  expect((JSON.parse(logged) as { err: { cause: { errorCode: string } } }).err.cause.errorCode).toBe('42P01')
  expect(logged).not.toContain('a private sentence')
})

it('slows down whoever tries too often', async () => {
  const answers: Response[] = []
  for (let tries = 0; tries < 31; tries += 1) answers.push(await post('/api/v1/reset-password', '{}'))
  const last = answers.at(-1) ?? new Response()
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await problemOf(last)).toMatchObject({
    status: 429,
    code: 'too-many-requests',
    retryAfter: expect.any(Number)
  })
})
