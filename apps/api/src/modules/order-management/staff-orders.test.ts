import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, address, openShop } from '../../testing/buy.ts'
import { auditLog } from '../audit/tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const move = (id: string, body: Record<string, unknown>) =>
  shop.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id }, body: body as never })

test('only administrators get in, whatever the address', async () => {
  const customer = await shop.signUp()
  const calls = ['/api/v1/admin/orders', '/api/v1/admin/messages', '/api/v1/admin/summary']
  for (const path of calls) {
    expect((await shop.fetch(path)).status).toBe(401)
    expect((await shop.fetch(path, { headers: { authtoken: customer.token } })).status).toBe(403)
    expect((await shop.fetch(path, { headers: { authtoken: token } })).status).toBe(200)
  }
  const patch = await shop.call('PATCH /api/v1/admin/variants/{id}', {
    token: customer.token,
    params: { id: 'x' },
    body: { stock: 1 }
  })
  expect(patch.status).toBe(403)
})

test('an order goes from paid to delivered, each step is mailed, and no step is skipped', async () => {
  const checkout = await shop.order('plain-tee')
  expect((await move(checkout.orderId, { status: 'in_production' })).status).toBe(409)
  await shop.pay(checkout)
  expect((await move(checkout.orderId, { status: 'delivered' })).status).toBe(409)
  await move(checkout.orderId, { status: 'in_production' })
  const tracking = { carrier: 'Post', number: 'AB123', url: 'https://example.com/AB123' }
  expect((await move(checkout.orderId, { status: 'shipped', tracking })).data).toMatchObject({
    status: 'shipped',
    tracking
  })
  expect((await move(checkout.orderId, { status: 'shipped' })).status).toBe(409)
  await move(checkout.orderId, { status: 'delivered' })
  const { number, history } = (await shop.see(checkout)).data
  expect(history.map(({ status, by }) => [status, by])).toEqual([
    ['pending', 'customer'],
    ['paid', 'payment'],
    ['in_production', 'shop'],
    ['shipped', 'shop'],
    ['delivered', 'shop']
  ])
  const mails = await shop.mailbox('guest@example.com')
  expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(4)
  expect(mails.some(({ text }) => text.includes('AB123'))).toBe(true)
  expect((await move('no-such', { status: 'shipped' })).status).toBe(404)
  for (const body of [
    { status: 'paid' },
    {},
    { status: 'shipped', tracking: { carrier: 'x', number: 'y', url: 'javascript:alert(1)' } }
  ])
    expect((await move(checkout.orderId, body)).status).toBe(400)
})

test('a note stands first in the mail and stays with the order; a reason does so for what is cancelled', async () => {
  const checkout = await shop.order('plain-tee')
  await shop.pay(checkout)
  const before = (await shop.mailbox('guest@example.com')).length
  await move(checkout.orderId, { status: 'in_production', note: 'We print it on Monday.' })
  const cancelled = await move(checkout.orderId, { status: 'cancelled', note: 'The linen is not made any more.' })
  expect(cancelled.data.history.slice(-2).map(({ status, note }) => [status, note])).toEqual([
    ['in_production', 'We print it on Monday.'],
    ['cancelled', 'The linen is not made any more.']
  ])
  const mails = await shop.mailbox('guest@example.com')
  const news = mails.slice(0, mails.length - before).map(({ text }) => text)
  expect(news.some((text) => text.includes('We print it on Monday.'))).toBe(true)
  expect(news.some((text) => text.includes('The linen is not made any more.'))).toBe(true)
  for (const note of ['', 'x'.repeat(501), 'a\u0000b'])
    expect((await move(checkout.orderId, { status: 'shipped', note })).status).toBe(400)
})

test('orders are found by status, number, address, name, SKU and tracking number, and by nothing that is a pattern', async () => {
  const { name: recipient } = address
  const checkout = await shop.order('plain-tee')
  const { data: order } = await shop.see(checkout)
  await shop.pay(checkout)
  await move(checkout.orderId, { status: 'in_production' })
  await move(checkout.orderId, { status: 'shipped', tracking: { carrier: 'Post', number: 'ZX/81-7', url: null } })
  const other = await shop.order('last-mug')
  const find = async (q: string, more: Record<string, string> = {}) =>
    (await shop.call('GET /api/v1/admin/orders', { token, query: { q, ...more } })).data
  const idsOf = async (q: string, more?: Record<string, string>) => (await find(q, more)).items.map(({ id }) => id)
  for (const q of [order.number, order.number.slice(3), order.number.toLowerCase().replaceAll('-', ' '), 'zx/81'])
    expect(await idsOf(q), q).toEqual([order.id])
  for (const q of ['guest@', recipient.toUpperCase(), recipient.slice(0, 2)])
    expect(await idsOf(q), q).toEqual(expect.arrayContaining([order.id, other.orderId]))
  // Other tests order the mug too.
  const ofSku = await idsOf('last-mug-white')
  expect([ofSku.includes(other.orderId), ofSku.includes(order.id)]).toEqual([true, false])
  expect(await idsOf('last-mug')).toEqual([])
  expect(await idsOf('guest@', { status: 'shipped' })).toEqual([order.id])
  expect(await find('guest@', { status: 'shipped' })).toMatchObject({ total: 1, isCut: false })
  for (const q of ['%', "'", '\\', '_', '\u0000', 'x_']) expect(await find(q), q).toMatchObject({ items: [], total: 0 })
  await shop.call('POST /api/v1/orders/{id}/cancel', {
    params: { id: other.orderId },
    query: { key: other.orderKey }
  })
})

