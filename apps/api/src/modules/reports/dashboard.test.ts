import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { variants } from '../catalogue/index.ts'
import { stockForecast } from './rankings.ts'
import { salesDays, soldDays, visitDays } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const day = 86_400

/** The current dashboard, read by a new administrator. */
const dashboard = async (query: Record<string, string> = {}) => {
  const { token } = await shop.signUp({ role: 'admin' })
  return (await shop.call('GET /api/v1/admin/dashboard', { token, query })).data
}
const csv = async (query: Record<string, string>) => {
  const { token } = await shop.signUp({ role: 'admin' })
  const search = new URLSearchParams(query)
  const answer = await shop.fetch(`/api/v1/admin/exports/report.csv?${search}`, { headers: { authtoken: token } })
  return (await answer.text()).replace('\ufeff', '').split('\r\n').filter(Boolean)
}

const buy = async (slug = 'plain-tee', pieces = 1) => shop.pay(await shop.order(slug, pieces))

test('an empty shop has figures of nothing, and all of them', async () => {
  expect(await dashboard()).toMatchObject({
    from: '2026-05-03',
    to: '2026-06-01',
    before: { from: '2026-04-03', to: '2026-05-02' },
    currency: 'USD',
    timeZone: 'Europe/London',
    isComplete: true,
    sales: { now: { gross: 0, refunds: 0, net: 0, orders: 0, averageOrder: null, returningOrders: 0 } },
    bestSellers: [],
    designs: [],
    templates: [],
    countedSince: null,
    stock: []
  })
})

test('tells of today what was sold until now, and of days that are over what is kept of them', async () => {
  await buy('plain-tee', 2)
  shop.clock.advance(2 * day)
  await shop.tick('reports.keep')
  await buy('last-mug')
  const { sales, salesByDay, bestSellers, isComplete } = await dashboard({ range: '7' })
  expect(isComplete).toBe(true)
  expect(sales.now).toEqual({ gross: 6680, refunds: 0, net: 6680, orders: 2, averageOrder: 3340, returningOrders: 1 })
  expect(salesByDay.now.filter(({ orders }) => orders > 0)).toMatchObject([
    { day: '2026-06-01', orders: 1 },
    { day: '2026-06-03', orders: 1 }
  ])
  expect(bestSellers).toEqual([
    { slug: 'plain-tee', name: 'Plain tee', pieces: 2, amount: 4000 },
    { slug: 'last-mug', name: 'Last mug', pieces: 1, amount: 1500 }
  ])
})

test('compares with as many days before, and takes days of one’s own', async () => {
  await buy()
  shop.clock.advance(day)
  await buy('plain-tee', 3)
  shop.clock.advance(day)
  await shop.tick('reports.keep')
  const { sales, before, salesByDay } = await dashboard({ from: '2026-06-02', to: '2026-06-02' })
  expect(before).toEqual({ from: '2026-06-01', to: '2026-06-01' })
  expect([sales.now.gross, sales.before.gross]).toEqual([6590, 2590])
  expect(salesByDay.now).toHaveLength(1)
})

test('cuts what is asked of days to come, and what is longer than a year', async () => {
  expect(await dashboard({ from: '2020-01-01', to: '2030-01-01' })).toMatchObject({
    from: '2025-06-01',
    to: '2026-06-01'
  })
  expect(await dashboard({ from: '2026-05-20', to: '2026-05-10' })).toMatchObject({
    from: '2026-05-10',
    to: '2026-05-10'
  })
})

test('says where sums of days are still to be made', async () => {
  await buy()
  shop.clock.advance(5 * day)
  expect(await dashboard({ range: '7' })).toMatchObject({ isComplete: false, sales: { now: { orders: 0 } } })
  await shop.tick('reports.keep')
  expect(await dashboard({ range: '7' })).toMatchObject({ isComplete: true, sales: { now: { orders: 1 } } })
})

test('tells which designs were printed most, by their content', async () => {
  const [variant] = await shop.variantsOf('plain-tee')
  for (const [text, quantity] of [
    ['Rowing club', 3],
    ['Only one', 1],
    ['Rowing club', 2]
  ] as const) {
    const { data: cart } = await shop.call('POST /api/v1/carts', {})
    await shop.call('POST /api/v1/carts/{id}/lines', {
      params: { id: cart.id },
      body: { variantId: variant!.id, quantity, design: { document: design(text) } }
    })
    await shop.pay((await shop.submit(cart.id)).data)
  }
  const live = (await dashboard()).designs
  expect(live.map(({ pieces, orders }) => [pieces, orders])).toEqual([
    [5, 2],
    [1, 1]
  ])
  shop.clock.advance(day)
  await shop.tick('reports.keep')
  expect((await dashboard()).designs).toEqual(live)
})

