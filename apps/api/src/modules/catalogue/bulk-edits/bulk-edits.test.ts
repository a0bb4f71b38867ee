import type { BulkEdit, BulkEditAction, BulkEditTarget } from '@motif/contract'
import { desc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoCatalogue } from '../../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { auditLog } from '../../audit/tables.ts'
import { seedCatalogue } from '../seed.ts'
import { bulkEdits, categories, products, variants } from '../tables.ts'
import { clearBulkEdits } from './bulk-edits.ts'
import { continueBulkEdits, runBatch } from './run.ts'

let app: TestApp
let token: string
let keys = 0
/** A product with several variants, another one, and a third. */
let [mug, tee, tote] = ['', '', '']

beforeAll(async () => {
  app = await testApp()
  token = (await app.signUp({ role: 'admin' })).token
  await seedCatalogue(app.platform, demoCatalogue)
  const rows = await app.platform.db.select({ id: products.id }).from(products).orderBy(products.slug).limit(3)
  ;[mug, tee, tote] = rows.map(({ id }) => id) as [string, string, string]
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  await db.delete(products).where(like(products.id, 'many-%'))
  await db.delete(bulkEdits)
  await db.update(variants).set({
    price: 2000,
    regularPrice: null,
    salePrice: null,
    saleFrom: null,
    saleUntil: null,
    onHand: 20,
    reserved: 0,
    soft: 0,
    isWithdrawn: false
  })
  await db.update(products).set({ status: 'live', isShown: true })
})

/** More products than are edited before the response. */
async function addMany(): Promise<void> {
  const { db } = app.platform
  await db.execute(sql`
    insert into products (id, slug, name, category, description, details, views, is_customisable, featured, since, keywords, status, is_shown)
    select 'many-' || n, 'many-' || n, 'Many ' || n, category, '', '[]', '[]', false, featured, since, '', 'draft', false
    from products, generate_series(1, 130) n where id = ${mug}`)
  await db.execute(sql`
    insert into variants (id, product_id, sku, options, price, on_hand, position)
    select 'many-' || n, 'many-' || n, 'MANY-' || n, '{}', 2000, 20, 0 from generate_series(1, 130) n`)
}
const many: BulkEditTarget = { kind: 'filter', filter: { q: 'many', status: 'draft' } }

const chosen = (...ids: string[]): BulkEditTarget => ({ kind: 'chosen', ids })
const ofProduct = (id: string) =>
  app.platform.db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.id)
const productOf = async (id: string) => {
  const [row] = await app.platform.db.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('The product is missing')
  return row
}
type Action = Parameters<typeof preview>[0]
const preview = (action: Partial<BulkEditAction> & { kind: string }, target = chosen(mug, tee)) =>
  app.call('POST /api/v1/admin/bulk-edits/preview', { token, body: { target, action: action as BulkEditAction } })

/** Does an edit as the preview counts it, with the jobs it needs. */
async function edit(action: Action, target = chosen(mug, tee)): Promise<BulkEdit> {
  const { data } = await preview(action, target)
  const begun = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { target, action: action as BulkEditAction, key: `key-${(keys += 1)}`, products: data.products }
  })
  expect(begun.status).toBe(202)
  await app.runJobs()
  return (await app.call('GET /api/v1/admin/bulk-edits/{id}', { token, params: { id: begun.data.id } })).data
}
async function undo({ id }: BulkEdit): Promise<BulkEdit> {
  await app.call('POST /api/v1/admin/bulk-edits/{id}/undo', { token, params: { id } })
  await app.runJobs()
  return (await app.call('GET /api/v1/admin/bulk-edits/{id}', { token, params: { id } })).data
}
const pricesOf = async (id: string) => [...new Set((await ofProduct(id)).map(({ price }) => price))]
const raise = { kind: 'price', by: 'percent', value: 10, ending: 'exact' } as const

