import type { AdminProductPage } from '@motif/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { listProducts } from './list-products.ts'
import { seedCatalogue } from './seed.ts'
import { products, variants } from './tables.ts'

interface Made {
  slug: string
  n: number
  isCustomisable: boolean
}

const now = new Date('2026-06-01T12:00:00Z')
const bounds = {
  'the index of a rare condition': { lookedUp: 10_000, walked: 1000, told: 100, narrowed: 1 },
  'the last changed': { lookedUp: 0, walked: 1000, told: 100, narrowed: 1000 }
}

let shop: TestApp
let token: string
let made: Made[]

/** Stock: none of every third product, a low variant of the next, plenty of the rest. Price: ten more for each. */
beforeAll(async () => {
  shop = await testApp()
  shop.clock.set(now)
  const { db } = shop.platform
  token = (await shop.signUp({ role: 'admin' })).token
  await seedCatalogue(shop.platform, demoCatalogue)
  const rows = await db.select().from(products).orderBy(asc(products.slug))
  made = rows.map(({ slug, isCustomisable }, n) => ({ slug, n, isCustomisable }))
  for (const [n, { id }] of rows.entries()) {
    const own = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(asc(variants.id))
    for (const [at, variant] of own.entries()) {
      const price = 1000 + 10 * n + at
      await db
        .update(variants)
        .set({
          onHand: n % 3 === 0 ? 0 : n % 3 === 1 && at === own.length - 1 ? 3 : 50,
          reserved: 0,
          soft: 0,
          price: n % 5 === 0 ? price - 500 : price,
          regularPrice: n % 5 < 2 ? price : null,
          salePrice: n % 5 < 2 ? price - 500 : null,
          saleFrom: n % 5 === 1 ? new Date('2026-07-01T00:00:00Z') : null,
          saleUntil: null,
          isWithdrawn: false
        })
        .where(eq(variants.id, variant.id))
    }
    // A withdrawn variant counts for nothing.
    const [first] = own
    if (first && own.length > 1 && n % 3 === 2)
      await db
        .update(variants)
        .set({ isWithdrawn: true, onHand: 0, price: 1, regularPrice: null, salePrice: null })
        .where(eq(variants.id, first.id))
    await db
      .update(products)
      .set({ updatedAt: new Date(Date.UTC(2026, 0, 1, 0, n)) })
      .where(eq(products.id, id))
  }
})
afterAll(() => shop.close())

const slugs = ({ items }: Pick<AdminProductPage, 'items'>) => items.map(({ slug }) => slug)
const ofMade = (isMatch: (one: Made) => boolean) =>
  made
    .filter(isMatch)
    .toReversed()
    .map(({ slug }) => slug)

const found = async (query: Partial<Parameters<typeof listProducts>[1]>, way: keyof typeof bounds) => {
  const page = await listProducts(shop.platform, { page: 1, pageSize: 100, ...query }, bounds[way])
  expect(page.isCut).toBe(false)
  return slugs(page)
}

test.each(Object.keys(bounds) as (keyof typeof bounds)[])('every filter finds its products by %s', async (way) => {
  const at = (query: Parameters<typeof found>[0]) => found(query, way)
  expect(await at({ stock: 'out' })).toEqual(ofMade(({ n }) => n % 3 === 0))
  expect(await at({ stock: 'low' })).toEqual(ofMade(({ n }) => n % 3 === 1))
  expect(await at({ sale: 'now' })).toEqual(ofMade(({ n }) => n % 5 === 0))
  expect(await at({ sale: 'planned' })).toEqual(ofMade(({ n }) => n % 5 === 1))
  expect(await at({ printable: 'yes' })).toEqual(ofMade(({ isCustomisable }) => isCustomisable))
  const low = made.filter(({ n }) => n % 5 !== 0 && n % 3 !== 2 && n >= 10 && n <= 20).map(({ slug }) => slug)
  const priced = await at({ priceFrom: 1100, priceTo: 1205 })
  expect(priced).toEqual(expect.arrayContaining(low))
  expect(priced).toEqual(ofMade(({ slug }) => priced.includes(slug)))
  expect(priced).not.toContain(made[9]?.slug)
})

test('filters that most products meet find them too', async () => {
  const at = (query: Parameters<typeof found>[0]) => found(query, 'the last changed')
  expect(await at({ stock: 'in' })).toEqual(ofMade(({ n }) => n % 3 !== 0))
  expect(await at({ sale: 'none' })).toEqual(ofMade(({ n }) => n % 5 > 1))
  expect(await at({ printable: 'no' })).toEqual(ofMade(({ isCustomisable }) => !isCustomisable))
})

test('filters narrow each other, a text, a status and a category too', async () => {
  for (const way of Object.keys(bounds) as (keyof typeof bounds)[]) {
    expect(await found({ stock: 'out', sale: 'now' }, way)).toEqual(ofMade(({ n }) => n % 15 === 0))
    expect(await found({ stock: 'out', status: 'draft' }, way)).toEqual([])
  }
  const mugs = await found({ q: 'mug', stock: 'out' }, 'the index of a rare condition')
  expect(mugs).toEqual(ofMade(({ n, slug }) => n % 3 === 0 && mugs.includes(slug)))
  expect(mugs.length).toBeGreaterThan(0)
  const { data } = await shop.call('GET /api/v1/admin/products', {
    token,
    query: { category: 'mugs', stock: 'out', pageSize: 100 }
  })
  expect(data.items.every(({ category, stock }) => category === 'mugs' && stock === 0)).toBe(true)
  expect(data).toMatchObject({ total: data.items.length, counts: { live: data.items.length, draft: 0, archived: 0 } })
})

test('where very many meet a filter the products changed last are told, and that there are more', async () => {
  const few = { lookedUp: 0, walked: 1000, told: 100, narrowed: 6 }
  const page = await listProducts(shop.platform, { page: 1, pageSize: 100, stock: 'in' }, few)
  expect(page.isCut).toBe(true)
  expect(slugs(page)).toEqual(ofMade(({ n }) => n % 3 !== 0 && n >= made.length - 6))
})
