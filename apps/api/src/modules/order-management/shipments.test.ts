import type { ShipmentRequest } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { raceForOrder } from '../../testing/race.ts'
import { auditLog } from '../audit/tables.ts'
import { orderShipments, orders } from '../orders/tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const tracking = { carrier: 'Post', number: 'AB-1', url: 'https://post.example/AB-1' }

const move = (id: string, status: 'in_production' | 'shipped' | 'delivered' | 'cancelled', more = {}) =>
  shop.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id }, body: { status, ...more } })

let keys = 0
const ship = (id: string, request: Partial<ShipmentRequest>, key = `parcel-key-${(keys += 1)}`) =>
  shop.call('POST /api/v1/admin/orders/{id}/shipments', {
    token,
    params: { id },
    headers: { 'idempotency-key': key },
    body: { lines: [], tracking: null, ...request }
  })
const correct = (id: string, shipmentId: string, to: typeof tracking | null) =>
  shop.call('PATCH /api/v1/admin/orders/{id}/shipments/{shipmentId}', {
    token,
    params: { id, shipmentId },
    body: { tracking: to }
  })
const takeBack = (id: string, shipmentId: string, reason = 'It is still here.') =>
  shop.call('POST /api/v1/admin/orders/{id}/shipments/{shipmentId}/void', {
    token,
    params: { id, shipmentId },
    body: { reason }
  })
const refund = (id: string, body: { lines?: { lineId: string; quantity: number }[]; amount?: number }) =>
  shop.call('POST /api/v1/admin/orders/{id}/refunds', {
    token,
    params: { id },
    headers: { 'idempotency-key': `refund-key-${(keys += 1)}` },
    body: { reason: 'A scratch', restock: false, ...body }
  })

let buyers = 0
/** An order in production with one line, and its buyer's e-mail address. */
async function inProduction(quantity = 5) {
  buyers += 1
  const email = `parcel-${buyers}@example.com`
  const cart = await shop.cartWith('plain-tee', quantity)
  const { data: checkout } = await shop.submit(cart.id, { change: { email } })
  await shop.pay(checkout)
  const { data } = await move(checkout.orderId, 'in_production')
  const lineId = data.lines[0]?.id ?? ''
  return { checkout, id: checkout.orderId, email, lineId, pieces: (count: number) => [{ lineId, quantity: count }] }
}
const subjects = async (email: string) => (await shop.mailbox(email)).map(({ subject }) => subject)
const logged = async (id: string) =>
  (await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, id))).map(({ action }) => action)

test('an order leaves in parcels, each told of by a mail, and is shipped with the last piece', async () => {
  const { checkout, id, email, pieces } = await inProduction()
  const first = await ship(id, { lines: pieces(2), tracking, note: 'The first ones.' })
  expect(first.status).toBe(201)
  expect(first.data).toMatchObject({
    status: 'in_production',
    tracking,
    sent: { pieces: 2, of: 5 },
    unsent: pieces(3),
    shipments: [{ tracking, note: 'The first ones.', lines: pieces(2) }]
  })
  const [news] = await shop.mailbox(email)
  expect(news?.subject).toMatch(/^Part of your order .* is on its way$/)
  expect(news?.text).toMatch(
    /The first ones\.[^]*AB-1[^]*In this parcel\n2 × Plain tee[^]*Still to come\n3 × Plain tee/
  )
  const last = await ship(id, { lines: pieces(3) })
  expect(last.data).toMatchObject({ status: 'shipped', tracking, sent: null, unsent: [] })
  expect(last.data.shipments.map(({ tracking: one }) => one?.number)).toEqual(['AB-1', undefined])
  expect((await subjects(email))[0]).toMatch(/^The rest of your order/)
  expect((await shop.see(checkout)).data.shipments).toEqual(last.data.shipments)
  expect(await logged(id)).toEqual(['order.move', 'order.ship', 'order.ship'])
  expect((await move(id, 'delivered')).status).toBe(200)
})

test('marking an order as shipped sends all that is left in one parcel', async () => {
  const { id, email, pieces } = await inProduction()
  await ship(id, { lines: pieces(1) })
  const { data } = await move(id, 'shipped', { tracking })
  expect(data).toMatchObject({ status: 'shipped', tracking, unsent: [] })
  expect(data.shipments.map(({ lines }) => lines)).toEqual([pieces(1), pieces(4)])
  const whole = await inProduction(2)
  await move(whole.id, 'shipped', { tracking })
  expect((await subjects(whole.email))[0]).toMatch(/^Your order .* is on its way$/)
  expect((await subjects(email))[0]).toMatch(/^The rest of your order/)
})

