import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFull } from '../../testing/in-full.ts'
import { type PaidShop, openPaidShop } from '../../testing/pay.ts'
import { orders } from '../orders/index.ts'

const [rounds, buyers] = [inFull(3, 100), inFull(60, 200)]

let shop: PaidShop
beforeAll(async () => {
  shop = await openPaidShop('stripe')
  // Creates all queues, so that the races below concern the last piece only.
  await shop.buy(await shop.order('plain-tee'))
})
afterAll(() => shop.close())

interface Books extends Record<string, unknown> {
  onHand: number
  reserved: number
  sold: number
}

async function booksOf(slug: string): Promise<Books> {
  const { rows } = await shop.platform.db.execute<Books>(sql`
    select variants.on_hand as "onHand", variants.reserved,
      (select coalesce(sum(order_lines.quantity), 0)::int from order_lines join orders on orders.id = order_lines.order_id
        where order_lines.variant_id = variants.id and orders.stock = 'sold') as sold
    from variants join products on products.id = variants.product_id where products.slug = ${slug} order by variants.sku limit 1`)
  return rows[0]!
}

test(`${buyers} buyers, one piece left, ${rounds} rounds: one paid order each, nobody charged without one, no piece made or lost`, async () => {
  const paid = () => shop.platform.db.$count(orders, sql`status = 'paid'`)
  const charged = () => [...shop.stripe!.books.intents.values()].filter(({ status }) => status === 'succeeded').length
  const [paidBefore, chargedBefore] = [await paid(), charged()]
  for (let round = 1; round <= rounds; round += 1) {
    await shop.platform.db.execute(
      sql`update variants set on_hand = 1 + reserved where product_id = (select id from products where slug = 'last-mug')`
    )
    const before = await booksOf('last-mug')
    const carts = await Promise.all(Array.from({ length: buyers }, () => shop.cartWith('last-mug')))
    const answers = await Promise.all(
      carts.map(async (cart, index) => {
        const placed = await shop.submit(cart.id)
        // Every buyer with an order pays; half of them pay twice, as impatient buyers do.
        if (placed.status === 201)
          await Promise.all(Array.from({ length: 1 + (index % 2) }, () => shop.buy(placed.data)))
        return placed
      })
    )
    const [placed, refused] = [
      answers.filter(({ status }) => status === 201),
      answers.filter(({ status }) => status === 409)
    ]
    expect([round, placed.length, refused.length]).toEqual([round, 1, buyers - 1])
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['out-of-stock']))
    expect(await paid()).toBe(paidBefore + round)
    const after = await booksOf('last-mug')
    expect([round, after.reserved, after.onHand + after.sold]).toEqual([round, 0, before.onHand + before.sold])
    expect(charged()).toBe(chargedBefore + round)
  }
}, 1_800_000)

test('buyers in a crowd for one variant with enough for all each get theirs: nobody waits for each other for ever', async () => {
  const before = await booksOf('plain-tee')
  for (let round = 1; round <= 5; round += 1) {
    const orders = await Promise.all(Array.from({ length: 30 }, () => shop.order('plain-tee')))
    await Promise.all(orders.map((checkout) => shop.buy(checkout)))
    await shop.platform.db.execute(
      sql`update variants set on_hand = on_hand + 30 where product_id = (select id from products where slug = 'plain-tee')`
    )
  }
  const { onHand, reserved, sold } = await booksOf('plain-tee')
  expect([reserved, onHand + sold]).toEqual([0, before.onHand + before.sold + 5 * 30])
}, 120_000)
