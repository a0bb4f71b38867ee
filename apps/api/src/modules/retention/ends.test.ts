import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { users } from '../accounts/tables.ts'
import { checkoutKeys } from '../checkout/tables.ts'
import { paymentEvents } from '../payments/tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000)

it('keys of checkouts go after 30 days', async () => {
  const { db } = shop.platform
  await db.insert(checkoutKeys).values([
    { key: 'old', requestHash: 'a', createdAt: daysAgo(31) },
    { key: 'young', requestHash: 'b', createdAt: daysAgo(29) }
  ])
  await shop.tick('checkout.forget')
  expect(await db.select({ key: checkoutKeys.key }).from(checkoutKeys)).toEqual([{ key: 'young' }])
})

it('events of payments go after 90 days, but for the newest, which tells when the provider was last heard of', async () => {
  const { db } = shop.platform
  const idsLeft = async () => (await db.select({ id: paymentEvents.id }).from(paymentEvents)).map(({ id }) => id)
  const event = (id: string, days: number) => ({ id, type: 'paid', reference: 'pi', receivedAt: daysAgo(days) })
  await db.insert(paymentEvents).values([event('oldest', 200), event('old', 91), event('young', 89)])
  await shop.tick('payments.forget-events')
  expect(await idsLeft()).toEqual(['young'])
  shop.clock.advance(10 * 86_400)
  await shop.tick('payments.forget-events')
  expect(await idsLeft()).toEqual(['young'])
})

it('a registration nobody confirmed goes after 30 days; who confirmed theirs stays', async () => {
  const { db } = shop.platform
  const register = (email: string) =>
    shop.call('POST /api/v1/register', { body: { name: 'Kim', email, password: 'correct-horse-7' } })
  await shop.signUp({ email: 'confirmed@example.com' })
  await register('never@example.com')
  shop.clock.advance(25 * 86_400)
  await register('lately@example.com')
  shop.clock.advance(10 * 86_400)
  await shop.tick('accounts.forget')
  const left = (await db.select({ email: users.email }).from(users)).map(({ email }) => email)
  expect(left.toSorted()).toEqual(['confirmed@example.com', 'lately@example.com'])
})

it('a file that a server left half written goes after a day', async () => {
  const folder = join(shop.platform.config.dataDir, '.drafts')
  mkdirSync(folder, { recursive: true })
  const put = (name: string, at: Date) => {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), at, at)
  }
  put('left', daysAgo(2))
  put('at-work', shop.clock.now())
  await shop.tick('uploads.clear')
  expect(readdirSync(folder)).toEqual(['at-work'])
})
