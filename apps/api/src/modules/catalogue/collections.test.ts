import { collectionLimits } from '@motif/contract/collection-rules'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type SignedUp, type TestApp, testApp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { catalogueChanged } from './cache.ts'
import { seedCatalogue } from './seed.ts'
import { collectionProducts, collections, products } from './tables.ts'

let shop: TestApp
let admin: SignedUp
/** Ids by slug. */
let ids: Map<string, string>
beforeAll(async () => {
  shop = await testApp()
  admin = await shop.signUp({ role: 'admin' })
  await seedCatalogue(shop.platform, demoCatalogue)
  const rows = await shop.platform.db.select({ id: products.id, slug: products.slug }).from(products)
  ids = new Map(rows.map(({ id, slug }) => [slug, id]))
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.platform.db.delete(collections)
  catalogueChanged(shop.platform)
})

const idsOf = (slugs: readonly string[]) => slugs.map((slug) => ids.get(slug) ?? '')
/** Neither in the order of the shop, nor of one category. */
const chosen = ['old-harbour-poster', 'camp-mug', 'everyday-hoodie', 'cloth-notebook']

const add = (body: { name: string; slug?: string; isShown?: boolean; description?: string; products?: string[] }) =>
  shop.call('POST /api/v1/admin/collections', { token: admin.token, body })
const put = (slug: string, body: { revision: number; name: string; products: string[] }) =>
  shop.call('PUT /api/v1/admin/collections/{slug}', {
    token: admin.token,
    params: { slug },
    body: { description: '', isShown: true, ...body }
  })
const read = (slug: string) =>
  shop.call('GET /api/v1/admin/collections/{slug}', { token: admin.token, params: { slug } })
const list = async (query: Record<string, string>) => (await shop.call('GET /api/v1/products', { query })).data
const slugsIn = ({ items }: { items: readonly { slug: string }[] }) => items.map(({ slug }) => slug)

