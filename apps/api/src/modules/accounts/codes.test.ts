import type { OtpPurpose } from '@motif/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { watchCrypto } from '../../testing/watch-crypto.ts'
import { oneTimeCodes } from './tables.ts'

/** Counts the comparisons, because the number of guesses compared with a code bounds the chance of a correct guess. */
const compared = { count: 0 }

let shop: TestApp
let stop: () => void
beforeAll(async () => {
  stop = watchCrypto('timingSafeEqual', () => {
    compared.count += 1
  })
  shop = await testApp()
})
afterAll(async () => {
  stop()
  await shop.close()
})

const register = (email: string) =>
  shop.call('POST /api/v1/register', { body: { name: 'Robin', email, password: 'correct-horse-7' } })
const verify = (email: string, otp: string, purpose: OtpPurpose = 'register') =>
  shop.call('POST /api/v1/verify-otp', { body: { email, otp, purpose } })
const hundred = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 100 }, (_, index) => work(index)))
const wrongCodes = (code: string) =>
  Array.from({ length: 101 }, (_, index) => String(index).padStart(6, '0')).filter((wrong) => wrong !== code)

it('compares at most five of a hundred wrong codes that arrive together, and then not even the right one', async () => {
  await register('rush@example.com')
  const code = await shop.codeFor('rush@example.com')
  const wrong = wrongCodes(code)
  compared.count = 0
  const answers = await hundred((index) => verify('rush@example.com', wrong[index] ?? ''))
  expect(new Set(answers.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
    new Set(['400 invalid-code'])
  )
  expect(compared.count).toBe(5)
  expect((await verify('rush@example.com', code)).problem.code).toBe('invalid-code')
  expect(compared.count).toBe(5)
})

it.each(['register', 'reset'] as const)(
  'lets one of a hundred right codes through that arrive together, to %s',
  async (purpose) => {
    const email = `right-${purpose}@example.com`
    if (purpose === 'register') await register(email)
    else {
      await shop.signUp({ email })
      await shop.call('POST /api/v1/request-reset-password', { query: { email } })
    }
    const code = await shop.codeFor(email)
    const answers = await hundred(() => verify(email, code, purpose))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
  }
)

it('takes a code for one account: another’s is as good as a wrong one', async () => {
  await register('one@example.com')
  await register('two@example.com')
  const code = await shop.codeFor('one@example.com')
  expect((await verify('two@example.com', code)).problem.code).toBe('invalid-code')
  expect((await verify('one@example.com', code)).status).toBe(200)
})

it('takes a code for one purpose', async () => {
  await shop.signUp({ email: 'purpose@example.com' })
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'purpose@example.com' } })
  const code = await shop.codeFor('purpose@example.com')
  expect((await verify('purpose@example.com', code, 'register')).problem.code).toBe('invalid-code')
  expect((await verify('purpose@example.com', code, 'reset')).status).toBe(200)
})

it('takes a code up to the last second of ten minutes, and not at their end', async () => {
  await register('in-time@example.com')
  await register('too-late@example.com')
  const [inTime, tooLate] = [await shop.codeFor('in-time@example.com'), await shop.codeFor('too-late@example.com')]
  shop.clock.advance(599)
  expect((await verify('in-time@example.com', inTime)).status).toBe(200)
  shop.clock.advance(1)
  expect((await verify('too-late@example.com', tooLate)).problem.code).toBe('invalid-code')
})

it('begins counting tries anew with a new code, which ends the old one', async () => {
  await register('anew@example.com')
  const first = await shop.codeFor('anew@example.com')
  for (const wrong of wrongCodes(first).slice(0, 5)) await verify('anew@example.com', wrong)
  shop.clock.advance(60)
  await shop.call('POST /api/v1/resend-otp', { body: { email: 'anew@example.com', purpose: 'register' } })
  const second = await shop.codeFor('anew@example.com')
  if (first !== second) expect((await verify('anew@example.com', first)).status).toBe(400)
  expect((await verify('anew@example.com', second)).status).toBe(200)
})

it('keeps of a code a keyed hash, the same code of two accounts being two', async () => {
  const { user } = await shop.signUp({ email: 'hashed@example.com' })
  await shop.call('POST /api/v1/request-reset-password', { query: { email: 'hashed@example.com' } })
  const code = await shop.codeFor('hashed@example.com')
  const [kept] = await shop.platform.db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, user._id), eq(oneTimeCodes.purpose, 'reset')))
  expect(kept?.hash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(kept)).not.toContain(code)
  const { user: another } = await shop.signUp()
  await shop.platform.db.insert(oneTimeCodes).values({ ...kept!, userId: another._id })
  expect((await verify(another.email, code, 'reset')).status).toBe(400)
})
