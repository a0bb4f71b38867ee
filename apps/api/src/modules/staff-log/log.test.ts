import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { auditLog } from '../audit/tables.ts'
import { changesOf } from './changes.ts'

let shop: Shop
let kim: Awaited<ReturnType<Shop['signUp']>>
let lee: Awaited<ReturnType<Shop['signUp']>>
beforeAll(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
  lee = await shop.signUp({ role: 'admin', name: 'Lee' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.db.delete(auditLog))

const log = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/log', { token: kim.token, query })).data

const addCoupon = (token: string, code: string) =>
  shop.call('POST /api/v1/admin/coupons', { token, body: { code, kind: 'percent', percentOff: 10 } })

test('tells who did what to which thing, with what was before and after, the newest first', async () => {
  const checkout = await shop.order('plain-tee')
  await shop.pay(checkout)
  const { number } = (await shop.see(checkout)).data
  await shop.call('PATCH /api/v1/admin/orders/{id}', {
    token: lee.token,
    params: { id: checkout.orderId },
    body: { status: 'in_production', note: 'On Monday.' }
  })
  await addCoupon(kim.token, 'LOGGED')
  await shop.call('PATCH /api/v1/admin/coupons/{code}', {
    token: kim.token,
    params: { code: 'LOGGED' },
    body: { isActive: false }
  })
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.call('PATCH /api/v1/admin/variants/{id}', {
    token: lee.token,
    params: { id: variant!.id },
    body: { stock: 7, price: 2100 }
  })
  const { items } = await log()
  expect(items.map(({ by, action, subject, changes }) => [by.name, action, subject.name, changes])).toEqual([
    [
      'Lee',
      'variant.change',
      variant!.sku,
      expect.arrayContaining([
        { field: 'price', from: '2000', to: '2100' },
        { field: 'onHand', from: expect.any(String), to: '7' }
      ])
    ],
    ['Kim', 'coupon.change', null, [{ field: 'isActive', from: 'true', to: 'false' }]],
    ['Kim', 'coupon.add', 'LOGGED', expect.arrayContaining([{ field: 'percentOff', from: null, to: '10' }])],
    [
      'Lee',
      'order.move',
      number,
      [
        { field: '', from: 'paid', to: 'in_production' },
        { field: 'note', from: null, to: 'On Monday.' }
      ]
    ]
  ])
})

test('calls a message by the name of who wrote it', async () => {
  await shop.call('POST /api/v1/contact_us', {
    body: { name: 'Robin Writer', email: 'robin@example.com', topic: 'order', message: 'Where is it?' }
  })
  const { items: open } = (await shop.call('GET /api/v1/admin/messages', { token: kim.token })).data
  const { id } = open.find(({ name }) => name === 'Robin Writer')!
  await shop.call('PATCH /api/v1/admin/messages/{id}', { token: kim.token, params: { id }, body: { state: 'done' } })
  expect((await log()).items[0]).toMatchObject({ action: 'message.mark', subject: { id, name: 'Robin Writer' } })
})

test('is filtered by person, kind and days, and goes on where a part of it ended', async () => {
  const subjects = async (query?: Record<string, string>) => (await log(query)).items.map(({ subject }) => subject.id)
  for (const [token, code] of [
    [kim.token, 'PART-1'],
    [lee.token, 'PART-2'],
    [kim.token, 'PART-3']
  ] as const)
    await addCoupon(token, code)
  const { items, next } = await log({ pageSize: '2' })
  const change = { token: kim.token, params: { code: 'PART-1' }, body: { isActive: false } }
  await shop.call('PATCH /api/v1/admin/coupons/{code}', change)
  expect(items.map(({ subject }) => subject.id)).toEqual(['PART-3', 'PART-2'])
  expect(await log({ after: next! })).toMatchObject({ items: [{ subject: { id: 'PART-1' } }], next: null })
  expect(await subjects({ by: lee.user._id })).toEqual(['PART-2'])
  expect(await subjects({ action: 'coupon.change' })).toEqual(['PART-1'])
  expect((await log({ after: 'x' })).items).toEqual([])
  const today = shop.clock.now().toISOString().slice(0, 10)
  expect((await log({ from: today, to: today })).items).toHaveLength(4)
  expect((await log({ from: '2001-01-01', to: '2001-12-31' })).items).toEqual([])
  const { data } = await shop.call('GET /api/v1/admin/log/people', { token: kim.token })
  expect(new Set(data.items.map(({ name }) => name))).toEqual(new Set(['Kim', 'Lee']))
  expect((await shop.fetch('/api/v1/admin/log?action=nothing', { headers: { authtoken: kim.token } })).status).toBe(400)
})

test('a day begins at midnight in the shop’s time zone, in summer an hour before it does in UTC', async () => {
  const entry = { adminId: 'gone', action: 'order.move' as const, change: {} }
  await shop.platform.db.insert(auditLog).values([
    { ...entry, subject: 'the-day-before', at: new Date('2002-07-01T22:59:59Z') },
    { ...entry, subject: 'first', at: new Date('2002-07-01T23:00:00Z') },
    { ...entry, subject: 'last', at: new Date('2002-07-02T22:59:59Z') },
    { ...entry, subject: 'the-day-after', at: new Date('2002-07-02T23:00:00Z') }
  ])
  const { items } = await log({ from: '2002-07-02', to: '2002-07-02' })
  expect(items.map(({ subject }) => subject.id)).toEqual(['last', 'first'])
})

test('is taken out as CSV in which no cell is a formula, and that is written down', async () => {
  await shop.platform.db.insert(auditLog).values({
    adminId: 'gone',
    action: 'order.move',
    subject: '=1+1',
    change: { from: 'paid', to: 'cancelled', note: '@SUM(A1)' },
    at: new Date('2001-02-03T04:05:06Z')
  })
  const answer = await shop.fetch('/api/v1/admin/exports/log.csv?from=2001-01-01&to=2001-12-31', {
    headers: { authtoken: kim.token }
  })
  expect(await answer.text()).toBe(
    [
      'When,Who,Account,What,On,Name,Member,Before,After',
      "2001-02-03T04:05:06.000Z,,gone,order.move,'=1+1,,,paid,cancelled",
      "2001-02-03T04:05:06.000Z,,gone,order.move,'=1+1,,note,,'@SUM(A1)",
      ''
    ].join('\r\n')
  )
  expect((await log({ pageSize: '1' })).items[0]).toMatchObject({
    action: 'export.download',
    subject: { id: 'log' },
    by: { name: 'Kim' }
  })
})

test('an entry tells of so many members and no more, each cut short', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`m${index}`, 'x'.repeat(400)]))
  const { changes, more } = changesOf({ from: null, to: many })
  expect([changes.length, more, changes[0]?.to?.length]).toEqual([40, 10, 300])
  expect(changesOf({ from: { a: [{ b: 1 }, { b: 2 }], c: null }, to: { a: [{ b: 1 }, { b: 3 }] } }).changes).toEqual([
    { field: 'a.1.b', from: '2', to: '3' }
  ])
  expect(changesOf({}).changes).toEqual([])
})
