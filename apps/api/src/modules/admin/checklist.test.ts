import type { ShopSettings } from '@motif/contract'
import type { ChecklistItem } from '@motif/contract/checklist-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seed } from '../../seed.ts'
import { seedCatalogue } from '../catalogue/index.ts'
import { seedCoupons } from '../coupons/index.ts'

let shop: TestApp
let token: string
/** Two demonstration products, a poster and a mug, and a T-shirt that counts as the owner's because its slug is changed. */
const [own, ...demonstration] = demoCatalogue.products.slice(0, 3)

beforeAll(async () => {
  shop = await testApp()
  const products = [...demonstration, ...(own ? [{ ...own, slug: 'of-the-owner' }] : [])]
  await seedCatalogue(shop.platform, { ...demoCatalogue, products })
  await seedCoupons(shop.platform)
  token = (await shop.signUp({ role: 'admin' })).token
})
afterAll(() => shop.close())

const read = async () => (await shop.call('GET /api/v1/admin/checklist', { token })).data
const itemIn = ({ items }: Awaited<ReturnType<typeof read>>, id: ChecklistItem) => items.find((item) => item.id === id)

async function saveSettings(change: Partial<ShopSettings>) {
  const { data } = await shop.call('GET /api/v1/admin/settings', { token })
  return shop.call('PUT /api/v1/admin/settings', {
    token,
    body: { revision: data.revision, settings: { ...data.settings, ...change } }
  })
}

test('a shop as it is installed lacks a mail server, live payments and its address', async () => {
  const { items } = await read()
  const isDone = Object.fromEntries(items.map((item) => [item.id, item.isDone]))
  expect(isDone).toMatchObject({ payment: false, mail: false, domain: false })
})

test('what staff confirm is done until they take it back, and the log tells both once', async () => {
  const params = { item: 'delivery' as const }
  await shop.call('PUT /api/v1/admin/checklist/{item}', { token, params })
  const { data: confirmed } = await shop.call('PUT /api/v1/admin/checklist/{item}', { token, params })
  expect(itemIn(confirmed, 'delivery')).toMatchObject({ isDone: true, isConfirmed: true })
  const { data: reopened } = await shop.call('DELETE /api/v1/admin/checklist/{item}', { token, params })
  expect(itemIn(reopened, 'delivery')).toMatchObject({ isDone: false, isConfirmed: false })
  const { data: log } = await shop.call('GET /api/v1/admin/log', { token, query: { action: 'checklist.confirm' } })
  expect(log.items.map(({ subject, changes }) => [subject.id, changes[0]?.to])).toEqual([
    ['delivery', 'false'],
    ['delivery', 'true']
  ])
})

test('saved facts of the shop are done without a confirmation', async () => {
  expect(itemIn(await read(), 'facts')).toMatchObject({ isDone: false })
  await saveSettings({ name: 'Lighthouse Prints' })
  expect(itemIn(await read(), 'facts')).toMatchObject({ isDone: true, isConfirmed: false })
})

const couponsOn = async () => {
  const { data } = await shop.call('GET /api/v1/admin/coupons', { token })
  return data.items.flatMap(({ code, isActive }) => (isActive ? [code] : [])).toSorted()
}
const synonyms = async () => (await shop.call('GET /api/v1/admin/synonyms', { token })).data
const categories = async () => (await shop.call('GET /api/v1/admin/categories', { token })).data.map(({ slug }) => slug)

test('the demonstration goes, what the owner made or changed stays, and nothing comes back at a start', async () => {
  const before = await read()
  expect(before.demonstrationProducts).toBe(2)
  expect(itemIn(before, 'demonstration')).toMatchObject({ isDone: false })
  expect(itemIn(before, 'product')).toMatchObject({ isDone: true })
  await shop.call('PATCH /api/v1/admin/coupons/{code}', { token, params: { code: 'THANKS5' }, body: { minimum: 4000 } })
  const [changed] = await synonyms()
  if (!changed) throw new Error('no synonyms')
  const { id, finds } = changed
  const words = [...changed.words, 'word of the owner']
  await shop.call('PUT /api/v1/admin/synonyms/{id}', { token, params: { id }, body: { words, finds } })
  await shop.call('PUT /api/v1/admin/categories/{slug}', {
    token,
    params: { slug: 'totes' },
    body: { name: 'Bags', description: '' }
  })
  await shop.call('POST /api/v1/admin/categories', {
    token,
    body: { name: 'Own cards', slug: 'own-cards', description: '', parent: 'stationery' }
  })

  const { data } = await shop.call('DELETE /api/v1/admin/demonstration', { token })

  expect(data.products).toHaveLength(2)
  expect(data.coupons).toEqual(['EARLYBIRD', 'FIRST20', 'MUGS15', 'SHIPFREE', 'WELCOME10'])
  const left = async () => [await couponsOn(), await synonyms(), await categories()]
  const after = await left()
  expect(after).toEqual([
    ['THANKS5'],
    [{ id, words, finds }],
    ['t-shirts', 'mugs', 'totes', 'posters', 'stationery', 'own-cards']
  ])
  expect(itemIn(await read(), 'demonstration')).toMatchObject({ isDone: true })
  expect(itemIn(await read(), 'product')).toEqual(itemIn(before, 'product'))
  const { config, shop: settings } = shop.platform
  const coupons = [...settings.coupons, { code: 'OF-A-NEWER-VERSION', kind: 'percent', percentOff: 50 } as const]
  await seed({ ...shop.platform, config: { ...config, demo: {} }, shop: { ...settings, coupons } })
  expect(await left()).toEqual(after)
  expect((await shop.call('DELETE /api/v1/admin/demonstration', { token })).data).toEqual({ products: [], coupons: [] })

  for (const coupon of data.coupons ?? [])
    await shop.call('PATCH /api/v1/admin/coupons/{code}', { token, params: { code: coupon }, body: { isActive: true } })
  expect(itemIn(await read(), 'demonstration')).toMatchObject({ isDone: false })
  await shop.call('PATCH /api/v1/admin/products', { token, body: { products: data.products } })
  expect((await read()).demonstrationProducts).toBe(2)
})
