import type { ProductionJob } from '@motif/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { orders, productionJobs } from '../orders/tables.ts'
import { insertMissingJobs } from './backfill.ts'

let shop: Shop
let kim: SignedUp
let lee: SignedUp
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
  lee = await shop.signUp({ role: 'admin', staffRole: 'production', name: 'Lee' })
})
afterAll(() => shop.close())

/** An order of printed tees and optionally plain ones; paid by default. */
async function buy({ printed = 1, plain = 0, isPaid = true } = {}) {
  const [first, second] = await shop.variantsOf('plain-tee')
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  const add = (body: { variantId: string; quantity: number; design?: { document: ReturnType<typeof design> } }) =>
    shop.call('POST /api/v1/carts/{id}/lines', { params: { id: cart.id }, body })
  if (printed > 0) await add({ variantId: first!.id, quantity: printed, design: { document: design('Club') } })
  if (plain > 0) await add({ variantId: second!.id, quantity: plain })
  const { data: checkout } = await shop.submit(cart.id)
  if (isPaid) await shop.pay(checkout)
  return checkout
}

const board = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/production', { token: kim.token, query })).data
const jobsOf = async (orderId: string): Promise<ProductionJob[]> =>
  (await board()).columns.flatMap(({ items }) => items).filter(({ order }) => order.id === orderId)
const move = (job: Pick<ProductionJob, 'id' | 'revision'>, stage: ProductionJob['stage'], by = kim) =>
  shop.call('PATCH /api/v1/admin/production/jobs/{id}', {
    token: by.token,
    params: { id: job.id },
    body: { stage: stage as 'print', revision: job.revision }
  })
const statusOf = async (id: string) =>
  (await shop.platform.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

test('each line of an order is a job once it is paid: what is printed is approved first, what is not is packed', async () => {
  const unpaid = await buy({ isPaid: false })
  expect(await jobsOf(unpaid.orderId)).toEqual([])
  const { orderId } = await buy({ printed: 3, plain: 2 })
  expect(await jobsOf(orderId)).toEqual([
    expect.objectContaining({ stage: 'approve', quantity: 3, isPrinted: true, movedBy: null, revision: 1 }),
    expect.objectContaining({ stage: 'pack', quantity: 2, isPrinted: false })
  ])
})

test('a job is due after the working days it takes to make, never later than the promised delivery allows', async () => {
  const { orderId } = await buy({ printed: 1, plain: 1 })
  const { productionDays } = shop.platform.shop
  const [printed, plain] = await jobsOf(orderId)
  expect(productionDays.printed).toBeGreaterThan(productionDays.ready)
  expect(plain!.dueOn < printed!.dueOn).toBe(true)
  expect(printed!.isLate).toBe(false)
  const [order] = await shop.platform.db.select().from(orders).where(eq(orders.id, orderId))
  expect(printed!.dueOn < order!.deliveryBy!).toBe(true)
})

test('a job goes its way, tells who moved it, and every move is in the log', async () => {
  const { orderId } = await buy()
  const [job] = await jobsOf(orderId)
  const approved = await move(job!, 'print', lee)
  expect(approved.data).toMatchObject({
    stage: 'print',
    revision: 2,
    movedBy: 'Lee',
    order: { status: 'in_production' }
  })
  const packed = await move(approved.data, 'pack')
  const ready = await move(packed.data, 'ship')
  expect(ready.data).toMatchObject({ stage: 'ship', movedBy: 'Kim' })
  const log = await shop.platform.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, orderId), eq(auditLog.action, 'production.move')))
  expect(log.map(({ adminId, change }) => [adminId, change])).toEqual([
    [lee.user._id, { job: job!.id, from: { stage: 'approve' }, to: { stage: 'print' } }],
    [kim.user._id, { job: job!.id, from: { stage: 'print' }, to: { stage: 'pack' } }],
    [kim.user._id, { job: job!.id, from: { stage: 'pack' }, to: { stage: 'ship' } }]
  ])
})

test('the first job that is printed moves its order into production, once, and a plain one does when it is packed', async () => {
  const mixed = await buy({ printed: 1, plain: 1 })
  const [printed, plain] = await jobsOf(mixed.orderId)
  await move(printed!, 'print')
  expect(await statusOf(mixed.orderId)).toBe('in_production')
  await move(plain!, 'ship')
  const { history } = (await shop.see(mixed)).data
  expect(history.filter(({ status }) => status === 'in_production')).toHaveLength(1)
  const bare = await buy({ printed: 0, plain: 1 })
  const [only] = await jobsOf(bare.orderId)
  expect(await statusOf(bare.orderId)).toBe('paid')
  await move(only!, 'ship')
  expect(await statusOf(bare.orderId)).toBe('in_production')
})

