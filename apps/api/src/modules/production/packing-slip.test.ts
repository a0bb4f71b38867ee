import type { Order } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orders } from '../orders/tables.ts'
import { orderAddress } from './packing-slip.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const slip = (id: string, shipment = '') =>
  shop.fetch(`/api/v1/admin/orders/${id}/packing-slip.pdf${shipment && `?shipment=${shipment}`}`, {
    headers: { authtoken: token }
  })

async function wordsOf(id: string, shipment?: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await (await slip(id, shipment)).arrayBuffer()))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    })
  )
  return pages.join('\n')
}

test('a packing slip says what is in the parcel and the gift note, and no prices', async () => {
  const cart = await shop.cartWith('plain-tee', 3)
  const { data: checkout } = await shop.submit(cart.id, { change: { giftNote: 'عيد ميلاد سعيد 🎉\nGrandma' } })
  await shop.pay(checkout)
  const { data: order } = await shop.see(checkout)
  const words = await wordsOf(order.id)
  for (const word of [order.number, '3 ×', 'Plain tee', 'Black · S', 'Robin Person', 'Grandma', '🎉', '3 pieces'])
    expect(words).toContain(word)
  const sums = [order.totals.total, order.totals.subtotal, order.lines[0]!.unitPrice].map(({ amount }) =>
    (amount / 100).toFixed(2)
  )
  for (const sum of [...sums, '$', 'USD']) expect(words).not.toContain(sum)
  expect((await slip(order.id)).headers.get('content-disposition')).toBe(
    `attachment; filename="packing-slip-${order.number}.pdf"`
  )
})

test('what was paid back is not on the slip, and a note of many lines goes over pages', async () => {
  const checkout = await shop.order('plain-tee', 2)
  await shop.pay(checkout)
  const { data: order } = await shop.see(checkout)
  await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    token,
    params: { id: order.id },
    headers: { 'idempotency-key': 'one-back' },
    body: { lines: [{ lineId: order.lines[0]!.id, quantity: 1 }], reason: 'Not wanted', restock: false }
  })
  const giftNote = `${'A line\n'.repeat(120)}The end`
  await shop.platform.db.update(orders).set({ giftNote }).where(eq(orders.id, order.id))
  const words = await wordsOf(order.id)
  expect(words).toContain('1 ×')
  expect(words).toContain('1 piece')
  expect(words).toContain('The end')
  expect((await slip('no-such')).status).toBe(404)
})

/** A paid order in production. */
async function orderInProduction(quantity: number): Promise<Order> {
  const checkout = await shop.order('plain-tee', quantity)
  await shop.pay(checkout)
  await shop.call('PATCH /api/v1/admin/orders/{id}', {
    token,
    params: { id: checkout.orderId },
    body: { status: 'in_production' }
  })
  return (await shop.see(checkout)).data
}

/** Sends pieces of an order's first line. */
const send = (order: Order, key: string, quantity: number) =>
  shop.call('POST /api/v1/admin/orders/{id}/shipments', {
    token,
    params: { id: order.id },
    headers: { 'idempotency-key': key },
    body: { lines: [{ lineId: order.lines[0]!.id, quantity }], tracking: null }
  })

test('each parcel has its slip with what was sent before and what follows', async () => {
  const order = await orderInProduction(6)
  expect(await wordsOf(order.id)).not.toContain('Parcel 1')
  await send(order, 'first-parcel', 1)
  const {
    data: { shipments }
  } = await send(order, 'second-parcel', 2)
  const [first, second] = shipments.map(({ id }) => id)
  const ofFirst = await wordsOf(order.id, first)
  for (const word of ['Parcel 1 of 3', '1 piece', 'To follow', '5 × Plain tee']) expect(ofFirst).toContain(word)
  expect(ofFirst).not.toContain('Sent before')
  const ofSecond = await wordsOf(order.id, second)
  for (const word of ['Parcel 2 of 3', '2 pieces', 'Sent before', '1 × Plain tee', '3 × Plain tee'])
    expect(ofSecond).toContain(word)
  const ofRest = await wordsOf(order.id)
  for (const word of ['Parcel 3 of 3', '3 pieces', 'Sent before', '3 × Plain tee']) expect(ofRest).toContain(word)
  expect(ofRest).not.toContain('To follow')
  expect((await slip(order.id, second)).headers.get('content-disposition')).toContain(`${order.number}-2.pdf`)
  expect((await slip(order.id, 'no-such')).status).toBe(404)
})

test('once all is sent, an order has a slip for every parcel', async () => {
  const order = await orderInProduction(2)
  await send(order, 'one-of-two', 1)
  await send(order, 'two-of-two', 1)
  const words = await wordsOf(order.id)
  for (const word of ['Parcel 1 of 2', 'Parcel 2 of 2']) expect(words).toContain(word)
})

test('slips of several orders are one file, each order once', async () => {
  const orders = [await orderInProduction(1), await orderInProduction(2)]
  const ids = orders.map(({ id }) => id)
  const read = (query: string) =>
    shop.fetch(`/api/v1/admin/packing-slips.pdf?orders=${query}`, { headers: { authtoken: token } })
  const answer = await read([...ids, ids[0]].join(','))
  expect(answer.headers.get('content-disposition')).toContain('packing-slips-2.pdf')
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  expect(document.numPages).toBe(2)
  expect((await read(`${ids[0]},no-such`)).status).toBe(404)
  expect((await read(Array.from({ length: 51 }, (_, index) => `order-${index}`).join(','))).status).toBe(400)
})

test('dates on a slip are days of the shop', async () => {
  const checkout = await shop.order('plain-tee', 1)
  await shop.pay(checkout)
  const { data: order } = await shop.see(checkout)
  const placedAt = new Date('2026-06-30T23:30:00Z')
  await shop.platform.db.update(orders).set({ placedAt }).where(eq(orders.id, order.id))
  expect(await wordsOf(order.id)).toContain('1 July 2026')
})

test('the code of a slip opens the order in the admin', () => {
  expect(orderAddress(shop.platform, { id: 'o1' })).toBe(
    `${shop.platform.config.publicUrl}/admin?section=orders&order=o1`
  )
})
