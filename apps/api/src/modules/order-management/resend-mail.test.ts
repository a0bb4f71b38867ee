import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { orders } from '../orders/tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
})
afterAll(() => shop.close())

const mailsOf = async (id: string) =>
  (await shop.call('GET /api/v1/admin/orders/{id}/mails', { token, params: { id } })).data
const resend = (id: string, mail: string) =>
  shop.call('POST /api/v1/admin/orders/{id}/mails', { token, params: { id }, body: { mail } })
const move = (id: string, status: 'in_production' | 'cancelled') =>
  shop.call('PATCH /api/v1/admin/orders/{id}', {
    token,
    params: { id },
    body: status === 'cancelled' ? { status, note: 'Sold out at the mill' } : { status }
  })

/** A paid order of a buyer with a mailbox of their own. */
async function paidOrder(email: string): Promise<string> {
  const checkout = await shop.order('plain-tee', 3)
  await shop.platform.db.update(orders).set({ email }).where(eq(orders.id, checkout.orderId))
  await shop.pay(checkout)
  await shop.runJobs()
  return checkout.orderId
}

const currentOf = async (id: string) =>
  (await mailsOf(id)).items.filter(({ isCurrent }) => isCurrent).map(({ mail }) => mail)

test('a mail goes out again to the current address, and the log names it without the address', async () => {
  const id = await paidOrder('before@example.com')
  await shop.platform.db.update(orders).set({ email: 'now@example.com' }).where(eq(orders.id, id))
  expect(await mailsOf(id)).toMatchObject({
    to: 'now@example.com',
    items: [{ mail: 'order-paid', count: 1, isCurrent: true }],
    resendsLeft: 5
  })
  const { data } = await resend(id, 'order-paid')
  expect(data).toMatchObject({ items: [{ mail: 'order-paid', count: 2 }], resendsLeft: 4 })
  await shop.runJobs()
  expect(await shop.mailbox('before@example.com')).toHaveLength(1)
  const [first] = await shop.mailbox('before@example.com')
  const [again] = await shop.mailbox('now@example.com')
  expect(again?.subject).toBe(first?.subject)
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token, query: { action: 'order.resend-mail' } })
  expect(log.items[0]).toMatchObject({ by: { name: 'Kim' }, subject: { id } })
  expect(JSON.stringify(log)).not.toContain('now@example.com')
})

test('mails that are no longer true of an order, or were never sent, are refused', async () => {
  const id = await paidOrder('outdated@example.com')
  expect((await resend(id, 'order-shipped')).status).toBe(409)
  await move(id, 'in_production')
  expect(await currentOf(id)).toEqual(expect.arrayContaining(['order-in-production', 'order-paid']))
  const order = (await shop.call('GET /api/v1/orders/{id}', { token, params: { id } })).data
  const send = (key: string, quantity: number) =>
    shop.call('POST /api/v1/admin/orders/{id}/shipments', {
      token,
      params: { id },
      headers: { 'idempotency-key': key },
      body: { lines: [{ lineId: order.lines[0]!.id, quantity }], tracking: null }
    })
  await send('part-of-order', 1)
  expect(await currentOf(id)).toContain('order-part-shipped')
  await send('rest-of-order', 2)
  const shipped = await currentOf(id)
  expect(shipped).toContain('order-shipped')
  expect(shipped).not.toContain('order-part-shipped')
  expect(shipped).not.toContain('order-in-production')
  expect((await resend(id, 'order-part-shipped')).problem).toMatchObject({ reason: 'order-mail-outdated' })
  expect((await resend(id, 'order-shipped')).status).toBe(200)
})

test('of a cancelled order, the cancellation is sent again with its reason, and the confirmation is not', async () => {
  const id = await paidOrder('cancelled@example.com')
  await move(id, 'cancelled')
  await shop.runJobs()
  const current = await currentOf(id)
  expect(current).not.toContain('order-paid')
  const [mail] = current
  await resend(id, mail!)
  await shop.runJobs()
  const texts = (await shop.mailbox('cancelled@example.com')).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Sold out at the mill')).length).toBeGreaterThan(1)
})

test('five mails of an order can be sent again in an hour, and others an hour later', async () => {
  const id = await paidOrder('often@example.com')
  for (let index = 0; index < 5; index += 1) expect((await resend(id, 'order-paid')).status).toBe(200)
  expect((await resend(id, 'order-paid')).problem).toMatchObject({ status: 429, reason: 'order-mails-over-limit' })
  shop.clock.advance(3601)
  // The session has ended meanwhile.
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
  expect((await resend(id, 'order-paid')).status).toBe(200)
})

test('a buyer whose address was erased gets no mail', async () => {
  const id = await paidOrder('erased@example.com')
  await shop.platform.db.update(orders).set({ email: '' }).where(eq(orders.id, id))
  expect(await mailsOf(id)).toMatchObject({ to: null, items: [{ isCurrent: false }] })
  expect((await resend(id, 'order-paid')).status).toBe(409)
  expect((await resend('no-such', 'order-paid')).status).toBe(404)
})