test('a preview tells what would change, with examples, and changes nothing', async () => {
  const { data } = await preview({ ...raise, ending: '99' })
  const [one, other] = [await ofProduct(mug), await ofProduct(tee)]
  expect(data).toMatchObject({ products: 2, changed: 2, variants: one.length + other.length, refused: { count: 0 } })
  expect(data.examples).toHaveLength(2)
  expect(data.examples[0]).toMatchObject({ from: 2000, to: 2199 })
  expect(await pricesOf(mug)).toEqual([2000])
})

test('prices change by a percentage or an amount, sales stay, and the editor of the product sees a new revision', async () => {
  const before = await productOf(mug)
  expect(await edit(raise)).toMatchObject({ state: 'done', products: 2, done: 2, changed: 2, refused: { count: 0 } })
  await edit({ kind: 'price', by: 'amount', value: -150, ending: 'exact' })
  expect([await pricesOf(mug), await pricesOf(tee), await pricesOf(tote)]).toEqual([[2050], [2050], [2000]])
  expect((await productOf(mug)).revision).toBe(before.revision + 2)
})

test('the log tells the price of each variant before and after', async () => {
  await edit(raise, chosen(mug))
  const [entry] = await app.platform.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  const [variant] = await ofProduct(mug)
  expect(entry).toMatchObject({
    action: 'product.change',
    subject: mug,
    change: {
      from: { variants: { [variant?.sku ?? '']: { price: 2000 } } },
      to: { variants: { [variant?.sku ?? '']: { price: 2200 } } }
    }
  })
})

test('a product whose price would be zero or less is named and left out, as a whole', async () => {
  const { db } = app.platform
  await db.update(variants).set({ price: 90 }).where(eq(variants.productId, tee))
  const outcome = await edit({ kind: 'price', by: 'amount', value: -90, ending: 'exact' })
  expect(outcome).toMatchObject({ changed: 1, refused: { count: 1, items: [{ reason: 'price-not-positive' }] } })
  expect(outcome.refused.items[0]?.name).toBe((await productOf(tee)).name)
  expect([await pricesOf(mug), await pricesOf(tee)]).toEqual([[1910], [90]])
})

test('a price that would not stay above the sale price is left out, and so is a sale price that is not lower', async () => {
  const { db } = app.platform
  await db.update(variants).set({ price: 1500, regularPrice: 2000, salePrice: 1500 }).where(eq(variants.productId, tee))
  expect(await edit({ kind: 'price', by: 'percent', value: -25, ending: 'exact' })).toMatchObject({
    changed: 1,
    refused: { items: [{ reason: 'sale-price-not-lower' }] }
  })
  await db.update(variants).set({ price: 100, regularPrice: null, salePrice: null })
  // The nearest ending of 95 is not below 99.
  expect(
    (await preview({ kind: 'sale', by: 'percent', value: 1, ending: '99', from: null, until: null })).data.refused
  ).toMatchObject({ count: 0 })
  await db.update(variants).set({ price: 95 })
  expect(
    (await preview({ kind: 'sale', by: 'percent', value: 1, ending: '95', from: null, until: null })).data.refused
  ).toMatchObject({ count: 2, items: [{ reason: 'sale-price-not-lower' }, { reason: 'sale-price-not-lower' }] })
})

test('a sale begins and ends at its dates, and ends for all at once', async () => {
  const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
  const sale = { kind: 'sale', by: 'percent', value: 25, ending: 'exact', from: null, until } as const
  await edit(sale)
  expect(await ofProduct(mug)).toContainEqual(
    expect.objectContaining({ price: 1500, regularPrice: 2000, salePrice: 1500, saleUntil: new Date(until) })
  )
  const { status } = await preview({ ...sale, from: until })
  expect(status).toBe(400)
  await edit({ kind: 'end-sale' })
  expect(await ofProduct(mug)).toContainEqual(expect.objectContaining({ price: 2000, salePrice: null }))
})