test('the stock that is set is the stock that is shown, whatever is held back, and it is written down', async () => {
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.order('plain-tee', 2)
  const change = (body: Record<string, unknown>) =>
    shop.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: variant!.id }, body })
  expect((await change({ stock: 7, price: { amount: 2100, currency: 'USD' } })).data).toMatchObject({
    stock: 7,
    price: { amount: 2100, currency: 'USD' }
  })
  expect((await shop.variantsOf('plain-tee'))[0]).toMatchObject({ stock: 7, price: { amount: 2100 } })
  expect((await change({ stock: 0 })).data.stock).toBe(0)
  for (const body of [
    { stock: -1 },
    { stock: 1.5 },
    { price: { amount: 1, currency: 'EUR' } },
    { price: { amount: -5, currency: 'USD' } },
    { price: 9e15 }
  ])
    expect((await change(body)).status).toBe(400)
  const log = await shop.platform.db.select().from(auditLog)
  expect(log.filter(({ action }) => action === 'variant.change')).toHaveLength(2)
  await change({ stock: variant!.stock, price: variant!.price })
})

test('the list of stock shows what is low, and finds any variant by its SKU or product', async () => {
  const list = async (query: { q?: string; page?: number; pageSize?: number }) =>
    (await shop.call('GET /api/v1/admin/stock', { token, query })).data
  const low = await list({})
  expect(low.total).toBe(low.items.length)
  expect(low.items.every(({ stock }) => stock <= 5)).toBe(true)
  const tees = await list({ q: 'PLAIN TEE' })
  const expected = await shop.variantsOf('plain-tee')
  expect(tees.items.map(({ sku }) => sku).toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted())
  expect(tees.items.map(({ stock }) => stock)).toEqual(tees.items.map(({ stock }) => stock).toSorted((a, b) => a - b))
  const sku = expected[0]?.sku ?? ''
  expect((await list({ q: sku.toLowerCase() })).items).toMatchObject([{ sku, productSlug: 'plain-tee' }])
  expect(await list({ q: 'plain tee', page: 2, pageSize: 1 })).toMatchObject({
    items: [tees.items[1]],
    total: tees.total
  })
  for (const q of ['%', '_', 'nothing like it', '\0'])
    expect((await list({ q })).items).toEqual(q === '\0' ? low.items : [])
  expect((await list({ page: 5000, pageSize: 100 })).items).toEqual([])
})

test('the summary counts what is to do and what came in today', async () => {
  const before = (await shop.call('GET /api/v1/admin/summary', { token })).data
  const checkout = await shop.order('last-mug')
  await shop.pay(checkout)
  const { data } = await shop.call('GET /api/v1/admin/summary', { token })
  expect([
    data.toProduce - before.toProduce,
    data.paidToday - before.paidToday,
    data.revenueToday.amount - before.revenueToday.amount
  ]).toEqual([1, 1, checkout.totals.total.amount])
  const ofStock = async (query: { q?: string; page?: number; pageSize?: number } = {}) =>
    (await shop.call('GET /api/v1/admin/stock', { token, query })).data
  const scarce = await ofStock()
  expect([data.lowStockCount, data.lowStock]).toEqual([scarce.total, scarce.items.slice(0, 20)])
  expect(scarce.items[0]).toEqual({
    variantId: expect.any(String),
    productSlug: 'last-mug',
    name: 'Last mug',
    sku: 'LAST-MUG-WHITE',
    stock: 0
  })
  const cancelled = await move(checkout.orderId, { status: 'cancelled' })
  expect(cancelled.data.status).toBe('cancelled')
  expect((await shop.call('GET /api/v1/admin/summary', { token })).data.revenueToday).toEqual(before.revenueToday)
})
