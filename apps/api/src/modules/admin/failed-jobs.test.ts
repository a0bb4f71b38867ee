import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'

let shop: TestApp
let admin: SignedUp
let fails = true
const done: object[] = []
beforeAll(async () => {
  shop = await testApp()
  admin = await shop.signUp({ role: 'admin' })
  shop.platform.jobs.handle('test.fragile', async (data) => {
    if (fails) throw new RangeError('kim@example.com has the code 731864')
    done.push(data)
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  fails = true
  done.length = 0
  await shop.platform.db.execute(sql`delete from jobs.job where name in ('test.fragile', 'dead-letters')`)
})

/** Sends a job that fails on its last attempt. */
async function fail(data: object): Promise<void> {
  await shop.platform.jobs.send('test.fragile', data)
  await shop.platform.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'test.fragile'`)
  await expect(shop.runJobs()).rejects.toThrow(RangeError)
}

async function list(query: Record<string, string> = {}) {
  const { data } = await shop.call('GET /api/v1/admin/failed-jobs', { token: admin.token, query })
  return data
}
const retry = (id: string) =>
  shop.call('POST /api/v1/admin/failed-jobs/{id}/retry', { token: admin.token, params: { id } })
const remove = (id: string) =>
  shop.call('DELETE /api/v1/admin/failed-jobs/{id}', { token: admin.token, params: { id } })

it('shows which job failed and about which order, and nothing of a person', async () => {
  await fail({ orderId: 'order-7', email: 'kim@example.com', sealed: 'c2VhbGVk' })
  const page = await list()
  expect(page).toMatchObject({ total: 1, items: [{ queue: 'test.fragile', about: { orderId: 'order-7' } }] })
  expect(JSON.stringify(page)).not.toMatch(/kim@example|731864|c2VhbGVk/)
})

it('gives a page at a time, the newest first', async () => {
  for (const orderId of ['first', 'second', 'third']) await fail({ orderId })
  const { items, total } = await list({ page: '2', pageSize: '2' })
  expect([total, items.map(({ about }) => about)]).toEqual([3, [{ orderId: 'first' }]])
})

it('does a job again with what it was sent with, once, and writes down who asked', async () => {
  await fail({ orderId: 'order-8', secret: 'kept' })
  const id = (await list()).items[0]?.id ?? ''
  fails = false
  const answers = await Promise.all([retry(id), retry(id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  await shop.runJobs()
  expect(done).toEqual([{ orderId: 'order-8', secret: 'kept' }])
  expect((await list()).total).toBe(0)
  const [entry] = await shop.platform.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({
    adminId: admin.user._id,
    action: 'failed-job.retry',
    change: { queue: 'test.fragile' }
  })
})

it('lists a job that fails again once more', async () => {
  await fail({ orderId: 'order-9' })
  await retry((await list()).items[0]?.id ?? '')
  await shop.platform.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'test.fragile'`)
  await expect(shop.runJobs()).rejects.toThrow(RangeError)
  expect((await list()).items).toMatchObject([{ queue: 'test.fragile', about: { orderId: 'order-9' } }])
})

it('deletes a job, and writes that down', async () => {
  await fail({})
  const id = (await list()).items[0]?.id ?? ''
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404])
  const [entry] = await shop.platform.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'failed-job.delete', subject: id })
})

it('does not retry what nobody does any more, and keeps it', async () => {
  await fail({})
  await shop.platform.db.execute(sql`update jobs.job set source_name = null where name = 'dead-letters'`)
  const [job] = (await list()).items
  expect(job?.queue).toBeNull()
  expect((await retry(job?.id ?? '')).status).toBe(409)
  expect((await list()).total).toBe(1)
})