test('pieces are added as a difference, never below what is held', async () => {
  const { db } = app.platform
  await db.update(variants).set({ reserved: 15 }).where(eq(variants.productId, tee))
  expect(await edit({ kind: 'add-stock', pieces: -10 })).toMatchObject({
    changed: 1,
    refused: { count: 1, items: [{ reason: 'stock-below-held' }] }
  })
  expect((await ofProduct(mug)).every(({ onHand }) => onHand === 10)).toBe(true)
  expect((await ofProduct(tee)).every(({ onHand }) => onHand === 20)).toBe(true)
})

test('a count of stock keeps what was sold since the edit began', async () => {
  await addMany()
  const { data } = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { target: many, action: { kind: 'set-stock', onHand: 100 }, key: 'a-count', products: 130 }
  })
  expect(data).toMatchObject({ state: 'running', done: 100, toDo: 130 })
  await app.platform.db.update(variants).set({ onHand: 17 }).where(eq(variants.id, 'many-130'))
  await app.runJobs()
  expect(await ofProduct('many-130')).toMatchObject([{ onHand: 97 }])
  expect(await ofProduct('many-129')).toMatchObject([{ onHand: 100 }])
})

test('products move to a category, whose name finds them, and an unknown one is refused', async () => {
  const other = demoCatalogue.categories.find(({ slug }) => slug !== 'mugs')
  const category = other?.slug ?? ''
  await edit({ kind: 'category', category })
  expect([(await productOf(mug)).category, (await productOf(tee)).category]).toEqual([category, category])
  expect((await productOf(mug)).keywords).toContain(other?.name)
  expect((await preview({ kind: 'category', category: 'nowhere' })).problem.reason).toBe('category-unknown')
})

test('only finished products go on sale', async () => {
  const { db } = app.platform
  await db.update(products).set({ status: 'draft', isShown: false })
  await db.update(variants).set({ isWithdrawn: true }).where(eq(variants.productId, tee))
  expect(await edit({ kind: 'status', status: 'live' })).toMatchObject({
    changed: 1,
    refused: { count: 1, items: [{ reason: 'products-unfinished' }] }
  })
  expect([(await productOf(mug)).isShown, (await productOf(tee)).isShown]).toEqual([true, false])
})

test('withdrawn variants stay as they are', async () => {
  const { db } = app.platform
  const [first] = await ofProduct(mug)
  await db
    .update(variants)
    .set({ isWithdrawn: true })
    .where(eq(variants.id, first?.id ?? ''))
  await edit(raise, chosen(mug))
  const [same, ...others] = await ofProduct(mug)
  expect(same?.price).toBe(2000)
  expect(others.every(({ price }) => price === 2200)).toBe(true)
})

test('undo restores what nobody changed since, keeps the rest and names it', async () => {
  const { db } = app.platform
  const done = await edit(raise)
  await db.update(variants).set({ price: 2222 }).where(eq(variants.productId, tee))
  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'undone', done: 2, toDo: 2, kept: { count: 1 } })
  expect(undone.kept.items).toMatchObject([{ name: (await productOf(tee)).name, reason: 'product-changed-since' }])
  expect([await pricesOf(mug), await pricesOf(tee)]).toEqual([[2000], [2222]])
  expect(await undo(done)).toMatchObject({ state: 'undone' })
})

test('undo of stock takes the difference back, so that pieces sold since stay sold', async () => {
  const { db } = app.platform
  const done = await edit({ kind: 'add-stock', pieces: 30 })
  await db.update(variants).set({ onHand: 48 }).where(eq(variants.productId, mug))
  await undo(done)
  expect((await ofProduct(mug)).every(({ onHand }) => onHand === 18)).toBe(true)
})

test('every product that matches a filter is edited, whatever the page', async () => {
  const mugs: BulkEditTarget = { kind: 'filter', filter: { q: 'mug', priceTo: 2000 } }
  const { data } = await preview(raise, mugs)
  expect(data.products).toBeGreaterThan(0)
  expect((await edit(raise, mugs)).changed).toBe(data.products)
  expect((await preview(raise, mugs)).data.products).toBe(0)
})

