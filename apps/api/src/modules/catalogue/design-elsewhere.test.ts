import { and, eq, isNull, like, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { catalogueChanged } from './cache.ts'
import { productIndex } from './product-index/product-index.ts'
import { seedCatalogue } from './seed.ts'
import { products } from './tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

const pageOnly = async (slug: string) => (await shop.call('GET /api/v1/products/{slug}', { params: { slug } })).data

/** The page once the products are read, for which it does not wait. */
const page = async (slug: string) => {
  await productIndex(shop.platform)
  return pageOnly(slug)
}

it('shows a product also where the products cannot be read, and then does not say where its design goes', async () => {
  const { db } = shop.platform
  await db.execute(sql`alter table catalogue_changes rename to catalogue_changes_away`)
  expect(await pageOnly('two-wheels-tee')).not.toHaveProperty('goesOnOthers')
  await db.execute(sql`alter table catalogue_changes_away rename to catalogue_changes`)
  expect(await page('two-wheels-tee')).toHaveProperty('goesOnOthers')
})

const showBlanks = async (isShown: boolean) => {
  await shop.platform.db
    .update(products)
    .set({ isShown })
    .where(and(eq(products.isCustomisable, true), isNull(products.artwork)))
  catalogueChanged(shop.platform)
}

it('says whether the design of a ready-made product can be put on other products', async () => {
  expect(await page('two-wheels-tee')).toMatchObject({ goesOnOthers: true })
  await showBlanks(false)
  expect(await page('two-wheels-tee')).toMatchObject({ goesOnOthers: false })
  await showBlanks(true)
  expect(await page('two-wheels-tee')).toMatchObject({ goesOnOthers: true })
})

it('leads to ready-made products with the same design, which has another size and place there', async () => {
  const [printedCase, tote] = await Promise.all([page('cut-paper-case'), page('cut-paper-tote')])
  expect(printedCase.sameDesign?.map(({ slug }) => slug)).toEqual(['cut-paper-tote'])
  expect(tote.sameDesign?.map(({ slug }) => slug)).toEqual(['cut-paper-case'])
  expect([...printedCase.related, ...tote.related].map(({ slug }) => slug)).not.toContain('cut-paper-tote')
  expect(await page('two-wheels-tee')).not.toHaveProperty('sameDesign')
})

it('does not lead to products that are not on sale', async () => {
  const where = eq(products.slug, 'cut-paper-tote')
  await shop.platform.db.update(products).set({ isShown: false }).where(where)
  catalogueChanged(shop.platform)
  expect(await page('cut-paper-case')).not.toHaveProperty('sameDesign')
  await shop.platform.db.update(products).set({ isShown: true }).where(where)
  catalogueChanged(shop.platform)
})

it('offers the design on no unprinted product of a category that has it ready-made', async () => {
  const others = and(eq(products.isCustomisable, true), isNull(products.artwork), ne(products.category, 'totes'))
  const show = async (isShown: boolean) => {
    await shop.platform.db.update(products).set({ isShown }).where(others)
    catalogueChanged(shop.platform)
  }
  await show(false)
  expect(await page('cut-paper-case')).toMatchObject({ goesOnOthers: false })
  expect(await page('two-wheels-tee')).toMatchObject({ goesOnOthers: true })
  await show(true)
})

it('adds the keys of designs that a version before wrote', async () => {
  const { db } = shop.platform
  const before = await db.select({ slug: products.slug, key: products.designKey }).from(products).orderBy(products.slug)
  await db.update(products).set({ designKey: null })
  catalogueChanged(shop.platform)
  expect(await page('cut-paper-case')).not.toHaveProperty('sameDesign')
  await shop.tick('catalogue.add-design-keys')
  expect(
    await db.select({ slug: products.slug, key: products.designKey }).from(products).orderBy(products.slug)
  ).toEqual(before)
  expect((await page('cut-paper-case')).sameDesign).toHaveLength(1)
})

it('adds the keys of more products than one statement has in one run', async () => {
  const { db } = shop.platform
  const [printed] = await db.select().from(products).where(eq(products.slug, 'cut-paper-case'))
  if (!printed) throw new Error('no product')
  const { number: _number, ...copied } = printed
  const copies = Array.from({ length: 201 }, (_, at) => ({
    ...copied,
    id: `copy-${at}`,
    slug: `copy-${at}`,
    isShown: false,
    designKey: null
  }))
  await db.insert(products).values(copies)
  await shop.tick('catalogue.add-design-keys')
  expect(
    await db.$count(products, and(like(products.id, 'copy-%'), ne(products.designKey, printed.designKey ?? '')))
  ).toBe(0)
  expect(await db.$count(products, and(like(products.id, 'copy-%'), isNull(products.designKey)))).toBe(0)
  await db.delete(products).where(like(products.id, 'copy-%'))
})

it('finds products with the same design by an index', async () => {
  const { db } = shop.platform
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(
      sql`explain select number from products where design_key = 'a' and is_shown order by featured limit 4`
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('products_same_design')
})

it('says nothing of it where there is no design of the shop', async () => {
  expect(await page('classic-tee')).not.toHaveProperty('goesOnOthers')
})
