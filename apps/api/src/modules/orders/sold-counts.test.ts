import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Sales of the previous test no longer count, and their stock is restored.
  shop.clock.advance(91 * 86_400)
  await shop.platform.db.execute(sql`update variants set on_hand = on_hand + 5`)
})

async function bestSelling(): Promise<string[]> {
  await shop.tick('orders.count-sold')
  const { data } = await shop.call('GET /api/v1/products', { query: { sort: 'best-selling' } })
  return data.items.map(({ slug }) => slug)
}

it('what was paid for most comes first; what sold alike stands by the number of its reviews', async () => {
  expect(await bestSelling()).toEqual(['plain-tee', 'last-mug'])
  await shop.pay(await shop.order('last-mug'))
  expect(await bestSelling()).toEqual(['last-mug', 'plain-tee'])
  await shop.pay(await shop.order('plain-tee', 2))
  expect(await bestSelling()).toEqual(['plain-tee', 'last-mug'])
})

it('an order nobody paid, and one that was cancelled, sold nothing', async () => {
  const token = (await shop.signUp()).token
  await shop.order('last-mug', 2)
  expect(await bestSelling()).toEqual(['plain-tee', 'last-mug'])
  const paid = await shop.order('last-mug', 2, token)
  await shop.pay(paid)
  expect(await bestSelling()).toEqual(['last-mug', 'plain-tee'])
  await shop.call('POST /api/v1/orders/{id}/cancel', { token, params: { id: paid.orderId } })
  expect(await bestSelling()).toEqual(['plain-tee', 'last-mug'])
})

it('what sold more than ninety days ago is counted no longer', async () => {
  await shop.pay(await shop.order('last-mug'))
  shop.clock.advance(89 * 86_400)
  expect(await bestSelling()).toEqual(['last-mug', 'plain-tee'])
  shop.clock.advance(2 * 86_400)
  expect(await bestSelling()).toEqual(['plain-tee', 'last-mug'])
})
