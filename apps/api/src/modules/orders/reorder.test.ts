import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { variants } from '../catalogue/tables.ts'
import { design, openShop, type Shop } from '../checkout/shopper.ts'

let shop: Shop
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
})
afterAll(() => shop?.close())

type Ordered = { orderId: string; orderKey: string }

async function ordered(quantity: number): Promise<Ordered> {
  const cart = await shop.cartWith('plain-tee', quantity)
  const [mug] = await shop.variantsOf('last-mug')
  const [tee] = await shop.variantsOf('plain-tee')
  await shop.call('POST /api/v1/carts/{id}/lines', { params: { id: cart.id }, body: { variantId: mug!.id, quantity: 1 } })
  await shop.call('POST /api/v1/carts/{id}/lines', { params: { id: cart.id }, body: { variantId: tee!.id, quantity: 1, design: { document: design('Again') } } })
  const { data } = await shop.submit(cart.id)
  await shop.pay(data)
  return data
}

const again = async ({ orderId, orderKey }: Ordered, cartId?: string) => {
  const id = cartId ?? (await shop.call('POST /api/v1/carts', {})).data.id
  return shop.call('POST /api/v1/orders/{id}/reorder', { params: { id: orderId }, query: { key: orderKey }, body: { cartId: id } })
}
const set = (sku: string, fields: Partial<typeof variants.$inferInsert>) => shop.platform.db.update(variants).set(fields).where(eq(variants.sku, sku))

test('the same goods with the same designs are in the cart, and what is sold out is named', async () => {
  const { status, data } = await again(await ordered(2))
  expect(status).toBe(200)
  expect(data.cart.lines.map(({ name, quantity, design: own }) => [name, quantity, own === null])).toEqual([['Plain tee', 2, true], ['Plain tee', 1, false]])
  expect(data.missing.map(({ name, code, wanted, added }) => [name, code, wanted, added])).toEqual([['Last mug', 'out-of-stock', 1, 0]])
})

test('what is left is added where not all can be had, counting what the cart holds already', async () => {
  const order = await ordered(5)
  await set('LAST-MUG-WHITE', { onHand: 1 })
  await set('PLAIN-TEE-BLACK-S', { onHand: 4 })
  const first = await again(order)
  expect(first.data.missing.map(({ name, code, wanted, added }) => [name, code, wanted, added])).toEqual([['Plain tee', 'low-stock', 5, 4], ['Plain tee', 'low-stock', 1, 0]])
  const second = await again(order, first.data.cart.id)
  expect(second.data.missing).toHaveLength(3)
  expect(second.data.cart.lines.map(({ quantity }) => quantity)).toEqual([4, 1])
})

test('what was taken off sale is named, and an order of nothing else cannot be ordered again', async () => {
  const order = await ordered(1)
  await shop.platform.db.update(variants).set({ isWithdrawn: true })
  const { data } = await again(order)
  expect(data.cart.lines).toEqual([])
  expect(new Set(data.missing.map(({ code }) => code))).toEqual(new Set(['unavailable']))
  expect((await shop.see(order)).data.isReorderable).toBe(false)
})

test('prices are today’s, and another’s cart is out of reach', async () => {
  const order = await ordered(1)
  await set('PLAIN-TEE-BLACK-S', { price: 9900 })
  expect((await again(order)).data.cart.lines[0]?.unitPrice.amount).toBe(9900)
  const stranger = await shop.signUp()
  const theirs = (await shop.call('POST /api/v1/carts', { token: stranger.token })).data.id
  expect((await again(order, theirs)).status).toBe(404)
})
