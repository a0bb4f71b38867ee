import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { raceForOrder } from '../../testing/race.ts'
import { findOrders } from './search-orders.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const change = (id: string, body: { add?: string[]; remove?: string[] }) =>
  shop.call('PATCH /api/v1/admin/orders/{id}/tags', { token, params: { id }, body })
const changeAll = (orders: { id: string; add?: string[]; remove?: string[] }[]) =>
  shop.call('PATCH /api/v1/admin/order-tags', { token, body: { orders } })
const find = async (query: Record<string, string>) =>
  (await shop.call('GET /api/v1/admin/orders', { token, query })).data
const logged = async (id: string) =>
  (await shop.call('GET /api/v1/admin/log', { token, query: { action: 'order.tag' } })).data.items.filter(
    ({ subject }) => subject.id === id
  )

test('a tag is added once however it is written and however often, and taken away once', async () => {
  const checkout = await shop.order('plain-tee')
  const { orderId: id } = checkout
  expect((await change(id, { add: [' Print  AGAIN ', 'vip'] })).data.tags).toEqual(['print again', 'vip'])
  expect((await change(id, { add: ['Vip', 'print again'] })).data.tags).toEqual(['print again', 'vip'])
  expect(await logged(id)).toHaveLength(1)
  for (let times = 0; times < 2; times += 1)
    expect((await change(id, { remove: ['VIP'] })).data.tags).toEqual(['print again'])
  expect(await logged(id)).toHaveLength(2)
  const { data } = await shop.call('GET /api/v1/admin/orders/{id}/timeline', { token, params: { id } })
  expect(data.tags).toEqual(['print again'])
  expect(JSON.stringify((await shop.see(checkout)).data)).not.toContain('print again')
})

test('an order takes twenty tags, also from several of staff at once, and none without letters or too long', async () => {
  const { orderId: id } = await shop.order('plain-tee')
  await change(id, { add: Array.from({ length: 18 }, (_, index) => `tag ${index}`) })
  const answers = await raceForOrder(
    shop.platform,
    id,
    ['one', 'two', 'three'].map((tag) => () => change(id, { add: [tag] }))
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403])
  expect((await change(id, { add: ['new'], remove: ['tag 1'] })).status).toBe(200)
  for (const tag of ['', '  ', 'x'.repeat(41), 'a\u0000b']) expect((await change(id, { add: [tag] })).status).toBe(400)
  expect((await change('no-such', { add: ['x'] })).status).toBe(404)
})

test('orders are listed by a tag, the newest first, and by it together with a status and a search', async () => {
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    shop.clock.advance(60)
    const checkout = await shop.order('plain-tee')
    ids.unshift(checkout.orderId)
    if (index === 1) await shop.pay(checkout)
    await change(checkout.orderId, { add: ['rush', `place ${index}`] })
  }
  await shop.order('plain-tee')
  const idsOf = async (query: Record<string, string>) => (await find(query)).items.map(({ id }) => id)
  expect(await idsOf({ tag: 'Rush' })).toEqual(ids)
  expect(await find({ tag: 'rush', pageSize: '2', page: '2' })).toMatchObject({
    total: 3,
    isCut: false,
    items: [{ id: ids[2] }]
  })
  expect(await idsOf({ tag: 'rush', status: 'paid' })).toEqual([ids[1]])
  expect(await idsOf({ tag: 'rush', q: 'guest@' })).toEqual(ids)
  expect(await idsOf({ tag: 'place 0', q: 'guest@' })).toEqual([ids[2]])
  const common = { sampled: 10, walked: 10, lookedUp: 1 }
  const { rows } = await findOrders(shop.platform.db, { page: 1, pageSize: 25, q: 'guest@', tag: 'rush' }, common)
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(await idsOf({ tag: "rush' or true --" })).toEqual([])
  expect((await find({ tag: 'rush' })).items[0]?.tags).toEqual(['place 2', 'rush'])
})

test('tags in use are told once each, in the order of the alphabet, with none before the first', async () => {
  await shop.platform.db.execute(sql`delete from order_tags`)
  const inUse = async () => (await shop.call('GET /api/v1/admin/order-tags', { token })).data.items
  expect(await inUse()).toEqual([])
  const [one, other] = [await shop.order('plain-tee'), await shop.order('plain-tee')]
  await change(one.orderId, { add: ['vip', 'gift'] })
  await change(other.orderId, { add: ['vip', 'reprint'] })
  expect(await inUse()).toEqual(['gift', 'reprint', 'vip'])
  await change(one.orderId, { remove: ['gift'] })
  expect(await inUse()).toEqual(['reprint', 'vip'])
})

test('several orders get and lose tags at once, and the answer takes back what was changed and nothing else', async () => {
  const [one, other] = [await shop.order('plain-tee'), await shop.order('plain-tee')].map(({ orderId }) => orderId)
  const ids = [one!, other!]
  const tagsOf = async () => Promise.all(ids.map(async (id) => (await change(id, {})).data.tags))
  await change(ids[0]!, { add: ['vip', 'late'] })
  await change(ids[1]!, { add: ['gift'] })
  const { data: undo } = await changeAll(ids.map((id) => ({ id, add: [' VIP', 'rush'], remove: ['Gift'] })))
  expect(await tagsOf()).toEqual([
    ['late', 'rush', 'vip'],
    ['rush', 'vip']
  ])
  expect(undo.orders).toEqual([
    { id: ids[0], add: [], remove: ['rush'] },
    { id: ids[1], add: ['gift'], remove: ['rush', 'vip'] }
  ])
  expect(await logged(ids[1]!)).toHaveLength(2)
  const again = await changeAll(ids.map((id) => ({ id, add: ['rush'] })))
  expect(again.data.orders).toEqual([])
  expect(await logged(ids[1]!)).toHaveLength(2)
  await changeAll(undo.orders)
  expect(await tagsOf()).toEqual([['late', 'vip'], ['gift']])
})

test('several orders keep their tags where one of them is full, which is named, unknown or given twice', async () => {
  const [full, free] = [await shop.order('plain-tee'), await shop.order('plain-tee')]
  await change(full.orderId, { add: Array.from({ length: 20 }, (_, index) => `tag ${index}`) })
  const add = ['one more']
  const ids = [free.orderId, full.orderId]
  const refused = await changeAll(ids.map((id) => ({ id, add })))
  const { number } = (await shop.see(full)).data
  expect(refused.problem).toMatchObject({ reason: 'order-tags-full', params: { orders: [number] } })
  expect(refused.problem?.detail).toContain(number)
  expect((await changeAll([...ids, 'no-such'].map((id) => ({ id, remove: ['tag 1'] })))).status).toBe(404)
  expect((await changeAll([free.orderId, free.orderId].map((id) => ({ id, add })))).status).toBe(400)
  expect((await changeAll([])).status).toBe(400)
  expect((await change(free.orderId, {})).data.tags).toEqual([])
  expect((await change(full.orderId, {})).data.tags).toHaveLength(20)
})
