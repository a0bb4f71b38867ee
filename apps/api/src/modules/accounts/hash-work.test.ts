import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { watchCrypto } from '../../testing/watch-crypto.ts'
import { passwordCost } from './password-cost.ts'
import { users } from './tables.ts'

/** Parameters of each key derivation: a difference in time or memory could reveal who has an account. */
const derived: unknown[] = []
let stop: () => void

const { memory, passes, parallelism } = passwordCost
const cost = { name: 'argon2id', memory, passes, parallelism, tagLength: 32 }

let shop: TestApp
beforeAll(async () => {
  stop = watchCrypto('argon2', (name, { memory, passes, parallelism, tagLength }) => {
    derived.push({ name, memory, passes, parallelism, tagLength })
  })
  shop = await testApp()
})
beforeEach(() => {
  derived.length = 0
})
afterAll(async () => {
  stop()
  await shop.close()
})

async function workOf(email: string) {
  derived.length = 0
  const { problem } = await shop.call('POST /api/v1/login', { body: { email, password: 'not-the-password' } })
  expect(problem.code).toBe('wrong-credentials')
  return [...derived]
}

it('keeps a password as a hash that took the work it is said to take', async () => {
  vi.resetModules()
  const real = await import('./password-cost.ts')
  Object.assign(passwordCost, real.passwordCost)
  const { user } = await shop.signUp().finally(() => Object.assign(passwordCost, { memory, passes, parallelism }))
  const [kept] = await shop.platform.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user._id))
  expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(derived).toEqual([{ ...cost, memory: 19_456, passes: 2, parallelism: 1 }])
})

it('does the same work for a wrong password, for an account without one, and for an address nobody has an account under', async () => {
  const [known, google] = [await shop.signUp(), await shop.signUp()]
  await shop.platform.db.update(users).set({ passwordHash: null }).where(eq(users.id, google.user._id))
  const work = await workOf(known.user.email)
  expect(work).toEqual([cost])
  expect(await workOf(google.user.email)).toEqual(work)
  expect(await workOf('nobody@example.com')).toEqual(work)
})
