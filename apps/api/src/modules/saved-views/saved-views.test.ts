import type { StaffRole } from '@motif/contract/staff-rules'
import { savedViewLimits } from '@motif/contract/saved-view-rules'
import { desc, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { savedViews } from './tables.ts'

let app: TestApp
let ada: SignedUp
let ben: SignedUp
const staff = (name: string, staffRole: StaffRole) => app.signUp({ role: 'admin', name, staffRole })
beforeAll(async () => {
  app = await testApp()
  ada = await staff('Ada', 'support')
  ben = await staff('Ben', 'support')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.delete(savedViews)
  await app.platform.db.delete(auditLog)
})

const request = { name: 'To pack', filter: { status: 'paid' as const, q: 'tee' }, isShared: false }
const save = (by: SignedUp, change: Partial<typeof request> = {}) =>
  app.call('POST /api/v1/admin/order-views', { token: by.token, body: { ...request, ...change } })
const change = (by: SignedUp, id: string, to: Partial<typeof request>) =>
  app.call('PUT /api/v1/admin/order-views/{id}', { token: by.token, params: { id }, body: { ...request, ...to } })
const remove = (by: SignedUp, id: string) =>
  app.call('DELETE /api/v1/admin/order-views/{id}', { token: by.token, params: { id } })
const seenBy = async (by: SignedUp) =>
  (await app.call('GET /api/v1/admin/order-views', { token: by.token })).data.items.map(({ name }) => name)
const logged = () =>
  app.platform.db.select().from(auditLog).where(like(auditLog.action, 'saved-view.%')).orderBy(desc(auditLog.id))

it('a view keeps its filters under a name for the person who saved it', async () => {
  const { status, data } = await save(ada)
  expect([status, data]).toEqual([
    201,
    {
      id: data.id,
      name: 'To pack',
      filter: { status: 'paid', q: 'tee' },
      isShared: false,
      isOwn: true,
      by: 'Ada',
      mayChange: true
    }
  ])
  expect(await seenBy(ada)).toEqual(['To pack'])
  expect(await seenBy(ben)).toEqual([])
  expect(await logged()).toEqual([])
})

it('a view keeps every filter of its list, amounts as numbers', async () => {
  const filter = {
    from: '2026-06-01',
    to: '2026-06-30',
    totalFrom: 1000,
    country: 'FR',
    product: 'mug',
    sent: 'none' as const
  }
  const ofOrders = await app.call('POST /api/v1/admin/order-views', {
    token: ada.token,
    body: { ...request, filter }
  })
  expect(ofOrders.data.filter).toEqual(filter)
  const ofProducts = { stock: 'low' as const, priceTo: 2000, sale: 'now' as const, printable: 'yes' as const }
  const { data } = await app.call('POST /api/v1/admin/product-views', {
    token: ada.token,
    body: { name: 'Scarce', filter: ofProducts, isShared: false }
  })
  expect(data.filter).toEqual(ofProducts)
})

it('views of one list are not in the other', async () => {
  const { data } = await save(ada)
  const products = await app.call('GET /api/v1/admin/product-views', { token: ada.token })
  expect(products.data.items).toEqual([])
  const there = await app.call('DELETE /api/v1/admin/product-views/{id}', {
    token: ada.token,
    params: { id: data.id }
  })
  expect(there.problem.reason).toBe('saved-view-not-found')
})

it('views come in the order of their names, whatever their letters’ case', async () => {
  for (const name of ['beta', 'Alpha', 'Gamma']) await save(ada, { name })
  expect(await seenBy(ada)).toEqual(['Alpha', 'beta', 'Gamma'])
})

it('a view is renamed, gets other filters, and is deleted', async () => {
  const { data } = await save(ada)
  const changed = await change(ada, data.id, { name: 'To ship', filter: { status: 'paid', q: 'mug' } })
  expect(changed.data).toMatchObject({ id: data.id, name: 'To ship', filter: { q: 'mug' } })
  expect((await remove(ada, data.id)).status).toBe(200)
  expect(await seenBy(ada)).toEqual([])
  expect((await remove(ada, data.id)).problem.reason).toBe('saved-view-not-found')
})

it('a name is taken once per person and list, in any case and spacing', async () => {
  await save(ada)
  const again = await save(ada, { name: 'TO  pack' })
  expect(again.problem).toMatchObject({ reason: 'saved-view-name-taken', errors: [{ pointer: '/name' }] })
  expect((await save(ben)).status).toBe(201)
  const { data } = await save(ada, { name: 'Other' })
  expect((await change(ada, data.id, { name: 'to pack' })).problem.reason).toBe('saved-view-name-taken')
  expect((await change(ada, data.id, { name: 'OTHER' })).status).toBe(200)
})

it('of two with one name that are saved at once, one is kept', async () => {
  const both = await Promise.all([save(ada), save(ada)])
  expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 400])
})

