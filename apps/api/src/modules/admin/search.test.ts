import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { copyOrder } from '../../testing/copy-order.ts'
import { firstProducts, products, variants } from '../catalogue/index.ts'
import { firstOrders } from '../order-management/index.ts'
import { orderLines, orders } from '../orders/index.ts'

let shop: Shop
let token: string
let order: typeof orders.$inferSelect
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
  await shop.order('plain-tee')
  const [placed] = await shop.platform.db.select().from(orders)
  if (!placed) throw new Error('The order is missing')
  order = placed
})
afterAll(() => shop.close())

const find = async (q: string, as = token) =>
  (await shop.call('GET /api/v1/admin/search', { token: as, query: { q } })).data

test('an order is found by its number, its e-mail address, the name on it and an SKU', async () => {
  const [line] = await shop.platform.db.select({ sku: orderLines.sku }).from(orderLines)
  const { number, email, shippingAddress } = order
  for (const q of [number, number.toLowerCase(), email, shippingAddress.name.slice(0, 4), line?.sku ?? ''])
    expect(
      (await find(q)).orders?.items.map(({ id }) => id),
      q
    ).toEqual([order.id])
})

test('a product is found by its name, part of an SKU and its address in every status', async () => {
  const { db } = shop.platform
  const [product] = await db.select().from(products).where(eq(products.slug, 'plain-tee'))
  const [variant] = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, product?.id ?? ''))
  await db.update(products).set({ status: 'draft', isShown: false }).where(eq(products.slug, 'plain-tee'))
  for (const q of [product?.name ?? '', product?.name.slice(0, 2) ?? '', variant?.sku.slice(1) ?? '', 'plain-tee'])
    expect((await find(q)).products?.items, q).toContainEqual(
      expect.objectContaining({ id: product?.id, status: 'draft' })
    )
  await db.update(products).set({ status: 'live', isShown: true }).where(eq(products.slug, 'plain-tee'))
})

test('a customer is found by name and address, and nobody else', async () => {
  const { customers } = await find(order.email)
  expect(customers?.items).toEqual([expect.objectContaining({ email: order.email, name: order.shippingAddress.name })])
})

test('five of a kind are told, and that there are more', async () => {
  const { db } = shop.platform
  await copyOrder(
    db,
    order,
    Array.from({ length: 6 }, (_item, n) => ({
      id: `many-${n}`,
      number: `M-9999-000${n}`,
      email: 'many@everyone.example'
    }))
  )
  expect((await find('many@everyone')).orders).toMatchObject({ hasMore: true, items: { length: 5 } })
  expect((await find('M-9999-0003')).orders).toMatchObject({ hasMore: false, items: [{ id: 'many-3' }] })
})

test('signs and unknown texts find nothing, and a pattern is a text', async () => {
  for (const q of ['--', '%%', 'no such thing anywhere', '\0\0'])
    expect(await find(q), q).toMatchObject({ orders: { items: [] }, products: { items: [] }, customers: { items: [] } })
})

test('a role is told of the kinds it may see, and nobody else of any', async () => {
  const production = await shop.signUp({ role: 'admin', staffRole: 'production' })
  expect(Object.keys(await find(order.email, production.token)).toSorted()).toEqual(['orders', 'products'])
  const viewer = await shop.signUp({ role: 'admin', staffRole: 'viewer' })
  expect(Object.keys(await find(order.email, viewer.token)).toSorted()).toEqual(['customers', 'orders', 'products'])
})

test('the same is found, however far each way of finding goes', async () => {
  const { db } = shop.platform
  const narrow = { sampled: 1, walked: 1, lookedUp: 1000 }
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  for (const q of ['tee', 'plain-tee', 'mug'])
    expect(idsOf(await firstProducts(db, { q, limit: 3, bounds: narrow })), q).toEqual(
      idsOf(await firstProducts(db, { q, limit: 3 }))
    )
  for (const q of [order.email, order.number])
    expect(idsOf(await firstOrders(db, { q, limit: 3, bounds: narrow })), q).toEqual(
      idsOf(await firstOrders(db, { q, limit: 3 }))
    )
})
