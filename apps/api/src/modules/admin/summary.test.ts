import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the day begins at midnight in the shop’s time zone, in summer an hour before it does in UTC', async () => {
  const paidToday = async () => {
    const { token } = await shop.signUp({ role: 'admin' })
    return (await shop.call('GET /api/v1/admin/summary', { token })).data.paidToday
  }
  shop.clock.set(new Date('2026-07-01T22:30:00Z'))
  await shop.pay(await shop.order('plain-tee'))
  expect(await paidToday()).toBe(1)
  shop.clock.set(new Date('2026-07-01T23:30:00Z'))
  expect(await paidToday()).toBe(0)
})