it('filters are checked as the list checks them, and none at all is no view', async () => {
  const refused = await app.call('POST /api/v1/admin/order-views', {
    token: ada.token,
    body: { ...request, filter: { status: 'lost' as 'paid' } }
  })
  expect(refused.status).toBe(400)
  for (const filter of [{}, { q: ' ' }])
    expect(
      (await app.call('POST /api/v1/admin/order-views', { token: ada.token, body: { ...request, filter } })).status
    ).toBe(400)
})

it('each person saves a limited number of views of a list, and staff share a limited number', async () => {
  const rows = (userId: string, isShared: boolean, count: number) =>
    app.platform.db.insert(savedViews).values(
      Array.from({ length: count }, (_, at) => ({
        id: `${userId}-${at}`,
        userId,
        list: 'orders' as const,
        name: `View ${at}`,
        nameKey: `view ${at}`,
        filter: { q: 'x' },
        isShared,
        savedAt: app.clock.now()
      }))
    )
  await rows(ben.user._id, true, savedViewLimits.shared)
  expect((await save(ada, { isShared: true })).problem.reason).toBe('shared-views-full')
  await rows(ada.user._id, false, savedViewLimits.own)
  expect((await save(ada)).problem.reason).toBe('saved-views-full')
  const whole = await seenBy(ada)
  expect(whole).toHaveLength(savedViewLimits.own + savedViewLimits.shared)
})

describe('a shared view', () => {
  it('is seen by all staff and says whose it is', async () => {
    const { data } = await save(ada, { isShared: true })
    const { items } = (await app.call('GET /api/v1/admin/order-views', { token: ben.token })).data
    expect(items).toMatchObject([{ id: data.id, by: 'Ada', isOwn: false, mayChange: false }])
  })

  it('is changed by its owner and by leaders only, and leaders cannot make it private', async () => {
    const { data } = await save(ada, { isShared: true })
    expect((await change(ben, data.id, { isShared: true })).problem.reason).toBe('saved-view-of-another')
    expect((await remove(ben, data.id)).status).toBe(403)
    const meg = await staff('Meg', 'manager')
    expect((await change(meg, data.id, { name: 'Ours', isShared: true })).data).toMatchObject({
      name: 'Ours',
      by: 'Ada',
      mayChange: true
    })
    expect((await change(meg, data.id, { isShared: false })).problem.reason).toBe('saved-view-of-another')
    expect((await remove(meg, data.id)).status).toBe(200)
  })

  it('that is no longer shared is its owner’s alone', async () => {
    const { data } = await save(ada, { isShared: true })
    await change(ada, data.id, { isShared: false })
    expect(await seenBy(ben)).toEqual([])
    expect((await change(ben, data.id, {})).problem.reason).toBe('saved-view-not-found')
  })

  it('is in the audit log with what it was before and after', async () => {
    const { data } = await save(ada, { isShared: true })
    await change(ada, data.id, { name: 'Ours', isShared: true })
    await change(ada, data.id, { name: 'Ours', isShared: true })
    await remove(ada, data.id)
    // What is searched for may be a name.
    const told = { list: 'orders', filter: { status: 'paid', letters: 3 }, isShared: true }
    expect((await logged()).map(({ action, subject, change: what }) => ({ action, subject, what }))).toEqual([
      { action: 'saved-view.delete', subject: data.id, what: { from: { ...told, name: 'Ours' }, to: null } },
      {
        action: 'saved-view.change',
        subject: data.id,
        what: { from: { ...told, name: 'To pack' }, to: { ...told, name: 'Ours' } }
      },
      { action: 'saved-view.add', subject: data.id, what: { from: null, to: { ...told, name: 'To pack' } } }
    ])
  })
})
