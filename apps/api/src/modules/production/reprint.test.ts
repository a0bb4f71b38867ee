import type { OrderJob, ReprintRequest } from '@motif/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { variants } from '../catalogue/tables.ts'
import { productionJobs } from '../orders/tables.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin', name: 'Kim' })).token
})
afterAll(() => shop.close())

const jobsOf = async (id: string): Promise<OrderJob[]> =>
  (await shop.call('GET /api/v1/admin/orders/{id}/jobs', { token, params: { id } })).data.items

let keys = 0
const reprint = (id: string, body: ReprintRequest, key = `reprint-${(keys += 1)}-of-it`) =>
  shop.call('POST /api/v1/admin/production/jobs/{id}/reprints', {
    token,
    params: { id },
    headers: { 'idempotency-key': key },
    body
  })

/** A shipped order of three tees. */
async function sentOrder() {
  const checkout = await shop.order('plain-tee', 3)
  await shop.pay(checkout)
  for (const status of ['in_production', 'shipped'] as const)
    await shop.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id: checkout.orderId }, body: { status } })
  const [job] = await jobsOf(checkout.orderId)
  return { ...checkout, job: job! }
}

test('what was sent is made again for nothing: a new job, pieces from stock, shown with its original', async () => {
  const { orderId, job } = await sentOrder()
  expect(job).toMatchObject({ outcome: 'sent', isReprintable: true })
  const [before] = await shop.stockOf('plain-tee')
  const answer = await reprint(job.id, { reason: 'other', text: 'The dog ate two', quantity: 2 })
  expect(answer.status).toBe(201)
  expect(answer.data).toMatchObject({
    stage: 'pack',
    quantity: 2,
    reprint: { originalId: job.id, reason: 'other', text: 'The dog ate two' }
  })
  expect((await shop.stockOf('plain-tee'))[0]).toBe(before! - 2)
  expect(new Set((await jobsOf(orderId)).map(({ outcome }) => outcome))).toEqual(new Set([null, 'sent']))
  const { data: order } = await shop.call('GET /api/v1/orders/{id}', { token, params: { id: orderId } })
  expect([order.status, order.refunds]).toEqual(['shipped', []])
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token, query: { action: 'production.reprint' } })
  expect(log.items[0]).toMatchObject({ by: { name: 'Kim' }, subject: { id: orderId } })
})

test('a reprint asked for twice with one key is one, and takes its pieces once', async () => {
  const { orderId, job } = await sentOrder()
  const [before] = await shop.stockOf('plain-tee')
  const body = { reason: 'lost', quantity: 1 } as const
  const answers = await Promise.all([reprint(job.id, body, 'the-same-wish'), reprint(job.id, body, 'the-same-wish')])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0].data.id).toBe(answers[1].data.id)
  expect((await shop.stockOf('plain-tee'))[0]).toBe(before! - 1)
  expect(await jobsOf(orderId)).toHaveLength(2)
})

test('nothing is made again that was not made, that is not in stock, in greater number or without a reason', async () => {
  const checkout = await shop.order('plain-tee')
  await shop.pay(checkout)
  const [open] = await jobsOf(checkout.orderId)
  expect((await reprint(open!.id, { reason: 'damaged', quantity: 1 })).status).toBe(409)
  const { job } = await sentOrder()
  expect((await reprint(job.id, { reason: 'damaged', quantity: 4 })).status).toBe(400)
  expect((await reprint(job.id, { reason: 'other', quantity: 1 })).status).toBe(400)
  const [variant] = await shop.variantsOf('plain-tee')
  const { db } = shop.platform
  const [row] = await db.select().from(variants).where(eq(variants.id, variant!.id))
  await db
    .update(variants)
    .set({ onHand: row!.reserved + row!.soft + 1 })
    .where(eq(variants.id, variant!.id))
  const short = await reprint(job.id, { reason: 'damaged', quantity: 2 })
  expect([short.status, short.problem.reason]).toEqual([409, 'reprint-out-of-stock'])
  await db.update(variants).set({ onHand: row!.onHand }).where(eq(variants.id, variant!.id))
})

test('a reprint stays on the board when its order is delivered, and leaves it once it is sent', async () => {
  const { orderId, job } = await sentOrder()
  const { data: made } = await reprint(job.id, { reason: 'misprint', quantity: 1 })
  await shop.call('PATCH /api/v1/admin/orders/{id}', { token, params: { id: orderId }, body: { status: 'delivered' } })
  const sent = (revision: number) =>
    shop.call('POST /api/v1/admin/production/jobs/{id}/sent', { token, params: { id: made.id }, body: { revision } })
  expect((await sent(made.revision)).status).toBe(409)
  const { data: packed } = await shop.call('PATCH /api/v1/admin/production/jobs/{id}', {
    token,
    params: { id: made.id },
    body: { stage: 'ship', revision: made.revision }
  })
  expect((await sent(packed.revision - 1)).status).toBe(409)
  expect((await sent(packed.revision)).status).toBe(200)
  expect((await sent(packed.revision)).status).toBe(200)
  const [row] = await shop.platform.db.select().from(productionJobs).where(eq(productionJobs.id, made.id))
  expect(row).toMatchObject({ outcome: 'sent' })
})
