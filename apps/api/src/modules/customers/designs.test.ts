import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, design, openShop } from '../../testing/buy.ts'
import { designs } from '../designs/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { findDesigns } from './find-designs.ts'

let shop: Shop
let kim: Awaited<ReturnType<Shop['signUp']>>
let ada: Awaited<ReturnType<Shop['signUp']>>
let bob: Awaited<ReturnType<Shop['signUp']>>
beforeEach(async () => {
  shop = await openShop()
  kim = await shop.signUp({ role: 'admin', name: 'Kim' })
  ada = await shop.signUp({ name: 'Ada Lovelace', email: 'ada@shop.example' })
  bob = await shop.signUp({ name: 'Bob Builder', email: 'bob@shop.example' })
  for (const [owner, name] of [
    [ada, 'Rowing club'],
    [bob, 'Chess club'],
    [ada, 'Garden party'],
    [bob, 'Winter']
  ] as const)
    await save(owner.token, name)
})
afterEach(() => shop.close())

async function save(token: string, name: string): Promise<string> {
  shop.clock.advance(1)
  return (await shop.call('POST /api/v1/designs', { token, body: { name, document: design(name) } })).data.id
}

const list = async (query: Record<string, string> = {}) =>
  (await shop.call('GET /api/v1/admin/designs', { token: kim.token, query })).data
const namesOf = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ name }) => name)
const idOf = async (name: string) => (await list({ q: name })).items[0]?.id ?? ''

/** A paid order of a person with a saved design on its line. */
async function ordered(person: { token: string; user: { _id: string } }, designId: string): Promise<string> {
  const { orderId: id } = await shop.order('plain-tee', 1)
  const { db, clock } = shop.platform
  await db.update(orders).set({ customerId: person.user._id, paidAt: clock.now() }).where(eq(orders.id, id))
  await db.update(orderLines).set({ designId }).where(eq(orderLines.orderId, id))
  return id
}

it('lists saved designs with their owner and product, last changed first, and no deleted one', async () => {
  const gone = await save(ada.token, 'Thrown away')
  await shop.call('DELETE /api/v1/designs/{id}', { token: ada.token, params: { id: gone } })
  const { items, next, isCut, areElsewhere } = await list()
  expect(items.map(({ name }) => name)).toEqual(['Winter', 'Garden party', 'Chess club', 'Rowing club'])
  expect([next, isCut, areElsewhere]).toEqual([null, false, false])
  expect(items[0]).toMatchObject({
    product: 'plain-tee',
    productName: 'Plain tee',
    owner: { name: 'Bob Builder', email: 'bob@shop.example' },
    orders: 0
  })
  const customer = await shop.call('GET /api/v1/admin/customers/{key}', {
    token: kim.token,
    params: { key: items[0]?.owner?.key ?? '' }
  })
  expect(customer.data.email).toBe('bob@shop.example')
})

it('goes on where a part of it ended', async () => {
  const first = await list({ pageSize: '3' })
  expect(first.items).toHaveLength(3)
  const rest = await list({ pageSize: '3', after: first.next ?? '' })
  expect([rest.items.map(({ name }) => name), rest.next]).toEqual([['Rowing club'], null])
})

it('goes on among designs that were changed in the same millisecond', async () => {
  await shop.platform.db.update(designs).set({
    updatedAt: sql`timestamptz '2026-01-01 10:00:00.123Z' + length(${designs.name}) * interval '1 microsecond'`
  })
  const first = await list({ pageSize: '2' })
  expect(first.items.map(({ name }) => name)).toEqual(['Garden party', 'Rowing club'])
  expect(await namesOf({ pageSize: '2', after: first.next ?? '' })).toEqual(['Chess club', 'Winter'])
})

it('goes on where a part of it ended, also if that design is saved or erased meanwhile', async () => {
  const first = await list({ pageSize: '2' })
  const last = first.items[1]
  expect(last?.name).toBe('Garden party')
  const rest = () => namesOf({ pageSize: '2', after: first.next ?? '' })
  shop.clock.advance(1)
  const { id = '' } = last ?? {}
  const { status } = await shop.call('PUT /api/v1/designs/{id}', {
    token: ada.token,
    params: { id },
    body: { revision: 1, name: 'Garden party', document: design('Garden') }
  })
  expect(status).toBe(200)
  expect(await rest()).toEqual(['Chess club', 'Rowing club'])
  await shop.platform.db.delete(designs).where(eq(designs.id, id))
  expect(await rest()).toEqual(['Chess club', 'Rowing club'])
})

it('ends with a cursor that it did not give', async () => {
  for (const after of ['none', `${'9'.repeat(17)}.none`]) expect(await namesOf({ after })).toEqual([])
})