test('of two who move a job the second is told who was first, and repeating a move whose answer was lost changes nothing', async () => {
  const { orderId } = await buy()
  const [job] = await jobsOf(orderId)
  const answers = await Promise.all([move(job!, 'print', kim), move(job!, 'pack', lee)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  const [first, stage] = answers[0].status === 200 ? ['Kim', 'Print'] : ['Lee', 'Pack']
  expect(refused.problem.detail).toBe(`${first} moved this job to ${stage} meanwhile. The board shows where it is now.`)
  const [now] = await jobsOf(orderId)
  const winner = first === 'Kim' ? kim : lee
  expect((await move(job!, now!.stage, winner)).data.revision).toBe(now!.revision)
})

test('a move is taken back by another move, and what is not printed goes to no stage of printing', async () => {
  const { orderId } = await buy({ printed: 1, plain: 1 })
  const [printed, plain] = await jobsOf(orderId)
  const moved = await move(printed!, 'print')
  expect((await move(moved.data, 'approve')).data).toMatchObject({ stage: 'approve', revision: 3 })
  expect((await move(plain!, 'print')).status).toBe(409)
  expect((await move(printed!, 'ask')).status).toBe(400)
  expect((await move({ id: 'no-such', revision: 1 }, 'print')).status).toBe(404)
})

const moveAll = (moves: { id: string; revision: number; stage: 'approve' | 'print' | 'pack' | 'ship' }[], by = kim) =>
  shop.call('PATCH /api/v1/admin/production/jobs', { token: by.token, body: { moves } })

test('many jobs are moved in one call: those that cannot move are named with the reason, the others move and are logged', async () => {
  const [one, two] = [await buy(), await buy({ printed: 1, plain: 1 })]
  const [first] = await jobsOf(one.orderId)
  const [second, plain] = await jobsOf(two.orderId)
  await move(second!, 'pack', lee)
  const { data } = await moveAll([
    { id: first!.id, revision: 1, stage: 'print' },
    { id: second!.id, revision: 1, stage: 'print' },
    { id: plain!.id, revision: 1, stage: 'print' },
    { id: 'no-such', revision: 1, stage: 'print' }
  ])
  expect(data.moved.map(({ id, stage, movedBy }) => [id, stage, movedBy])).toEqual([[first!.id, 'print', 'Kim']])
  expect(data.refused).toEqual([
    { id: second!.id, detail: 'Lee moved this job to Pack meanwhile. The board shows where it is now.' },
    { id: plain!.id, detail: expect.stringContaining('print') },
    { id: 'no-such', detail: expect.stringContaining('board') }
  ])
  expect(await statusOf(one.orderId)).toBe('in_production')
  expect((await jobsOf(two.orderId)).map(({ stage }) => stage)).toEqual(['pack', 'pack'])
  const log = await shop.platform.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.adminId, kim.user._id), eq(auditLog.subject, one.orderId)))
  expect(log.map(({ action }) => action)).toEqual(['production.move', 'order.move'])
})

test('a bulk move is taken back by another one, a repeated one changes nothing, and it has a bound', async () => {
  const { orderId } = await buy({ printed: 1, plain: 1 })
  const jobs = await jobsOf(orderId)
  const toShip = jobs.map(({ id, revision }) => ({ id, revision, stage: 'ship' as const }))
  const { data: sent } = await moveAll(toShip)
  expect(sent.moved.map(({ revision }) => revision)).toEqual([2, 2])
  const { data: again } = await moveAll(toShip)
  expect(again).toEqual(sent)
  const { data: back } = await moveAll(
    again.moved.map(({ id, revision, isPrinted }) => ({ id, revision, stage: isPrinted ? 'approve' : 'pack' }))
  )
  expect(back.refused).toEqual([])
  expect((await jobsOf(orderId)).map(({ stage }) => stage)).toEqual(['approve', 'pack'])
  const many = Array.from({ length: 51 }, () => toShip[0]!)
  expect((await moveAll(many)).status).toBe(400)
  expect((await moveAll([])).status).toBe(400)
})