describe('the list of a collection', () => {
  it('has its products in the owner’s order, its name and its description', async () => {
    await add({ name: 'Summer days', description: 'For warm evenings.', products: idsOf(chosen) })
    const page = await list({ collection: 'summer-days' })
    expect(slugsIn(page)).toEqual(chosen)
    expect(page).toMatchObject({
      total: 4,
      collection: { slug: 'summer-days', name: 'Summer days', description: 'For warm evenings.' }
    })
    expect(slugsIn(await list({ collection: 'summer-days', pageSize: '3', page: '2' }))).toEqual(['cloth-notebook'])
    const byPrice = await list({ collection: 'summer-days', sort: 'price-asc' })
    expect(slugsIn(byPrice).toSorted()).toEqual(chosen.toSorted())
    const prices = byPrice.items.map(({ price }) => price.amount)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('counts every facet among its products, and is narrowed by filters and searches', async () => {
    await add({ name: 'Summer', products: idsOf(chosen) })
    const { facets } = await list({ collection: 'summer' })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(4)
    for (const { value, count } of facets.categories)
      expect((await list({ collection: 'summer', category: value })).total).toBe(count)
    for (const { id, values } of facets.options)
      for (const { value, count } of values)
        expect((await list({ collection: 'summer', [id]: value })).total).toBe(count)
    expect(slugsIn(await list({ collection: 'summer', q: 'hoodie' }))).toEqual(['everyday-hoodie'])
    const nothing = await list({ collection: 'summer', maxPrice: '1' })
    expect(nothing).toMatchObject({ total: 0, collection: { name: 'Summer' } })
    expect(slugsIn({ items: nothing.nearest ?? [] })).toEqual(expect.arrayContaining(chosen))
  })

  it('answers as that of an unknown category does, where it is hidden, deleted or was never there', async () => {
    const { data } = await add({ name: 'Secret', isShown: false, products: idsOf(chosen) })
    const { nearest } = await list({ category: 'nowhere' })
    const unknown = { items: [], total: 0, nearest }
    const isUnknown = async (collection: string) => {
      const page = await list({ collection })
      expect(page).toMatchObject(unknown)
      expect(page).not.toHaveProperty('collection')
    }
    await isUnknown('nowhere')
    await isUnknown('secret')
    await put('secret', { name: 'Secret', revision: data.revision, products: idsOf(chosen) })
    expect((await list({ collection: 'secret' })).total).toBe(4)
    await shop.call('DELETE /api/v1/admin/collections/{slug}', { token: admin.token, params: { slug: 'secret' } })
    await isUnknown('secret')
  })

  it('is the whole list where the address names no single collection', async () => {
    const all = await list({})
    for (const collection of ['', 'summer,winter', 'Summer!'])
      expect((await list({ collection })).total).toBe(all.total)
  })

  it('shows an empty collection with its name', async () => {
    await add({ name: 'Soon' })
    expect(await list({ collection: 'soon' })).toMatchObject({ total: 0, collection: { name: 'Soon' } })
  })

  it('leaves out a product that is not on sale, and has it back at its place', async () => {
    await add({ name: 'Summer', products: idsOf(chosen) })
    const setStatus = (status: 'archived' | 'live') =>
      shop.call('PATCH /api/v1/admin/products', {
        token: admin.token,
        body: { products: [{ id: ids.get('camp-mug') ?? '', status }] }
      })
    await setStatus('archived')
    expect(slugsIn(await list({ collection: 'summer' }))).toEqual(chosen.filter((slug) => slug !== 'camp-mug'))
    await setStatus('live')
    expect(slugsIn(await list({ collection: 'summer' }))).toEqual(chosen)
  })

  it('follows within a second what another server wrote', async () => {
    await add({ name: 'Summer', products: idsOf(chosen) })
    expect((await list({ collection: 'summer' })).total).toBe(4)
    const [gone = ''] = idsOf(['camp-mug'])
    await shop.platform.db.execute(
      sql`delete from ${collectionProducts} where ${collectionProducts.productId} = ${gone}`
    )
    shop.clock.advance(1)
    expect(slugsIn(await list({ collection: 'summer' }))).toEqual(chosen.filter((slug) => slug !== 'camp-mug'))
  })

  it('is in the sitemap while shoppers can open it and it has products', async () => {
    await add({ name: 'Summer', products: idsOf(chosen) })
    await add({ name: 'Soon' })
    await add({ name: 'Secret', isShown: false, products: idsOf(chosen) })
    const sitemap = await (await shop.fetch('/sitemaps/pages.xml')).text()
    expect(sitemap).toContain('/?collection=summer<')
    expect(sitemap).not.toMatch(/soon|secret/)
  })
})

describe('staff', () => {
  it('are told of a collection that somebody else changed meanwhile', async () => {
    const { data } = await add({ name: 'Summer', products: idsOf(chosen) })
    const first = await put('summer', { name: 'Late summer', revision: data.revision, products: idsOf(chosen) })
    expect(first.data).toMatchObject({ name: 'Late summer', slug: 'summer', revision: 2 })
    const second = await put('summer', { name: 'Autumn', revision: data.revision, products: [] })
    expect(second.status).toBe(409)
    expect(second.problem).toMatchObject({ reason: 'collection-changed-elsewhere', params: { revision: 2 } })
    expect((await read('summer')).data.name).toBe('Late summer')
  })

  it('append products and take others out; undo takes out what was appended', async () => {
    await add({ name: 'Summer', products: idsOf(chosen.slice(0, 2)) })
    const edit = (body: { add?: string[]; remove?: string[] }) =>
      shop.call('PATCH /api/v1/admin/collections/{slug}/products', {
        token: admin.token,
        params: { slug: 'summer' },
        body
      })
    const { data } = await edit({ add: idsOf(chosen) })
    expect(data.added).toEqual(idsOf(chosen.slice(2)))
    expect(slugsIn(await list({ collection: 'summer' }))).toEqual(chosen)
    expect((await edit({ add: idsOf(chosen) })).data.added).toEqual([])
    expect((await read('summer')).data.revision).toBe(2)
    expect((await edit({ add: ['gone'] })).data.added).toEqual([])
    expect((await read('summer')).data.revision).toBe(2)
    await edit({ remove: data.added })
    expect(slugsIn(await list({ collection: 'summer' }))).toEqual(chosen.slice(0, 2))
  })

  it('find every change in the log, with the products in order', async () => {
    const { data } = await add({ name: 'Summer', products: idsOf(chosen.slice(0, 2)) })
    await put('summer', { name: 'Summer', revision: data.revision, products: idsOf(chosen.slice(0, 2)).toReversed() })
    await shop.call('DELETE /api/v1/admin/collections/{slug}', { token: admin.token, params: { slug: 'summer' } })
    const entries = await shop.platform.db
      .select({ action: auditLog.action, change: auditLog.change })
      .from(auditLog)
      .where(eq(auditLog.subject, 'summer'))
      .orderBy(desc(auditLog.id))
      .limit(3)
    expect(entries.map(({ action }) => action)).toEqual(['collection.delete', 'collection.change', 'collection.add'])
    expect(entries[1]?.change).toMatchObject({
      from: { products: 'old-harbour-poster, camp-mug' },
      to: { products: 'camp-mug, old-harbour-poster' }
    })
  })

  it('find in the log which products were added and taken out, not all', async () => {
    const { data } = await add({ name: 'Summer', products: idsOf(chosen.slice(0, 3)) })
    await put('summer', { name: 'Summer', revision: data.revision, products: idsOf(chosen.slice(1)) })
    const [entry] = await shop.platform.db
      .select({ change: auditLog.change })
      .from(auditLog)
      .where(eq(auditLog.action, 'collection.change'))
      .orderBy(desc(auditLog.id))
      .limit(1)
    expect(entry?.change).toMatchObject({ from: { products: chosen[0] }, to: { products: chosen[3] } })
  })

  it('give a name twice and get another address; an address twice is refused', async () => {
    expect((await add({ name: 'Été' })).data.slug).toBe('ete')
    expect((await add({ name: 'Été' })).data.slug).toBe('ete-2')
    expect((await add({ name: '夏' })).data.slug).toBe('collection')
    expect((await add({ name: 'Other', slug: 'ete' })).problem).toMatchObject({ reason: 'collection-address-taken' })
  })

  it('cannot exceed the limits, and unknown products are left out', async () => {
    expect((await add({ name: 'Summer', products: [...idsOf(['camp-mug']), 'gone'] })).data.products).toHaveLength(1)
    const many = Array.from({ length: collectionLimits.products + 1 }, (_, at) => `p${at}`)
    expect((await add({ name: 'Much', products: many })).status).toBe(400)
    expect((await add({ name: 'Twice', products: ['a', 'a'] })).status).toBe(400)
    await shop.platform.db.insert(collections).values(
      Array.from({ length: collectionLimits.collections - 1 }, (_, at) => ({
        slug: `c${at}`,
        name: `C${at}`,
        description: '',
        isShown: true
      }))
    )
    expect((await add({ name: 'One more' })).problem).toMatchObject({ reason: 'collections-full' })
  })

  it('restore a deleted collection as it was', async () => {
    await add({ name: 'Summer', description: 'Warm.', products: idsOf(chosen) })
    const params = { slug: 'summer' }
    const { data } = await shop.call('DELETE /api/v1/admin/collections/{slug}', { token: admin.token, params })
    const { products: own, revision: _revision, ...facts } = data
    await add({ ...facts, products: own.map(({ id }) => id) })
    expect((await read('summer')).data).toEqual({ ...data, revision: 1 })
  })
})
