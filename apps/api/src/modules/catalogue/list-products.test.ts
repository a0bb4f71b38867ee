import { asc, desc, eq, ilike, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { listProducts } from './list-products.ts'
import { seedCatalogue } from './seed.ts'
import { products, variants } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const { db } = app.platform
  await seedCatalogue(app.platform, demoCatalogue)
  // Each product has a different time of change, in the order of the slugs; one in three is a draft.
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.slug))
  for (const [n, { id }] of rows.entries())
    await db
      .update(products)
      .set({
        updatedAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
        ...(n % 3 === 0 ? { status: 'draft', isShown: false } : {})
      })
      .where(eq(products.id, id))
})
afterAll(() => app.close())

const page = { page: 1, pageSize: 4 }
const few = { lookedUp: 5, walked: 1000, told: 10, narrowed: 20 }
const slugs = ({ items }: { items: readonly { slug: string }[] }) => items.map(({ slug }) => slug)

/** Slugs of the products with a text in an SKU or in the name, last changed first. */
async function having(text: string, status?: 'draft'): Promise<string[]> {
  const { db } = app.platform
  const rows = await db
    .selectDistinct({ slug: products.slug, at: products.updatedAt })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      sql`(${ilike(variants.sku, `%${text}%`)} or ${ilike(products.name, `%${text}%`)}) and ${status === undefined ? sql`true` : eq(products.status, status)}`
    )
    .orderBy(desc(products.updatedAt))
  return rows.map(({ slug }) => slug)
}

test('a text that few SKUs have finds every product, counted by status', async () => {
  const all = await having('white')
  const found = await listProducts(app.platform, { q: 'white', ...page })
  expect(all.length).toBeGreaterThan(10)
  expect(found).toMatchObject({ total: all.length, isCut: false })
  expect(slugs(found)).toEqual(all.slice(0, 4))
  const drafts = await having('white', 'draft')
  expect(found.counts).toEqual({ draft: drafts.length, live: all.length - drafts.length, archived: 0 })
})

test('of a text that very many SKUs have, the products changed last are told, and that there are more', async () => {
  const all = await having('white')
  const found = await listProducts(app.platform, { q: 'white', ...page, page: 2 }, few)
  expect(found).toMatchObject({ total: 10, isCut: true })
  expect(slugs(found)).toEqual(all.slice(4, 8))
  expect(found.counts.draft + found.counts.live).toBe(10)

  const drafts = await having('white', 'draft')
  const ofStatus = await listProducts(app.platform, { q: 'white', status: 'draft', ...page }, { ...few, told: 3 })
  expect(ofStatus).toMatchObject({ total: 3, isCut: true, counts: { draft: 3 } })
  expect(slugs(ofStatus)).toEqual(drafts.slice(0, 3))
})

test('one letter or two are looked for at the beginning of words of the name', async () => {
  const { db } = app.platform
  const rows = await db.select({ name: products.name }).from(products)
  const begun = rows.filter(({ name }) => / s/i.test(` ${name}`)).length
  expect(begun).toBeGreaterThan(0)
  expect(await listProducts(app.platform, { q: 's', ...page })).toMatchObject({ total: begun, isCut: false })
  expect(await listProducts(app.platform, { q: 's', ...page }, { ...few, lookedUp: 0, told: 1 })).toMatchObject({
    total: 1,
    isCut: true
  })
})