test('an interrupted edit and an interrupted undo go on, each product once', async () => {
  await addMany()
  const begun = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { target: many, action: raise, key: 'long', products: 130 }
  })
  const { id } = begun.data
  // The job and another server.
  await Promise.all([runBatch(app.platform, id), app.runJobs()])
  const over = await app.call('GET /api/v1/admin/bulk-edits/{id}', { token, params: { id } })
  expect(over.data).toMatchObject({ state: 'done', done: 130, changed: 130 })
  expect(await app.platform.db.$count(variants, eq(variants.price, 2200))).toBe(130)
  const { status, data } = await app.call('POST /api/v1/admin/bulk-edits/{id}/undo', { token, params: { id } })
  expect([status, data.state, data.done]).toEqual([202, 'undoing', 100])
  // Its job is lost.
  const earlier = new Date(app.clock.now().getTime() - 120_000)
  await app.platform.db.update(bulkEdits).set({ startedAt: earlier })
  await continueBulkEdits(app.platform)
  expect((await app.call('GET /api/v1/admin/bulk-edits/{id}', { token, params: { id } })).data.state).toBe('undone')
  expect(await app.platform.db.$count(variants, eq(variants.price, 2200))).toBe(0)
})

test('edits are kept for a week', async () => {
  await edit(raise)
  await clearBulkEdits(app.platform)
  expect(await app.platform.db.$count(bulkEdits)).toBe(1)
  const longAgo = new Date(app.clock.now().getTime() - 8 * 86_400_000)
  await app.platform.db.update(bulkEdits).set({ finishedAt: longAgo })
  await clearBulkEdits(app.platform)
  expect(await app.platform.db.$count(bulkEdits)).toBe(0)
})

test('the same request twice is one edit, and one of other products than previewed is refused', async () => {
  const body = { target: chosen(mug), action: raise, key: 'once', products: 1 }
  const [one, other] = await Promise.all([
    app.call('POST /api/v1/admin/bulk-edits', { token, body }),
    app.call('POST /api/v1/admin/bulk-edits', { token, body })
  ])
  expect(one.data.id).toBe(other.data.id)
  expect(await pricesOf(mug)).toEqual([2200])
  const outdated = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { ...body, key: 'else', products: 2 }
  })
  expect(outdated.problem.reason).toBe('bulk-edit-outdated')
})

test('an edit is refused if as many, but other products match than in the preview', async () => {
  const target: BulkEditTarget = { kind: 'filter', filter: { q: 'swapped' } }
  const rename = (id: string, name: string) => app.platform.db.update(products).set({ name }).where(eq(products.id, id))
  const [first, second] = await app.platform.db.select().from(products).orderBy(products.number).limit(2)
  if (!first || !second) throw new Error('There are no products')
  await rename(first.id, 'Swapped')
  const { data: seen } = await preview(raise, target)
  await rename(first.id, first.name)
  await rename(second.id, 'Swapped')
  const begin = (hash: string | undefined, key: string) =>
    app.call('POST /api/v1/admin/bulk-edits', {
      token,
      body: { target, action: raise, key, products: seen.products, hash }
    })
  expect((await begin(seen.hash, 'swapped')).problem.reason).toBe('bulk-edit-outdated')
  expect((await begin((await preview(raise, target)).data.hash, 'looked-again')).status).toBe(202)
  await rename(second.id, second.name)
})

test('an edit is refused if somebody changed one of its products since the preview', async () => {
  const { data: seen } = await preview(raise, chosen(mug))
  await app.platform.db
    .update(products)
    .set({ revision: sql`${products.revision} + 1` })
    .where(eq(products.id, mug))
  const { problem } = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { target: chosen(mug), action: raise, key: 'changed', products: 1, hash: seen.hash }
  })
  expect(problem.reason).toBe('bulk-edit-outdated')
})