test('a parcel holds no more than is left, nothing of other orders, and nothing before production', async () => {
  const { id, lineId, pieces } = await inProduction(3)
  await ship(id, { lines: pieces(2) })
  const tooMany = await ship(id, { lines: pieces(2) })
  expect(tooMany).toMatchObject({ status: 400, problem: { errors: [{ pointer: '/lines/0/quantity' }] } })
  expect(tooMany.problem.detail).toBe('Only 1 piece of Plain tee is still to be sent.')
  const other = await inProduction(1)
  expect((await ship(id, { lines: other.pieces(1) })).status).toBe(400)
  for (const request of [
    { lines: [] },
    { lines: [{ lineId, quantity: 0 }] },
    {
      lines: [
        { lineId, quantity: 1 },
        { lineId, quantity: 1 }
      ]
    },
    { lines: pieces(1), tracking: { ...tracking, url: 'javascript:alert(1)' } },
    { lines: pieces(1), tracking: { ...tracking, number: ' ' } }
  ])
    expect((await ship(id, request)).status).toBe(400)
  expect((await ship('no-such', { lines: pieces(1) })).status).toBe(404)
  const paid = await shop.order('plain-tee')
  await shop.pay(paid)
  const { lines } = (await shop.see(paid)).data
  expect((await ship(paid.orderId, { lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] })).status).toBe(409)
})

