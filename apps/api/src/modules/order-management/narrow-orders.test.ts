import { ilike } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { copyOrder } from '../../testing/copy-order.ts'
import { variants } from '../catalogue/index.ts'
import { type OrderRow, orderLines, orders } from '../orders/index.ts'
import { orderHistory, orderShipments } from '../orders/tables.ts'
import { type OrderNarrowing, narrow } from './narrow-orders.ts'
import { findOrders } from './search-orders.ts'

const count = 400
const countries = ['GB', 'FR', 'GB', 'GB', 'DE'] as const
const statuses = ['paid', 'in_production', 'shipped', 'partially_refunded'] as const

let shop: Shop
let made: Pick<OrderRow, 'id' | 'total' | 'status'>[]
let token: string
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.platform
  token = (await shop.signUp({ role: 'admin' })).token
  await shop.order('plain-tee')
  const [order] = await db.select().from(orders)
  const [line] = await db.select().from(orderLines)
  const [mug] = await db.select().from(variants).where(ilike(variants.sku, 'last-mug%'))
  if (!order || !line || !mug) throw new Error('The order or the mug is missing')
  await db.update(orders).set({ placedAt: new Date('2019-01-01T00:00:00Z'), status: 'cancelled', total: 1 })
  const numbers = Array.from({ length: count }, (_item, n) => n)
  made = numbers.map((n) => ({ id: `made-${n}`, total: 1000 + n, status: statuses[n % 4] ?? 'paid' }))
  await copyOrder(
    db,
    order,
    made.map((row, n) => ({
      ...row,
      number: `M-0001-${String(n).padStart(4, '0')}`,
      email: 'everyone@example.com',
      shippingAddress: { ...order.shippingAddress, country: countries[n % 5] ?? 'GB' },
      // An hour apart.
      placedAt: new Date(Date.UTC(2026, 5, 1, n))
    }))
  )
  await db.insert(orderLines).values(
    numbers.map((n) => ({
      ...line,
      id: `made-${n}`,
      orderId: `made-${n}`,
      // One in seven has the mug.
      variantId: n % 7 === 0 ? mug.id : line.variantId
    }))
  )
  // Half of the partly refunded ones were sent before.
  await db
    .insert(orderHistory)
    .values(
      numbers.flatMap((n) =>
        n % 4 !== 3
          ? []
          : [
              { orderId: `made-${n}`, status: 'paid' as const, by: 'payment' as const, at: order.placedAt },
              ...(n % 8 === 3
                ? [{ orderId: `made-${n}`, status: 'shipped' as const, by: 'shop' as const, at: order.placedAt }]
                : []),
              { orderId: `made-${n}`, status: 'partially_refunded' as const, by: 'shop' as const, at: order.placedAt }
            ]
      )
    )
  // One in ten has a parcel, one in twenty a voided one.
  await db.insert(orderShipments).values(
    numbers
      .filter((n) => n % 10 === 0)
      .map((n) => ({
        id: `parcel-${n}`,
        orderId: `made-${n}`,
        position: 0,
        key: 'k',
        requestHash: '',
        at: order.placedAt,
        voidedAt: n % 20 === 0 ? order.placedAt : null
      }))
  )
})
afterAll(() => shop.close())

const ofMade = (isMatch: (n: number) => boolean) =>
  made
    .map((_row, n) => n)
    .filter(isMatch)
    .toReversed()
    .map((n) => `made-${n}`)

const ways = {
  'a sample': { sampled: 1000, walked: 1000, lookedUp: 1000 },
  'the index of a rare condition': { sampled: 1, walked: 1, lookedUp: 1000 },
  'a walk to the end': { sampled: 1, walked: 1000, lookedUp: 0 }
}