test('an edit is refused if a variant changed since the preview in what the edit reads', async () => {
  const [variant] = await ofProduct(mug)
  const stock: Action = { kind: 'add-stock', pieces: 5 }
  const changeVariant = (body: { price?: number; stock?: number; isWithdrawn?: boolean }) =>
    app.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: variant?.id ?? '' }, body })
  const begin = (action: Action, key: string, hash: string | undefined) =>
    app.call('POST /api/v1/admin/bulk-edits', {
      token,
      body: { target: chosen(mug), action: action as BulkEditAction, key, products: 1, hash }
    })
  const outdatedBy = async (action: Action, body: Parameters<typeof changeVariant>[0], key: string) => {
    const { data: seen } = await preview(action, chosen(mug))
    expect((await changeVariant(body)).status).toBe(200)
    const { status, problem } = await begin(action, key, seen.hash)
    return status === 202 ? 'begun' : problem.reason
  }
  expect(await outdatedBy(raise, { price: 2100 }, 'price')).toBe('bulk-edit-outdated')
  expect(await outdatedBy(stock, { stock: 30 }, 'stock')).toBe('bulk-edit-outdated')
  expect(await outdatedBy(raise, { stock: 31 }, 'stock-of-prices')).toBe('begun')
  expect(await outdatedBy(raise, { isWithdrawn: true }, 'withdrawn')).toBe('bulk-edit-outdated')
})

test('the shopper’s list has the new price at once', async () => {
  await edit(raise, chosen(tote))
  const { data } = await app.call('GET /api/v1/products', { query: { minPrice: 2200, maxPrice: 2200 } })
  expect(data.items.map(({ slug }) => slug)).toEqual([(await productOf(tote)).slug])
})

test('an undone sale is gone, unless somebody changed it since', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const done = await edit({ kind: 'sale', by: 'percent', value: 10, ending: 'exact', from: null, until })
  const [changed] = await ofProduct(tee)
  expect(changed?.salePrice).toBe(1800)
  await app.platform.db
    .update(variants)
    .set({ salePrice: 1700 })
    .where(eq(variants.id, changed?.id ?? ''))
  const undone = await undo(done)
  expect(undone.kept.items.map(({ reason }) => reason)).toEqual(['product-changed-since'])
  expect((await ofProduct(mug)).map(({ salePrice }) => salePrice)).toEqual((await ofProduct(mug)).map(() => null))
  expect((await ofProduct(tee))[0]?.salePrice).toBe(1700)
})

test('an undo ends where the former category was deleted meanwhile', async () => {
  const { db } = app.platform
  await db.insert(categories).values({ slug: 'former', name: 'Former', description: '', position: 99 })
  await db.update(products).set({ category: 'former' }).where(eq(products.id, mug))
  const done = await edit({ kind: 'category', category: 'mugs' }, chosen(mug))
  await db.delete(categories).where(eq(categories.slug, 'former'))
  const undone = await undo(done)
  expect([undone.state, undone.kept.items.map(({ reason }) => reason)]).toEqual(['undone', ['category-unknown']])
  expect((await productOf(mug)).category).toBe('mugs')
})

test('a category that is deleted during an edit leaves out the products that wait', async () => {
  const { db } = app.platform
  await addMany()
  await db.insert(categories).values({ slug: 'brief', name: 'Brief', description: '', position: 99 })
  const action = { kind: 'category', category: 'brief' } as const
  const begun = await app.call('POST /api/v1/admin/bulk-edits', {
    token,
    body: { target: many, action, key: `key-${(keys += 1)}`, products: 130 }
  })
  await db.update(products).set({ category: 'mugs' }).where(eq(products.category, 'brief'))
  await db.delete(categories).where(eq(categories.slug, 'brief'))
  await app.runJobs()
  const { data } = await app.call('GET /api/v1/admin/bulk-edits/{id}', { token, params: { id: begun.data.id } })
  expect([data.state, data.changed, data.refused.count]).toEqual(['done', 100, 30])
})

test('half of the smallest unit is rounded up', async () => {
  const { db } = app.platform
  await db.update(variants).set({ price: 330 }).where(eq(variants.productId, mug))
  await edit({ kind: 'price', by: 'percent', value: 15, ending: 'exact' }, chosen(mug))
  expect((await ofProduct(mug))[0]?.price).toBe(380)
})