test('two of staff who send the same pieces at once send them once', async () => {
  const { id, email, pieces } = await inProduction(3)
  const answers = await raceForOrder(shop.platform, id, [
    () => ship(id, { lines: pieces(2) }),
    () => ship(id, { lines: pieces(2) }),
    () => ship(id, { lines: pieces(2) })
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
  expect(answers.find(({ status }) => status === 201)?.data.unsent).toEqual(pieces(1))
  expect((await subjects(email)).filter((subject) => subject.startsWith('Part of'))).toHaveLength(1)
})

test('the same wish is the same parcel, however often and however much at once; another under its key is refused', async () => {
  const { id, email, pieces } = await inProduction(4)
  const answers = await raceForOrder(shop.platform, id, [
    () => ship(id, { lines: pieces(2) }, 'a-lost-answer'),
    () => ship(id, { lines: pieces(2) }, 'a-lost-answer')
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect((await ship(id, { lines: pieces(2) }, 'a-lost-answer')).data.shipments).toHaveLength(1)
  expect((await ship(id, { lines: pieces(1) }, 'a-lost-answer')).status).toBe(409)
  expect((await subjects(email)).filter((subject) => subject.startsWith('Part of'))).toHaveLength(1)
})

test('pieces paid back before they were sent are not to be sent, and with the last of them the order is shipped', async () => {
  const { id, pieces } = await inProduction(5)
  await refund(id, { lines: pieces(1) })
  const { data } = await ship(id, { lines: pieces(2) })
  expect(data).toMatchObject({ status: 'partially_refunded', sent: { pieces: 2, of: 4 }, unsent: pieces(2) })
  expect((await ship(id, { lines: pieces(3) })).status).toBe(400)
  await refund(id, { amount: 100 })
  const { data: order } = await refund(id, { lines: pieces(2) })
  expect(order).toMatchObject({ sent: null, unsent: [], status: 'shipped' })
  expect((await move(id, 'delivered')).data.status).toBe('delivered')
})

test('pieces paid back after everything left were sent nonetheless', async () => {
  const { id, pieces } = await inProduction(2)
  await move(id, 'shipped')
  const { data } = await refund(id, { lines: pieces(1) })
  expect(data).toMatchObject({ status: 'partially_refunded', unsent: [], sent: null })
  expect(data.shipments.map(({ lines }) => lines)).toEqual([pieces(2)])
})

test('a wrong number is corrected and mailed once, and the order is found by the right one', async () => {
  const { id, email, pieces } = await inProduction(3)
  const { data } = await ship(id, { lines: pieces(1), tracking: { ...tracking, number: 'WRONG-77' } })
  await ship(id, { lines: pieces(1), tracking: { ...tracking, number: 'SECOND-88' } })
  const shipmentId = data.shipments[0]?.id ?? ''
  const right = { ...tracking, number: 'RIGHT-99' }
  for (let times = 0; times < 2; times += 1) {
    const { data: corrected } = await correct(id, shipmentId, right)
    expect(corrected.shipments.map(({ tracking: one }) => one?.number)).toEqual(['RIGHT-99', 'SECOND-88'])
    expect(corrected.tracking?.number).toBe('SECOND-88')
  }
  expect((await subjects(email)).filter((subject) => subject.startsWith('Another tracking number'))).toHaveLength(1)
  const find = async (q: string) =>
    (await shop.call('GET /api/v1/admin/orders', { token, query: { q } })).data.items.map((one) => one.id)
  for (const q of ['RIGHT-99', 'second-88', 'ight-9']) expect(await find(q), q).toEqual([id])
  expect(await find('WRONG-77')).toEqual([])
  expect((await correct(id, 'no-such', right)).status).toBe(404)
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token, query: { action: 'order.correct-shipment' } })
  expect(log.items.filter(({ subject }) => subject.id === id).map(({ changes }) => changes)).toEqual([
    expect.arrayContaining([{ field: 'tracking.number', from: 'WRONG-77', to: 'RIGHT-99' }])
  ])
})

test('a parcel sent by mistake is taken back once, with a reason its buyer reads, and its pieces are sent again', async () => {
  const { checkout, id, email, pieces } = await inProduction(2)
  const { data } = await move(id, 'shipped', { tracking })
  const shipmentId = data.shipments[0]?.id ?? ''
  for (let times = 0; times < 2; times += 1)
    expect((await takeBack(id, shipmentId)).data).toMatchObject({
      status: 'in_production',
      tracking: null,
      shipments: [],
      unsent: pieces(2)
    })
  const [mail] = await shop.mailbox(email)
  expect(mail?.subject).toMatch(/has not left yet$/)
  expect(mail?.text).toContain('It is still here.')
  expect((await subjects(email)).filter((subject) => subject.endsWith('has not left yet'))).toHaveLength(1)
  expect((await shop.see(checkout)).data.history.at(-1)).toMatchObject({
    status: 'in_production',
    note: 'It is still here.'
  })
  expect((await correct(id, shipmentId, tracking)).status).toBe(409)
  const { data: timeline } = await shop.call('GET /api/v1/admin/orders/{id}/timeline', { token, params: { id } })
  expect(timeline.items.find(({ kind }) => kind === 'shipment')).toMatchObject({
    voided: { reason: 'It is still here.' }
  })
  expect((await move(id, 'shipped')).data.status).toBe('shipped')
  await move(id, 'delivered')
  const { shipments } = (await shop.see(checkout)).data
  expect((await takeBack(id, shipments[0]?.id ?? '')).status).toBe(409)
})

test('an order refunded in part goes back to production with its parcel, and on again', async () => {
  const { id, pieces } = await inProduction(2)
  const { data } = await move(id, 'shipped')
  await refund(id, { amount: 100 })
  const back = await takeBack(id, data.shipments[0]?.id ?? '')
  expect(back.data).toMatchObject({ status: 'partially_refunded', unsent: pieces(2) })
  expect((await ship(id, { lines: pieces(2) })).data.status).toBe('shipped')
})

test('what is partly sent is not cancelled, until its parcels are taken back', async () => {
  const { id, pieces } = await inProduction(2)
  const { data } = await ship(id, { lines: pieces(1) })
  expect((await move(id, 'cancelled')).status).toBe(409)
  await takeBack(id, data.shipments[0]?.id ?? '')
  expect((await move(id, 'cancelled')).data.status).toBe('cancelled')
})

test('an order sent before parcels were kept reads as one, which can be corrected and taken back', async () => {
  const { id, email, pieces } = await inProduction(2)
  await move(id, 'shipped', { tracking })
  await shop.platform.db.delete(orderShipments).where(eq(orderShipments.orderId, id))
  const { data } = await shop.call('GET /api/v1/orders/{id}', { token, params: { id } })
  expect(data).toMatchObject({ unsent: [], sent: null, shipments: [{ tracking, lines: pieces(2) }] })
  const shipmentId = data.shipments[0]?.id ?? ''
  const right = { ...tracking, number: 'AB-2' }
  expect((await correct(id, shipmentId, right)).data).toMatchObject({
    tracking: right,
    shipments: [{ id: shipmentId, tracking: right, lines: pieces(2) }]
  })
  expect((await takeBack(id, shipmentId)).data).toMatchObject({ status: 'in_production', unsent: pieces(2) })
  expect((await subjects(email))[0]).toMatch(/has not left yet$/)
})

test('lists say how far an order is that is sent in part', async () => {
  const { id, pieces, email } = await inProduction(5)
  await refund(id, { lines: pieces(1) })
  await ship(id, { lines: pieces(1) })
  const { data } = await shop.call('GET /api/v1/admin/orders', { token, query: { q: email } })
  expect(data.items.map(({ sent }) => sent)).toEqual([{ pieces: 1, of: 4 }])
})

test('the database takes no parcel twice and none without pieces', async () => {
  const { id, pieces } = await inProduction(2)
  await ship(id, { lines: pieces(1) })
  const { db } = shop.platform
  const [row] = await db.select().from(orderShipments).where(eq(orderShipments.orderId, id))
  await expect(db.insert(orderShipments).values({ ...row!, id: 'other' })).rejects.toThrow()
  await expect(
    db.execute(sql`update order_shipment_lines set quantity = 0 where shipment_id = ${row?.id}`)
  ).rejects.toThrow()
  await db.delete(orders).where(eq(orders.id, id))
  expect(await db.$count(orderShipments, eq(orderShipments.orderId, id))).toBe(0)
})
