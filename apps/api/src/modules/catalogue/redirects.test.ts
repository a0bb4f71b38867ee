import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductDraft, RedirectInput } from '@motif/contract'
import { redirectsPerTarget } from '@motif/contract/redirect-rules'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { movedTo } from './redirects.ts'
import { redirects } from './tables.ts'

/** Replaces the shop's build and has no pages: it redirects or answers 404. */
const entry = `
export const render = async ({ url }, { movedTo }) => {
  const to = await movedTo(new URL('http://shop.invalid' + url).pathname)
  return { status: to ? 301 : 404, headers: to ? { location: to } : {}, document: undefined }
}`

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  const build = mkdtempSync(join(tmpdir(), 'motif-build-'))
  writeFileSync(join(build, 'entry.mjs'), entry)
  shop = await openShop({
    config: { shopBuild: { serverEntry: join(build, 'entry.mjs'), clientDir: join(build, 'client') } }
  })
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

const token = () => admin.token
const add = (body: Partial<RedirectInput> & { path: string }) =>
  shop.call('POST /api/v1/admin/redirects', { token: token(), body })
const list = async (query: { q?: string; page?: number; pageSize?: number } = {}) =>
  (await shop.call('GET /api/v1/admin/redirects', { token: token(), query })).data
const page = (slug: string) => shop.call('GET /api/v1/products/{slug}', { params: { slug } })
const leads = (path: string) => movedTo(shop.platform, path)

/** A product on sale, not customisable. */
async function onSale(slug: string, sku = slug) {
  const { data: photo } = await shop.call('POST /api/v1/uploads', { token: token(), file: await pngFile() })
  const body: ProductDraft = {
    ...productDraft(slug),
    variants: [{ sku, options: {}, price: 2500 }],
    pictures: [{ upload: photo.id, alt: 'A kite' }],
    status: 'live'
  }
  const { data, status } = await shop.call('POST /api/v1/admin/products', { token: token(), body })
  expect(status).toBe(201)
  let revision = 1
  return {
    id: data.id,
    write: async (changes: Partial<ProductDraft>) => {
      const answer = await shop.call('PUT /api/v1/admin/products/{id}', {
        token: token(),
        params: { id: data.id },
        body: { ...body, ...changes, revision }
      })
      if (answer.status === 200) revision = answer.data.revision
      return answer
    }
  }
}

describe('a product that gets another address', () => {
  it('is found at each it had, wherever it went since', async () => {
    const kite = await onSale('first-kite')
    expect((await kite.write({ slug: 'second-kite' })).status).toBe(200)
    expect((await kite.write({ slug: 'third-kite' })).status).toBe(200)
    for (const slug of ['first-kite', 'second-kite', 'third-kite']) {
      expect((await page(slug)).data.slug).toBe('third-kite')
      if (slug !== 'third-kite') expect(await leads(`/product/${slug}`)).toBe('/product/third-kite')
    }
    expect((await list({ q: 'first-kite' })).items).toMatchObject([
      { path: '/product/first-kite', product: 'third-kite', category: null, origin: 'change', state: 'leads' }
    ])
  })

  it('leads nowhere in a circle when it gets its first address back', async () => {
    const kite = await onSale('round-kite')
    await kite.write({ slug: 'rounder-kite' })
    await kite.write({ slug: 'round-kite' })
    expect((await page('round-kite')).data.slug).toBe('round-kite')
    expect(await leads('/product/rounder-kite')).toBe('/product/round-kite')
    expect(await leads('/product/round-kite')).toBeUndefined()
    expect(await leads('/product/round-kite/')).toBe('/product/round-kite')
  })

  it('gives way to another product at its old address, as long as that is on sale', async () => {
    const kite = await onSale('given-kite')
    await kite.write({ slug: 'taken-kite' })
    const other = await onSale('given-kite', 'other-kite')
    expect((await page('given-kite')).data).toMatchObject({ slug: 'given-kite' })
    expect((await list({ q: 'given-kite' })).items).toMatchObject([{ product: 'taken-kite', state: 'covered' }])
    await shop.call('DELETE /api/v1/admin/products/{id}', { token: token(), params: { id: other.id } })
    expect((await page('given-kite')).data).toMatchObject({ slug: 'taken-kite' })
  })

  it('is at none of them once it is not on sale any more', async () => {
    const kite = await onSale('gone-kite')
    await kite.write({ slug: 'going-kite' })
    await kite.write({ slug: 'going-kite', status: 'archived' })
    expect((await page('gone-kite')).status).toBe(404)
    expect(await leads('/product/gone-kite')).toBeUndefined()
    expect((await list({ q: 'gone-kite' })).items).toMatchObject([{ state: 'nowhere' }])
  })

  it('keeps the address it has while people may have designs of it', async () => {
    const found = await shop.call('GET /api/v1/admin/products', { token: token(), query: { q: 'plain tee' } })
    const { id = '' } = found.data.items[0] ?? {}
    const { data: mug } = await shop.call('GET /api/v1/admin/products/{id}', { token: token(), params: { id } })
    expect(mug.isAddressFixed).toBe(true)
    const { problem } = await shop.call('PUT /api/v1/admin/products/{id}', {
      token: token(),
      params: { id },
      body: { ...mug, slug: 'other-mug' }
    })
    expect(problem.reason).toBe('product-address-fixed')
  })

  it('forgets the oldest of very many', async () => {
    const kite = await onSale('kite-0')
    for (let at = 1; at <= redirectsPerTarget + 2; at++) {
      shop.clock.advance(1)
      expect((await kite.write({ slug: `kite-${at}` })).status).toBe(200)
    }
    expect(await shop.platform.db.$count(redirects, eq(redirects.productId, kite.id))).toBe(redirectsPerTarget)
    expect((await page('kite-1')).status).toBe(404)
    expect((await page('kite-2')).status).toBe(200)
  })
})