test('tells which variants are sold out first at their pace', async () => {
  const [first, second] = await shop.variantsOf('plain-tee')
  await buy('plain-tee', 6)
  shop.clock.advance(3 * day)
  await shop.tick('reports.keep')
  expect((await dashboard()).stock).toMatchObject([{ variantId: first!.id, stock: 44, sold: 6, daysLeft: 22 }])
  await shop.platform.db.update(variants).set({ isWithdrawn: true })
  expect((await dashboard()).stock).toEqual([])
  expect(second).toBeDefined()
})

test('tells the same variants first, however many of the best sellers are looked up before the others', async () => {
  const { db } = shop.platform
  const [known] = await db.select().from(variants)
  if (!known) throw new Error('The variant is missing')
  const all = Array.from({ length: 60 }, (_item, n) => ({
    ...known,
    id: `made-${n}`,
    sku: `MADE-${n}`,
    options: { made: String(n) },
    onHand: n % 2 === 0 ? 0 : n,
    reserved: 0,
    soft: 0
  }))
  await db.insert(variants).values(all)
  const sold = (n: number) => (n < 50 ? 3 : 1)
  const day = { currency: 'USD', timeZone: 'Europe/London', day: '2026-05-31' }
  await db.insert(salesDays).values({ ...day, orders: 1, returningOrders: 0, gross: 1, refunds: 0 })
  await db
    .insert(soldDays)
    .values(all.map(({ id, productId }, n) => ({ ...day, variantId: id, productId, pieces: sold(n), amount: 1 })))
  const told = await stockForecast(shop.platform, '2026-06-01', all.length + 1)
  expect(told.map(({ daysLeft }) => daysLeft)).toEqual(Array.from({ length: 20 }, () => 0))
  for (const most of [1, 25, 40, 45, 50, 55, all.length])
    expect(await stockForecast(shop.platform, '2026-06-01', most), String(most)).toEqual(told)
})

test('shows the steps from visits to orders, of these days and of those before', async () => {
  await shop.platform.db.insert(visitDays).values([
    { day: '2026-06-01', step: 'visit', count: 90 },
    { day: '2026-06-01', step: 'design', count: 12 },
    { day: '2026-05-30', step: 'cart', count: 5 },
    { day: '2026-05-20', step: 'visit', count: 40 },
    { day: '2026-06-01', step: 'template', subject: 'plain-tee', count: 2 }
  ])
  await buy()
  const { funnel, countedSince, templates } = await dashboard({ range: '7' })
  expect(funnel).toEqual({
    now: { visits: 90, designs: 12, carts: 5, orders: 1 },
    before: { visits: 40, designs: 0, carts: 0, orders: 0 }
  })
  expect([countedSince, templates]).toEqual(['2026-05-20', [{ id: 'plain-tee', name: 'plain-tee', count: 2 }]])
})

test('every table can be had as a file that no spreadsheet takes for formulas', async () => {
  await buy()
  await shop.platform.db.insert(visitDays).values({ day: '2026-06-01', step: 'template', subject: '=1+1', count: 2 })
  expect((await csv({ part: 'sales', range: '7' })).slice(-1)).toEqual(['2026-06-01,25.90,0.00,25.90,USD,1'])
  expect(await csv({ part: 'best-sellers' })).toEqual([
    'Product,Name,Pieces,Amount,Currency',
    'plain-tee,Plain tee,1,20.00,USD'
  ])
  expect((await csv({ part: 'templates' }))[1]).toBe("'=1+1,'=1+1,2")
  expect((await csv({ part: 'funnel', range: '7' })).slice(-1)).toEqual(['2026-05-26,2026-06-01,0,0,0,1'])
  expect(await csv({ part: 'designs' })).toEqual(['Design,Product,Pieces,Orders'])
  expect(await csv({ part: 'stock' })).toEqual(['Product,Name,SKU,Stock,Sold in 30 days,Days left'])
})
