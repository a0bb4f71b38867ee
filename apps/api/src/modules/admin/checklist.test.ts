import type { ShopSettings } from '@motif/contract'
import type { ChecklistItem } from '@motif/contract/checklist-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'

let shop: TestApp
let token: string
/** Two demonstration products, and one that counts as the owner's because its slug is changed. */
const [own, ...demonstration] = demoCatalogue.products.slice(0, 3)

beforeAll(async () => {
  shop = await testApp()
  const products = [...demonstration, ...(own ? [{ ...own, slug: 'of-the-owner' }] : [])]
  await seedCatalogue(shop.platform, { ...demoCatalogue, products })
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

test('archived demonstration products leave the shop, what is the owner’s stays, and the answer puts them back', async () => {
  const before = await read()
  expect(before.demonstrationProducts).toBe(2)
  expect(itemIn(before, 'product')).toMatchObject({ isDone: true })
  const { data } = await shop.call('DELETE /api/v1/admin/demonstration', { token })
  expect(data.products).toHaveLength(before.demonstrationProducts)
  const after = await read()
  expect(after.demonstrationProducts).toBe(0)
  expect(itemIn(after, 'demonstration')).toMatchObject({ isDone: true })
  expect(itemIn(after, 'product')).toEqual(itemIn(before, 'product'))
  expect((await shop.call('DELETE /api/v1/admin/demonstration', { token })).data.products).toEqual([])
  await shop.call('PATCH /api/v1/admin/products', { token, body: data })
  expect((await read()).demonstrationProducts).toBe(before.demonstrationProducts)
})