describe('an address staff write down', () => {
  it('leads to its product or category, however it is written, and only where nothing is', async () => {
    const { status, data } = await add({ path: 'https://old.example/shop/Olé Mug/', product: 'plain-tee' })
    expect([status, data]).toMatchObject([
      201,
      { path: '/shop/olé mug', product: 'plain-tee', name: 'Plain tee', origin: 'staff', state: 'leads' }
    ])
    await add({ path: '/collections/cups', category: 'mugs' })
    const visit = async (path: string) => {
      const answer = await shop.fetch(path)
      return [answer.status, answer.headers.get('location')]
    }
    expect(await visit('/shop/ol%C3%A9%20MUG')).toEqual([301, '/product/plain-tee'])
    expect(await visit('/collections/cups/')).toEqual([301, '/?category=mugs'])
    expect(await visit('/shop/of-nobody')).toEqual([404, null])
    expect((await shop.fetch('/api/v1/nothing')).status).toBe(404)
  })

  it('leads below a collection as it does without', async () => {
    await add({ path: '/products/cup-of-old', product: 'plain-tee' })
    expect(await leads('/collections/all/products/cup-of-old')).toBe('/product/plain-tee')
    expect(await leads('/collections/all/products/cup-of-nobody')).toBeUndefined()
  })

  it('is refused where the shop has a page, where one leads already, and to what is not there', async () => {
    await add({ path: '/taken', category: 'mugs' })
    for (const [body, reason] of [
      [{ path: '/cart', product: 'plain-tee' }, 'redirect-path-own'],
      [{ path: '/Cart/', product: 'plain-tee' }, 'redirect-path-own'],
      [{ path: '/api/v1/cart', product: 'plain-tee' }, 'redirect-path-own'],
      [{ path: '/product/last-mug', product: 'plain-tee' }, 'redirect-path-own'],
      [{ path: '/TAKEN/', product: 'plain-tee' }, 'redirect-path-taken'],
      [{ path: '/new', product: 'no-mug' }, 'redirect-target-unknown'],
      [{ path: '/new', category: 'no-mugs' }, 'redirect-target-unknown']
    ] as const)
      expect((await add(body)).problem.reason, JSON.stringify(body)).toBe(reason)
  })

  it('is refused where it is none, or does not say one thing it leads to', async () => {
    for (const body of [
      { path: 'mug', product: 'plain-tee' },
      { path: '//elsewhere.example/a', product: 'plain-tee' },
      { path: '/index.php?id=3', product: 'plain-tee' },
      { path: `/${'x'.repeat(500)}`, product: 'plain-tee' },
      { path: '/one' },
      { path: '/one', product: 'plain-tee', category: 'mugs' },
      { path: '/one', product: '//elsewhere.example' }
    ])
      expect((await add(body)).status, JSON.stringify(body)).toBe(400)
  })

  it('is one of so many at most', async () => {
    const kite = await onSale('full-kite')
    await shop.platform.db.insert(redirects).values(
      Array.from({ length: redirectsPerTarget }, (_, at) => ({
        id: `full-${at}`,
        path: `/full/${at}`,
        productId: kite.id,
        origin: 'staff' as const,
        createdAt: shop.clock.now()
      }))
    )
    expect((await add({ path: '/full/more', product: 'full-kite' })).problem).toMatchObject({
      status: 403,
      reason: 'redirects-full'
    })
  })

  it('is found in the list by a part of it, and gone once it is deleted', async () => {
    const { data } = await add({ path: '/find/100%25_me', category: 'mugs' })
    expect((await list({ q: '100%_M' })).items).toMatchObject([{ id: data.id, path: '/find/100%_me' }])
    expect((await list({ q: '100x' })).items).toEqual([])
    const { items, total } = await list({ page: 2, pageSize: 1 })
    expect([items.length, total > 2]).toEqual([1, true])
    const remove = () => shop.call('DELETE /api/v1/admin/redirects/{id}', { token: token(), params: { id: data.id } })
    expect((await remove()).status).toBe(200)
    expect((await remove()).problem.reason).toBe('redirect-not-found')
    expect(await leads('/find/100%25_me')).toBeUndefined()
    const entries = await shop.platform.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, data.id))
      .orderBy(desc(auditLog.at))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['redirect.add', 'redirect.delete'])
  })
})
