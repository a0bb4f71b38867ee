import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, today } from '../../platform/shop-days.ts'
import { type Shop, address, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'

type Row = Record<string, string>

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

let admin: SignedUp
const signIn = async () => {
  admin = await shop.signUp({ role: 'admin' })
}
beforeEach(signIn)

const rowsOf = async (
  file: 'orders' | 'customers',
  query?: { from?: string; to?: string; orders?: string }
): Promise<Row[]> => {
  const answer = await shop.call(`GET /api/v1/admin/exports/${file}.csv`, {
    token: admin.token,
    ...(query && { query })
  })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse(await answer.data.text(), { columns: true, bom: true })
}

const paid = async (quantity: number, token?: string, name = address.name): Promise<string> => {
  const cart = await shop.cartWith('plain-tee', quantity, token)
  const { data: checkout } = await shop.submit(cart.id, {
    ...(token !== undefined && { token }),
    change: { shippingAddress: { ...address, name } }
  })
  await shop.pay(checkout)
  return checkout.orderId
}

const numberOf = async (id: string) =>
  (await shop.call('GET /api/v1/orders/{id}', { params: { id }, token: admin.token })).data.number

const giveBack = (id: string, amount: number) =>
  shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    params: { id },
    token: admin.token,
    headers: { 'idempotency-key': `back-${id}` },
    body: { lines: [], shipping: false, restock: false, amount, reason: 'A seam came undone.' }
  })

it('an order comes once, at whichever microsecond it was placed', async () => {
  const id = await paid(1)
  const number = await numberOf(id)
  await shop.platform.db.execute(
    sql`update orders set placed_at = placed_at + interval '123 microseconds' where id = ${id}`
  )
  expect((await rowsOf('orders')).filter((row) => row['Order'] === number)).toHaveLength(1)
})

it('an order stands in rows, its sums in the first alone, what was given back beside them', async () => {
  const id = await paid(2, undefined, '=HYPERLINK("http://a.example")')
  expect((await giveBack(id, 1050)).status).toBe(201)
  const number = await numberOf(id)
  const rows = (await rowsOf('orders')).filter((row) => row['Order'] === number)
  expect(rows).toMatchObject([
    {
      Status: 'partially_refunded',
      'E-mail': 'guest@example.com',
      Name: `'=HYPERLINK("http://a.example")`,
      City: 'Portland',
      Country: 'US',
      Currency: 'USD',
      Subtotal: '40.00',
      Refunded: '10.50',
      Line: '1',
      Product: 'Plain tee',
      Options: 'Colour: Black, Size: S',
      Quantity: '2',
      'Unit price': '20.00',
      'Line total': '40.00'
    }
  ])
})

it('orders of some days are those placed on them, the last day included', async () => {
  const before = await numberOf(await paid(1))
  shop.clock.advance(3 * 24 * 60 * 60)
  // The session has expired meanwhile.
  await signIn()
  const after = await numberOf(await paid(1))
  const day = today(shop.platform)
  const numbers = async (query: { from?: string; to?: string }) =>
    (await rowsOf('orders', query)).map((row) => row['Order'])
  for (const query of [{ from: day, to: day }, { from: day }, { from: day, to: '9999-12-31' }]) {
    const found = await numbers(query)
    expect(found).toContain(after)
    expect(found).not.toContain(before)
  }
  const earlier = await numbers({ to: addDays(day, -1) })
  expect(earlier).toContain(before)
  expect(earlier).not.toContain(after)
})

it('named orders are exported alone', async () => {
  const [one, , other] = [await paid(1), await paid(1), await paid(2)]
  const numbers = await Promise.all([one, other].map(numberOf))
  const rows = await rowsOf('orders', { orders: `${one},${other}` })
  expect(new Set(rows.map((row) => row['Order']))).toEqual(new Set(numbers))
})

it('a customer stands with what they paid less what they got back', async () => {
  const buyer = await shop.signUp({ role: 'customer' })
  await paid(1, buyer.token)
  const id = await paid(3, buyer.token)
  const total = async (of: string) =>
    (await shop.call('GET /api/v1/orders/{id}', { params: { id: of }, token: admin.token })).data.totals.total.amount
  const before = Number((await rowsOf('customers')).find((row) => row['E-mail'] === buyer.user.email)?.['Spent'])
  expect((await giveBack(id, 2000)).status).toBe(201)
  const row = (await rowsOf('customers')).find((one) => one['E-mail'] === buyer.user.email)
  expect(row).toMatchObject({ Orders: '2', Currency: 'USD', Spent: (before - 20).toFixed(2) })
  expect(before * 100).toBeGreaterThan(await total(id))
})

it('an account that is not confirmed is nobody’s customer yet', async () => {
  await shop.call('POST /api/v1/register', {
    body: { name: 'Not yet', email: 'not-yet@example.com', password: 'correct-horse-7' }
  })
  const emails = (await rowsOf('customers')).map((row) => row['E-mail'])
  expect(emails).toContain(admin.user.email)
  expect(emails).not.toContain('not-yet@example.com')
})

it('a day of orders begins and ends in the time zone of the shop', async () => {
  const { data } = await shop.call('GET /api/v1/admin/settings', { token: admin.token })
  await shop.call('PUT /api/v1/admin/settings', {
    token: admin.token,
    body: { revision: data.revision, settings: { ...data.settings, timeZone: 'Europe/Berlin' } }
  })
  const id = await paid(1)
  const number = await numberOf(id)
  const isOf = async (day: string, placedAt: string) => {
    await shop.platform.db.execute(sql`update orders set placed_at = ${placedAt}::timestamptz where id = ${id}`)
    return (await rowsOf('orders', { from: day, to: day })).some((row) => row['Order'] === number)
  }
  // Clocks go back on 25 October, so the day has 25 hours.
  for (const [placedAt, isThatDay] of [
    ['2026-10-24T21:59:59Z', false],
    ['2026-10-24T22:00:00Z', true],
    ['2026-10-25T22:59:59Z', true],
    ['2026-10-25T23:00:00Z', false]
  ] as const)
    expect([placedAt, await isOf('2026-10-25', placedAt)]).toEqual([placedAt, isThatDay])
})