test('jobs leave the board with their order when it is sent or cancelled, and can be moved no more', async () => {
  const sent = await buy()
  const [job] = await jobsOf(sent.orderId)
  const { data: atShip } = await move(job!, 'ship')
  const patch = (id: string, status: 'shipped' | 'cancelled') =>
    shop.call('PATCH /api/v1/admin/orders/{id}', { token: kim.token, params: { id }, body: { status } })
  await patch(sent.orderId, 'shipped')
  expect(await jobsOf(sent.orderId)).toEqual([])
  expect((await move(atShip, 'pack')).status).toBe(409)
  const cancelled = await buy()
  await patch(cancelled.orderId, 'cancelled')
  expect(await jobsOf(cancelled.orderId)).toEqual([])
  const rows = await shop.platform.db
    .select()
    .from(productionJobs)
    .where(inArray(productionJobs.orderId, [sent.orderId, cancelled.orderId]))
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['sent', 'dropped']))
})

test('what is paid back leaves the board: pieces of a line shrink its job, the whole line closes it', async () => {
  const { orderId } = await buy({ printed: 3, plain: 1 })
  const [printed, plain] = await jobsOf(orderId)
  const payBack = (lines: { lineId: string; quantity: number }[]) =>
    shop.call('POST /api/v1/admin/orders/{id}/refunds', {
      token: kim.token,
      params: { id: orderId },
      headers: { 'idempotency-key': `back-${lines[0]!.lineId}` },
      body: { lines, reason: 'Not wanted', restock: false }
    })
  expect((await payBack([{ lineId: printed!.lineId, quantity: 1 }])).status).toBe(201)
  expect((await jobsOf(orderId)).map(({ quantity }) => quantity)).toEqual([2, 1])
  expect((await move(printed!, 'print')).status).toBe(409)
  await payBack([{ lineId: plain!.lineId, quantity: 1 }])
  expect((await jobsOf(orderId)).map(({ lineId }) => lineId)).toEqual([printed!.lineId])
})

test('columns tell how many jobs they have, are narrowed by due day and product, and go on behind their last job', async () => {
  const other = await openShop()
  const staff = await other.signUp({ role: 'admin' })
  await other.pay(await other.order('plain-tee'))
  const { db } = other.platform
  const [job] = await db.select().from(productionJobs)
  await db.update(productionJobs).set({ stage: 'pack' })
  const copies = Array.from({ length: 44 }, (_, index) => ({
    ...job!,
    id: `copy-${String(index).padStart(2, '0')}`,
    originalId: job!.id,
    reason: 'other' as const,
    dueOn: index < 10 ? '2020-01-01' : '2030-01-02',
    stage: 'pack' as const
  }))
  await db.insert(productionJobs).values(copies)
  const read = async (query: Record<string, string>) =>
    (await other.call('GET /api/v1/admin/production', { token: staff.token, query })).data
  const pack = async (query: Record<string, string>) =>
    (await read(query)).columns.find(({ stage }) => stage === 'pack')!
  const all = await pack({})
  expect([all.count, all.late, all.items.length]).toEqual([45, 10, 20])
  expect(all.items[0]).toMatchObject({ id: 'copy-00', isLate: true })
  const more = async (after: string) =>
    (
      await other.call('GET /api/v1/admin/production/jobs', {
        token: staff.token,
        query: { stage: 'pack', after, pageSize: 20 }
      })
    ).data
  const second = await more(all.next!)
  const third = await more(second.next!)
  expect(third.next).toBeNull()
  const seen = [all, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  expect((await more('2026-99-99.x')).items).toEqual([])
  expect((await more('2026-02-30.x')).items).toEqual([])
  expect((await more("'; drop table orders")).items).toEqual([])
  expect((await pack({ due: 'late' })).count).toBe(10)
  expect((await pack({ product: job!.productId })).count).toBe(45)
  expect((await pack({ product: 'another' })).count).toBe(0)
  expect((await read({})).products).toEqual([{ id: job!.productId, name: 'Plain tee' }])
  await other.close()
})

test('open orders from before there was a board are put on it, once, as far as they have come', async () => {
  const begun = await buy()
  await shop.call('PATCH /api/v1/admin/orders/{id}', {
    token: kim.token,
    params: { id: begun.orderId },
    body: { status: 'in_production' }
  })
  const paid = await buy({ printed: 1, plain: 1 })
  await shop.platform.db.delete(productionJobs).where(inArray(productionJobs.orderId, [begun.orderId, paid.orderId]))
  await insertMissingJobs(shop.platform)
  await insertMissingJobs(shop.platform)
  expect((await jobsOf(begun.orderId)).map(({ stage }) => stage)).toEqual(['print'])
  expect((await jobsOf(paid.orderId)).map(({ stage }) => stage)).toEqual(['approve', 'pack'])
})
