import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orderNotes } from './tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
})
afterAll(() => shop.close())

const timeline = async (id: string) =>
  (await shop.call('GET /api/v1/admin/orders/{id}/timeline', { token, params: { id } })).data
const note = (id: string, text: string) =>
  shop.call('POST /api/v1/admin/orders/{id}/notes', { token, params: { id }, body: { text } })

test('statuses, mails, refunds and notes of an order stand in one timeline, which the customer never sees', async () => {
  const checkout = await shop.order('plain-tee')
  const { orderId: id } = checkout
  await shop.pay(checkout)
  shop.clock.advance(60)
  expect((await note(id, ' Ask for a better picture.\nSoon. ')).status).toBe(201)
  shop.clock.advance(60)
  await shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    token,
    params: { id },
    headers: { 'idempotency-key': 'refund-of-a-timeline' },
    body: { amount: 100, reason: 'A scratch', restock: false }
  })
  await shop.runJobs()
  const { items, notesLeft } = await timeline(id)
  const told = items.map((item) => {
    if (item.kind === 'status') return [item.kind, item.status]
    if (item.kind === 'mail') return [item.kind, item.mail]
    if (item.kind === 'shipment') return [item.kind, item.id]
    if (item.kind === 'edit') return [item.kind, item.id]
    return item.kind === 'note' ? [item.kind, item.by, item.text] : [item.kind, item.amount.amount, item.state]
  })
  expect(told.slice(0, 4)).toEqual([
    ['status', 'pending'],
    ['status', 'paid'],
    ['mail', 'order-paid'],
    ['note', 'Kim', 'Ask for a better picture.\nSoon.']
  ])
  expect(told.slice(4)).toEqual(
    expect.arrayContaining([
      ['refund', 100, 'done'],
      ['mail', 'order-partly-refunded']
    ])
  )
  expect(notesLeft).toBe(99)
  for (const seen of [await shop.see(checkout), await shop.call('GET /api/v1/orders/{id}', { token, params: { id } })])
    expect(JSON.stringify(seen.data)).not.toContain('better picture')
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token, query: { action: 'order.note' } })
  expect(log.items[0]).toMatchObject({ by: { name: 'Kim' }, subject: { id } })
  expect(JSON.stringify(log)).not.toContain('better picture')
})

test('an order takes a hundred notes, however many come at once, and none without words', async () => {
  const { orderId: id } = await shop.order('plain-tee')
  const at = shop.clock.now()
  await shop.platform.db
    .insert(orderNotes)
    .values(Array.from({ length: 99 }, (_, index) => ({ id: `n${index}`, orderId: id, authorId: 'x', text: 'x', at })))
  const answers = await Promise.all(['one', 'two', 'three'].map((text) => note(id, text)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403])
  expect((await timeline(id)).notesLeft).toBe(0)
  for (const text of ['', '  ', 'x'.repeat(2001), 'a\u0000b']) expect((await note(id, text)).status).toBe(400)
  expect((await note('no-such', 'Hello')).status).toBe(404)
})