async function found(
  narrowing: OrderNarrowing & { q?: string; status?: 'paid'; tag?: string },
  way: keyof typeof ways
) {
  const { q, status, tag, ...more } = narrowing
  const narrowed = await narrow(shop.platform, more)
  const filter = { page: 1, pageSize: count, q, status, tag, narrowed }
  const { rows, isCut } = await findOrders(shop.platform.db, filter, ways[way])
  expect(isCut).toBe(false)
  return rows.map(({ id }) => id)
}

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'every filter finds its orders, the newest first, by %s',
  async (way) => {
    expect(await found({ country: 'DE' }, way)).toEqual(ofMade((n) => n % 5 === 4))
    expect(await found({ totalFrom: 1100, totalTo: 1200 }, way)).toEqual(ofMade((n) => n >= 100 && n <= 200))
    expect(await found({ totalFrom: 1390 }, way)).toEqual(ofMade((n) => n >= 390))
    expect(await found({ product: 'last mug' }, way)).toEqual(ofMade((n) => n % 7 === 0))
    expect(await found({ product: 'LAST-MUG-W' }, way)).toEqual(ofMade((n) => n % 7 === 0))
    expect(await found({ product: 'no such product' }, way)).toEqual([])
  }
)

const isOpen = (n: number) => n % 4 < 2 || (n % 4 === 3 && n % 8 !== 3)
const hasParcel = (n: number) => n % 10 === 0 && n % 20 !== 0

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'what is not sent yet and what is partly sent is told from what left, by %s',
  async (way) => {
    expect(await found({ sent: 'none' }, way)).toEqual(ofMade((n) => isOpen(n) && !hasParcel(n)))
    expect(await found({ sent: 'partly' }, way)).toEqual(ofMade((n) => isOpen(n) && hasParcel(n)))
  }
)

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'filters narrow each other, a text and a status too, by %s',
  async (way) => {
    expect(await found({ country: 'GB', product: 'mug', totalTo: 1300 }, way)).toEqual(
      ofMade((n) => countries[n % 5] === 'GB' && n % 7 === 0 && n <= 300)
    )
    expect(await found({ q: 'everyone', country: 'DE', status: 'paid' }, way)).toEqual(
      ofMade((n) => n % 5 === 4 && n % 4 === 0)
    )
    expect(await found({ q: 'M-0001-0399', country: 'FR' }, way)).toEqual([])
    expect(await found({ tag: 'gift', country: 'GB' }, way)).toEqual([])
  }
)

test('a day begins at midnight in the shop’s time zone, and the last one is included', async () => {
  const placed = async (from: string, to: string) => {
    const { data } = await shop.call('GET /api/v1/admin/orders', { token, query: { from, to, pageSize: 100 } })
    return { total: data.total, first: data.items.at(-1)?.placedAt, last: data.items[0]?.placedAt }
  }
  // London is an hour ahead of UTC in June.
  expect(await placed('2026-06-02', '2026-06-03')).toEqual({
    total: 48,
    first: '2026-06-01T23:00:00.000Z',
    last: '2026-06-03T22:00:00.000Z'
  })
  expect(await placed('2026-06-03', '2026-06-02')).toMatchObject({ total: 0 })
  expect(await placed('2019-01-01', '9999-12-31')).toMatchObject({ total: count + 1 })
})

test('pages of a narrowed list have each order once', async () => {
  const ids = []
  for (const page of [1, 2, 3]) {
    const { data } = await shop.call('GET /api/v1/admin/orders', {
      token,
      query: { country: 'DE', from: '2026-06-01', pageSize: 30, page }
    })
    expect(data).toMatchObject({ total: 80, isCut: false })
    ids.push(...data.items.map(({ id }) => id))
  }
  expect(ids).toEqual(ofMade((n) => n % 5 === 4))
})

test('where every condition is common, the newest orders are read and the list says that there are more', async () => {
  const { db } = shop.platform
  const narrowed = await narrow(shop.platform, { country: 'GB', totalTo: 1010 })
  const filter = { page: 1, pageSize: count, narrowed }
  const near = await findOrders(db, filter, { sampled: 1, walked: 10, lookedUp: 0 })
  expect(near).toMatchObject({ rows: [], isCut: true })
  const rare = await findOrders(db, filter, { sampled: 1, walked: 10, lookedUp: 20 })
  expect(rare).toMatchObject({ isCut: false, total: 7 })
})

test('what is no day, amount or country is refused', async () => {
  const statusOf = async (query: Record<string, string>) =>
    (await shop.call('GET /api/v1/admin/orders', { token, query })).status
  for (const query of [
    { from: 'yesterday' },
    { totalFrom: '-1' },
    { totalTo: '1.5' },
    { country: 'gb' },
    { sent: 'all' }
  ])
    expect(await statusOf(query), JSON.stringify(query)).toBe(400)
})
