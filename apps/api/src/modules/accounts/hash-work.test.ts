import type * as Crypto from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from './tables.ts'

/** What each derivation was asked for: its cost in time and memory is what could tell who has an account. */
const derived = vi.hoisted((): unknown[] => [])
vi.unmock('./password-cost.ts')
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>()
  const argon2: typeof crypto.argon2 = (name, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters
    derived.push({ name, memory, passes, parallelism, tagLength })
    return crypto.argon2(name, parameters, done)
  }
  return { ...crypto, argon2 }
})

const cost = { name: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

async function workOf(email: string) {
  derived.length = 0
  const { problem } = await shop.call('POST /api/v1/login', { body: { email, password: 'not-the-password' } })
  expect(problem.code).toBe('wrong-credentials')
  return [...derived]
}

it('keeps a password as a hash that took the work it is said to take', async () => {
  const { user } = await shop.signUp()
  const [kept] = await shop.platform.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user._id))
  expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(derived).toEqual([cost])
})

it('does the same work for a wrong password, for an account without one, and for an address nobody has an account under', async () => {
  const [known, google] = [await shop.signUp(), await shop.signUp()]
  await shop.platform.db.update(users).set({ passwordHash: null }).where(eq(users.id, google.user._id))
  const work = await workOf(known.user.email)
  expect(work).toEqual([cost])
  expect(await workOf(google.user.email)).toEqual(work)
  expect(await workOf('nobody@example.com')).toEqual(work)
})