it.each([
  ['club', ['Chess club', 'Rowing club']],
  ['ARDEN', ['Garden party']],
  ['lovelace', ['Garden party', 'Rowing club']],
  ['bob@shop', ['Winter', 'Chess club']],
  ['wi', ['Winter']],
  ['%', []],
  ['nobody', []]
])('finds %s in names of designs, and in names and addresses of owners', async (q, names) => {
  expect(await namesOf({ q })).toEqual(names)
})

it('tells ordered designs from others, by paid orders of their owner alone', async () => {
  const [rowing, chess] = [await idOf('Rowing club'), await idOf('Chess club')]
  const orderId = await ordered(ada, rowing)
  await ordered(ada, rowing)
  // Somebody else names the design of another account.
  await ordered(ada, chess)
  expect(await namesOf({ ordered: 'yes' })).toEqual(['Rowing club'])
  expect(await namesOf({ ordered: 'no' })).toEqual(['Winter', 'Garden party', 'Chess club'])
  expect(await namesOf({ ordered: 'no', q: 'club' })).toEqual(['Chess club'])
  expect(await namesOf({ ordered: 'yes', q: 'club' })).toEqual(['Rowing club'])
  expect(await namesOf({ ordered: 'yes', q: 'garden' })).toEqual([])
  expect((await list({ q: 'Rowing' })).items[0]?.orders).toBe(2)
  await shop.platform.db.update(orders).set({ paidAt: null }).where(eq(orders.id, orderId))
  expect((await list({ q: 'Rowing' })).items[0]?.orders).toBe(1)
})

it('filters by product', async () => {
  expect(await namesOf({ product: 'plain-tee', q: 'club' })).toEqual(['Chess club', 'Rowing club'])
  expect(await namesOf({ product: 'other' })).toEqual([])
  expect(await list({ product: 'plain-tee', q: 'nobody' })).toMatchObject({ items: [], productName: 'Plain tee' })
})

it('searches the newest designs only where no index tells few candidates, and says so', async () => {
  const { db } = shop.platform
  const bounds = { sampled: 1, walked: 1, lookedUp: 1, deepest: 2, owners: 1 }
  const find = (q: string) => findDesigns(db, { q, limit: 3, bounds })
  expect(await find('club')).toMatchObject({ found: [], isCut: true })
  expect(await find('garden')).toMatchObject({ isCut: true })
  expect((await find('garden')).found).toHaveLength(1)
  expect(await findDesigns(db, { q: 'club', limit: 3, bounds: { ...bounds, lookedUp: 5, owners: 5 } })).toMatchObject({
    isCut: false
  })
})

it('shows a design with its used areas, orders and pictures', async () => {
  const rowing = await idOf('Rowing club')
  await ordered(ada, rowing)
  const { data } = await shop.call('GET /api/v1/admin/designs/{id}', { token: kim.token, params: { id: rowing } })
  expect(data).toMatchObject({
    name: 'Rowing club',
    owner: { email: 'ada@shop.example' },
    isShared: false,
    orders: 1,
    pictures: []
  })
  expect(data.latestOrders).toHaveLength(1)
  expect(data.areas).toHaveLength(1)
  const picture = await shop.fetch(data.areas[0]?.previewUrl ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const { status } = await shop.call('GET /api/v1/admin/designs/{id}', { token: kim.token, params: { id: 'none' } })
  expect(status).toBe(404)
})

it('exports designs as CSV, without formulas, deleted designs and what opens them', async () => {
  await save(ada.token, '=1+1')
  const gone = await save(ada.token, 'Thrown away')
  await shop.call('DELETE /api/v1/designs/{id}', { token: ada.token, params: { id: gone } })
  const file = await (await shop.call('GET /api/v1/admin/exports/designs.csv', { token: kim.token })).data.text()
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(file).toContain("'=1+1,plain-tee,")
  expect(file).not.toContain('Thrown away')
  expect(file).toContain('Rowing club,plain-tee,Ada Lovelace,ada@shop.example,')
  expect(file).not.toContain(await idOf('Rowing club'))
})

it('shows nothing of an erased customer', async () => {
  const { owner, id } = (await list({ q: 'Garden' })).items[0] ?? {}
  await shop.call('POST /api/v1/admin/customers/{key}/erasure', {
    token: kim.token,
    params: { key: owner?.key ?? '' },
    body: { email: owner?.email ?? '' }
  })
  expect(await namesOf()).toEqual(['Winter', 'Chess club'])
  expect(await namesOf({ q: 'Lovelace' })).toEqual([])
  const { status } = await shop.call('GET /api/v1/admin/designs/{id}', { token: kim.token, params: { id: id ?? '' } })
  expect(status).toBe(404)
  expect(await shop.platform.db.$count(designs, eq(designs.customerId, ada.user._id))).toBe(0)
})
