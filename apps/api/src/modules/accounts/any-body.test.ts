import { type CallDefinition, accountCalls } from '@motif/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'

const lines: string[] = []
let shop: TestApp
let person: SignedUp
let namesOfObject: string[]
beforeAll(async () => {
  namesOfObject = Object.getOwnPropertyNames(Object.prototype)
  shop = await testApp({ log: { write: (line) => lines.push(line) } })
})
beforeEach(async () => {
  lines.length = 0
  // A new session for each test, because the calls may sign the person out.
  person = await shop.signUp({ password: marks.password })
})
afterAll(() => shop.close())

/** Secrets that no log may contain, as unique texts. */
const marks = {
  password: 'plum-kettle-orbit-PASSWORD',
  otp: '918273',
  resetToken: 'reset-TOKEN-in-a-body',
  cookie: 'c0okie-TOKEN-of-forty-three-letters-abcdefgh',
  authtoken: 'head.TOKEN-of-identity.sign'
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\r\nBcc: everybody@example.com',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '\ud800',
  '‮evil',
  '../../etc/passwd',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
  '👍'.repeat(200),
  '%00',
  '-1',
  'true',
  'NaN'
)
const anything = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {})
)

/** A valid value in three of four cases, so that all depths of a call are reached. */
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: anything })
const emails = fc.oneof(
  { weight: 4, arbitrary: fc.nat(40).map((number) => `fuzz${number}@example.com`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Fuzz1@EXAMPLE.com',
      'a@b.c',
      'ä@exämple.com',
      'fuzz@example.com\r\nBcc: x@example.com',
      'x@example.com,y@example.com',
      `${'a'.repeat(250)}@x.io`,
      '"quoted @"@example.com'
    )
  }
)
const members = fc.record(
  {
    name: mostly(fc.constantFrom('Robin', 'Ünïcode 人', 'O’Brien <b>', 'constructor')),
    email: mostly(emails),
    password: mostly(fc.constant(marks.password)),
    otp: mostly(fc.constantFrom(marks.otp, '000000', '12345', '１２３４５６')),
    purpose: mostly(fc.constantFrom('register', 'reset')),
    resetToken: mostly(fc.constant(marks.resetToken)),
    phone: mostly(fc.constantFrom('+14155550123', null)),
    topic: mostly(fc.constantFrom('order', 'other')),
    message: mostly(fc.constantFrom('Hello', 'Two\nlines')),
    currentPassword: mostly(fc.constant(marks.password))
  },
  { requiredKeys: ['email', 'password'] }
)

/** JSON written by hand, because an object literal cannot have two members of one name, nor an own member `__proto__`. */
const polluting = (inner: string) =>
  fc.constantFrom(
    `{"__proto__":{"polluted":true},${inner.slice(1)}`,
    `{"constructor":{"prototype":{"polluted":true}},${inner.slice(1)}`,
    `{"\\u005f_proto__":{"polluted":true},${inner.slice(1)}`,
    `{"name":{"__proto__":{"polluted":true}},${inner.slice(1)}`,
    `{"prototype":{"polluted":true},"toString":"polluted",${inner.slice(1)}`
  )
const bodies: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: members.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: members.chain((body) => polluting(JSON.stringify(body))) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '\ufeff{}',
      `${'['.repeat(2000)}${']'.repeat(2000)}`,
      `{"password":"${marks.password}"`,
      `{"email":"a@b.co","email":"${'x'.repeat(300)}"}`
    )
  }
)

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/problem+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '__proto__'
    )
  }
)
const requests = fc.record({
  body: bodies,
  contentType: contentTypes,
  query: mostly(emails),
  token: fc.constantFrom('own', 'own', 'marked', 'none'),
  cookie: fc.constantFrom(
    `motif_refresh=${marks.cookie}`,
    `motif_refresh=${marks.cookie}; motif_device=__proto__`,
    '__proto__=x; constructor=y',
    ''
  )
})

const send = (
  name: string,
  call: CallDefinition,
  {
    body,
    contentType,
    query,
    token,
    cookie
  }: { body: string; contentType: string; query: unknown; token: string; cookie: string }
) => {
  const [method = '', path = ''] = name.split(' ')
  const authtoken = token === 'own' ? person.token : marks.authtoken
  return shop.app.inject({
    method: method as 'POST',
    url:
      call.query === undefined
        ? path
        : `${path}?${new URLSearchParams({ email: typeof query === 'string' ? query : (JSON.stringify(query) ?? ''), otp: marks.otp, password: marks.password })}`,
    headers: {
      'content-type': contentType,
      ...(token === 'none' ? undefined : { authtoken }),
      ...(cookie === '' ? undefined : { cookie })
    },
    payload: body
  })
}

/** The log of a test, checked to contain no secret. */
function cleanLog(): string {
  const log = lines.join('')
  for (const secret of [
    marks.password,
    marks.resetToken,
    marks.cookie,
    marks.authtoken,
    person.token,
    person.cookie.split('=')[1] ?? ''
  ])
    expect(log).not.toContain(secret)
  expect(log).not.toMatch(withDigits(marks.otp))
  expect(log).not.toMatch(/fuzz\d+(?:@|%40)example\.com/)
  return log
}
const withDigits = (digits: string) => new RegExp(`(?<!\\d)${digits}(?!\\d)`)

describe.each(Object.entries<CallDefinition>(accountCalls))('%s', (name, call) => {
  it(
    'answers a thousand bodies and does what they ask for without a fault, changes nothing all objects share, and writes no secret to the log',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const { statusCode, headers, body } = await send(name, call, request)
          expect(statusCode).toBeGreaterThanOrEqual(200)
          expect(statusCode).toBeLessThan(500)
          if (statusCode >= 400) expect(headers['content-type']).toContain('application/problem+json')
          for (const mark of [marks.password, marks.resetToken, marks.cookie, marks.authtoken])
            expect(body).not.toContain(mark)
          expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(namesOfObject)
        }),
        { numRuns: 1000 }
      )
      await shop.runJobs()
      expect(lines.length).toBeGreaterThanOrEqual(1000)
      cleanLog()
    }
  )
})

it('writes no code to the log that was mailed and entered', async () => {
  const { email } = person.user
  await shop.call('POST /api/v1/request-reset-password', { query: { email } })
  const code = await shop.codeFor(email)
  const { status } = await shop.call('POST /api/v1/verify-otp', { body: { email, otp: code, purpose: 'reset' } })
  expect(status).toBe(200)
  expect(lines).not.toEqual([])
  expect(cleanLog()).not.toMatch(withDigits(code))
})
