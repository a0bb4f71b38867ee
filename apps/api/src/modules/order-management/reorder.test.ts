import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Shop, design, openShop, shirtOf } from '../../testing/buy.ts'
import { variants } from '../catalogue/index.ts'

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
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: mug!.id, quantity: 1 }
  })
  await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: tee!.id, quantity: 1, design: { document: design('Again') } }
  })
  const { data } = await shop.submit(cart.id)
  await shop.pay(data)
  return data
}

type Wanted = { take?: 'all' | 'available'; key?: string }
const newCart = async () => (await shop.call('POST /api/v1/carts', {})).data.id
const again = async ({ orderId, orderKey }: Ordered, cartId: string, wanted: Wanted = {}) =>
  shop.call('POST /api/v1/orders/{id}/reorder', {
    params: { id: orderId },
    query: { key: orderKey },
    body: { cartId, ...wanted }
  })
const available = { take: 'available' } as const
const see = async (id: string) => (await shop.call('GET /api/v1/carts/{id}', { params: { id } })).data
const set = (sku: string, fields: Partial<typeof variants.$inferInsert>) =>
  shop.platform.db.update(variants).set(fields).where(eq(variants.sku, sku))

test('the same items with the same designs are in the cart, once for each key', async () => {
  const order = await ordered(2)
  await set('LAST-MUG-WHITE', { onHand: 1 })
  const cartId = await newCart()
  const first = await again(order, cartId, { key: 'press' })
  expect([first.status, first.data.missing]).toEqual([200, []])
  const lines = first.data.cart.lines.map(({ name, quantity, design: own }) => [name, quantity, own === null])
  expect(lines).toEqual([
    ['Plain tee', 2, true],
    ['Last mug', 1, true],
    ['Plain tee', 1, false]
  ])
  const second = await again(order, cartId, { key: 'press' })
  expect([second.data.missing, second.data.cart.count]).toEqual([[], 4])
  const params = { id: cartId, lineId: first.data.cart.lines[2]!.id }
  const { data } = await shop.call('GET /api/v1/carts/{id}/lines/{lineId}/design', { params })
  expect(data.document.areas).toEqual(design('Again').areas)
})

test('nothing is in the cart where one line is sold out, before the rest is asked for', async () => {
  const order = await ordered(2)
  const cartId = await newCart()
  const { status, data } = await again(order, cartId, { key: 'press' })
  expect([status, data.cart.count, (await see(cartId)).count]).toEqual([200, 0, 0])
  expect(data.missing.map(({ name, code, wanted, added }) => [name, code, wanted, added])).toEqual([
    ['Last mug', 'out-of-stock', 1, 0]
  ])
  const rest = await again(order, cartId, { key: 'press', ...available })
  expect(rest.data.missing).toEqual(data.missing)
  expect(rest.data.cart.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Plain tee', 2],
    ['Plain tee', 1]
  ])
})

test('nothing is in the cart either where it has no room for the last of the lines', async () => {
  const order = await ordered(1)
  await set('LAST-MUG-WHITE', { onHand: 1 })
  const cartId = await newCart()
  const [tee] = await shop.variantsOf('plain-tee')
  const fill = (count: number, from: number) =>
    shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id: cartId },
      body: {
        key: `fill-${from}`,
        designs: Array.from({ length: count }, (_, index) => ({ document: design(`No ${from + index}`) })),
        lines: Array.from({ length: count }, (_, index) => ({ variantId: tee!.id, quantity: 1, design: index }))
      }
    })
  await set('PLAIN-TEE-BLACK-S', { onHand: 1000 })
  for (const [count, from] of [
    [100, 0],
    [100, 100],
    [48, 200]
  ] as const)
    expect((await fill(count, from)).status).toBe(200)
  const { status, problem } = await again(order, cartId)
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect((await see(cartId)).count).toBe(248)
})

test('what is left is added where not all can be had, counting what the cart holds already', async () => {
  const order = await ordered(5)
  await set('LAST-MUG-WHITE', { onHand: 1 })
  await set('PLAIN-TEE-BLACK-S', { onHand: 4 })
  const cartId = await newCart()
  const first = await again(order, cartId, available)
  expect(first.data.missing.map(({ name, code, wanted, added }) => [name, code, wanted, added])).toEqual([
    ['Plain tee', 'low-stock', 5, 4],
    ['Plain tee', 'low-stock', 1, 0]
  ])
  const second = await again(order, cartId, available)
  expect(second.data.missing).toHaveLength(3)
  expect(second.data.cart.lines.map(({ quantity }) => quantity)).toEqual([4, 1])
})

test('what was taken off sale is named, and an order of nothing else cannot be ordered again', async () => {
  const order = await ordered(1)
  await shop.platform.db.update(variants).set({ isWithdrawn: true })
  const { data } = await again(order, await newCart(), available)
  expect(data.cart.lines).toEqual([])
  expect(new Set(data.missing.map(({ code }) => code))).toEqual(new Set(['unavailable']))
  expect((await shop.see(order)).data.isReorderable).toBe(false)
})

test('prices are today’s, and another’s cart is out of reach', async () => {
  const order = await ordered(1)
  await set('PLAIN-TEE-BLACK-S', { price: 9900 })
  expect((await again(order, await newCart(), available)).data.cart.lines[0]?.unitPrice.amount).toBe(9900)
  const stranger = await shop.signUp()
  const theirs = (await shop.call('POST /api/v1/carts', { token: stranger.token })).data.id
  expect((await again(order, theirs)).status).toBe(404)
})

test('two teams of an order stay two', async () => {
  const [tee] = await shop.variantsOf('plain-tee')
  const first = await newCart()
  for (const [key, names] of [
    ['first', ['Ada', 'Bea']],
    ['second', ['Cem', 'Dua']]
  ] as const)
    await shop.call('POST /api/v1/carts/{id}/batches', {
      params: { id: first },
      body: {
        key,
        designs: names.map((name) => ({ document: shirtOf(name) })),
        lines: names.map((_name, index) => ({ variantId: tee!.id, quantity: 1, design: index }))
      }
    })
  const { data: order } = await shop.submit(first)
  await shop.pay(order)
  const { data } = await again(order, await newCart())
  expect(data.cart.lines.map(({ design: own }) => [own?.member, own?.team])).toEqual([
    ['Ada', 'first'],
    ['Bea', 'first'],
    ['Cem', 'second'],
    ['Dua', 'second']
  ])
})
