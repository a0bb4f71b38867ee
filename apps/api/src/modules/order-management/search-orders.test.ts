import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { copyOrder } from '../../testing/copy-order.ts'
import { orderLines, orders } from '../orders/index.ts'
import { eq } from 'drizzle-orm'
import { newestFirst, pageOfOrders } from './page-of-orders.ts'
import { findOrders } from './search-orders.ts'

/** More orders than a search returns. */
const count = 1200

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.platform
  await shop.order('plain-tee')
  const [order] = await db.select().from(orders)
  const [line] = await db.select().from(orderLines)
  if (!order || !line) throw new Error('The order is missing')
  const numbers = Array.from({ length: count }, (_item, n) => n)
  await copyOrder(
    db,
    order,
    numbers.map((n) => ({
      id: `made-${n}`,
      number: `M-0001-${String(n).padStart(4, '0')}`,
      status: n % 2 === 0 ? ('paid' as const) : ('cancelled' as const),
      email: `${n % 3 === 0 ? 'third' : 'other'}@everyone.example`,
      shippingAddress: {
        ...order.shippingAddress,
        name: n < 300 ? 'Old Buyer' : `New O'Person${n % 4 === 0 ? ' Ярослав' : ''}`
      },
      tracking: n % 5 === 0 ? { carrier: 'UPS', number: `1Z${n}`, numbers: `77${n} 1Z${n}`, url: null } : null,
      // Pairs with the same time, which the id orders, over 25 days: several periods of the prefix index.
      placedAt: new Date(Date.UTC(2020, 0, 1, Math.floor(n / 2)))
    }))
  )
  await db
    .insert(orderLines)
    .values(
      numbers.map((n) => ({ ...line, id: `made-${n}`, orderId: `made-${n}`, sku: n % 3 === 0 ? 'A-THIRD' : 'ANOTHER' }))
    )
})
afterAll(() => shop.close())

const bounds = {
  'a sample, then the index': { sampled: 10, walked: 10, lookedUp: 100_000 },
  'a sample, then a long walk': { sampled: 10, walked: 100_000, lookedUp: 100_000 },
  'nothing but the index': { sampled: 0, walked: 0, lookedUp: 100_000 },
  'an index that gives up, then a walk to the end': { sampled: 10, walked: 10, lookedUp: 5 }
}

const page = async (way: keyof typeof bounds | undefined, q: string, status?: 'paid') => {
  const filter = { page: 2, pageSize: 50, q, status }
  const { rows, total, isCut } = await findOrders(shop.platform.db, filter, way && bounds[way])
  return { ids: rows.map(({ id }) => id), total, isCut }
}

test.each(Object.keys(bounds) as (keyof typeof bounds)[])(
  'a page of a search is the same, found by %s',
  async (way) => {
    for (const q of [
      'everyone',
      'third@',
      'old buyer',
      'M-0001-07',
      'm-00',
      'a-third',
      'nothing-at-all',
      // Prefixes of words: of a name, an address, an order number and a tracking number. `ex` has no match, although `.ex` is in every address.
      'ol',
      'T',
      'm-',
      '1z',
      'ex',
      // The trigram index has no entries for these letters.
      'ярос',
      'росла'
    ])
      for (const status of [undefined, 'paid'] as const)
        expect(await page(way, q, status), `${q} ${status}`).toEqual(await page(undefined, q, status))
  }
)

test('two letters, and any that are not Latin, are found by how words begin, whatever stands within them, the newest first', async () => {
  const way = 'nothing but the index'
  expect(await page(way, '1Z')).toMatchObject({ total: 240, isCut: false })
  expect((await page(way, '1z')).ids.slice(0, 2)).toEqual(['made-945', 'made-940'])
  expect(await page(way, "o'")).toMatchObject({ total: 900 })
  expect(await page(way, 'ex')).toMatchObject({ total: 0 })
  expect(await page(way, 'Ярос')).toMatchObject({ total: 225 })
  expect(await page(way, 'Яросла Н')).toMatchObject({ total: 0 })
})

test('orders whose number begins with a text are told newest first, though more have it than are looked up', async () => {
  const { rows } = await findOrders(
    shop.platform.db,
    { page: 1, pageSize: count, q: 'm-00' },
    bounds['an index that gives up, then a walk to the end']
  )
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_row, index) => `made-${count - 1 - index}`))
})

test('a search tells the newest orders first, and that there are more than it tells of', async () => {
  const everyone = await page('an index that gives up, then a walk to the end', 'everyone')
  expect(everyone).toMatchObject({ total: 1000, isCut: true })
  expect(everyone.ids.slice(0, 3)).toEqual(['made-1149', 'made-1148', 'made-1147'])
  expect(await page('an index that gives up, then a walk to the end', 'old buyer')).toMatchObject({
    total: 300,
    isCut: false
  })
  const third = await page('an index that gives up, then a walk to the end', 'a-third', 'paid')
  expect(third).toMatchObject({ total: 200, isCut: false })
  expect(third.ids.slice(0, 2)).toEqual(['made-894', 'made-888'])
})

test.each([undefined, eq(orders.status, 'paid')])(
  'pages have every order once and in order, from whichever end each of them is read (%#)',
  async (ofStatus) => {
    const { db } = shop.platform
    const all = (
      await db
        .select({ id: orders.id })
        .from(orders)
        .where(ofStatus)
        .orderBy(...newestFirst)
    ).map(({ id }) => id)
    // Even and odd page sizes; the last page of each is incomplete.
    for (const pageSize of [32, 97])
      for (const near of [0, 10_000])
        for (let start = 0; start < all.length + pageSize; start += pageSize)
          expect(await pageOfOrders(db, ofStatus, { start, pageSize }, near)).toEqual({
            ids: all.slice(start, start + pageSize),
            total: all.length
          })
  }
)
