import { previewDays } from '@motif/contract/admin-product-rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { productPreviewLinks } from './tables.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
  await pass(0)
})
afterAll(() => shop.close())

/** Advances the clock and signs the administrator in again. */
async function pass(seconds: number) {
  shop.clock.advance(seconds)
  admin = await shop.signUp({ role: 'admin' })
}

/** A draft product with a photograph, and the calls for its preview link. */
async function draft(slug: string) {
  const { data: photo } = await shop.call('POST /api/v1/uploads', { token: admin.token, file: await pngFile() })
  const body = { ...productDraft(slug), pictures: [{ upload: photo.id, alt: 'A kite' }] }
  const { data: product } = await shop.call('POST /api/v1/admin/products', { token: admin.token, body })
  const ofStaff = () => ({ token: admin.token, params: { id: product.id } })
  return {
    ...product,
    share: async () => (await shop.call('PUT /api/v1/admin/products/{id}/preview-link', ofStaff())).data.link,
    read: async () => (await shop.call('GET /api/v1/admin/products/{id}/preview-link', ofStaff())).data.link,
    withdraw: () => shop.call('DELETE /api/v1/admin/products/{id}/preview-link', ofStaff()),
    refusedShare: async () =>
      (await shop.call('PUT /api/v1/admin/products/{id}/preview-link', ofStaff())).problem?.reason,
    setStatus: (status: 'draft' | 'live' | 'archived') =>
      shop.call('PATCH /api/v1/admin/products', {
        token: admin.token,
        body: { products: [{ id: product.id, status }] }
      })
  }
}

const keyIn = (link: { url: string }) => new URL(link.url).searchParams.get('preview') ?? ''
const open = (key: string) => shop.call('GET /api/v1/product-previews', { query: { key } })

it('a link shows a draft with its photograph to a stranger, who still cannot buy it or reach it otherwise', async () => {
  const kite = await draft('preview-kite')
  const link = await kite.share()
  expect(new URL(link.url).pathname).toBe('/product/preview-kite')
  const answer = await open(keyIn(link))
  expect(answer.data).toMatchObject({ slug: 'preview-kite', previewEndsAt: link.endsAt, gallery: [{ alt: 'A kite' }] })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const picture = await shop.fetch(`${answer.data.gallery[0]?.url}-320.webp`)
  expect(picture.status).toBe(200)

  expect((await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'preview-kite' } })).status).toBe(404)
  const { data: cart } = await shop.call('POST /api/v1/carts', {})
  const line = await shop.call('POST /api/v1/carts/{id}/lines', {
    params: { id: cart.id },
    body: { variantId: answer.data.variants[0]?.id ?? '', quantity: 1 }
  })
  expect(line.status).toBe(400)
  for (const list of [
    '/sitemaps/products-1.xml',
    '/feeds/products.xml',
    '/feeds/products.csv',
    '/api/v1/products?q=kite'
  ])
    expect(await (await shop.fetch(list)).text()).not.toContain('preview-kite')
})

it('a changed, made-up or foreign key opens nothing, all with the same answer', async () => {
  const kite = await draft('guessed-kite')
  const key = keyIn(await kite.share())
  const [row] = await shop.platform.db
    .select()
    .from(productPreviewLinks)
    .where(eq(productPreviewLinks.productId, kite.id))
  // The id stored in the database does not open the preview.
  expect(key).not.toBe(row?.id)
  const last = key.endsWith('A') ? 'B' : 'A'
  for (const wrong of [row?.id ?? '', `${key.slice(0, -1)}${last}`, key.slice(0, -1), `${key}A`, 'x'.repeat(100)]) {
    const { status, problem } = await open(wrong)
    expect([status, problem?.reason]).toEqual([404, 'preview-ended'])
  }
})

it('a link ends after its days, and another press makes a new one', async () => {
  const kite = await draft('ending-kite')
  const first = await kite.share()
  await pass(previewDays * 86_400 - 60)
  expect((await open(keyIn(first))).status).toBe(200)
  const longer = await kite.share()
  expect([longer.url, longer.endsAt > first.endsAt]).toEqual([first.url, true])
  await pass(previewDays * 86_400)
  expect((await open(keyIn(first))).status).toBe(404)
  expect(await kite.read()).toBeNull()
  const next = await kite.share()
  expect(next.url).not.toBe(first.url)
  expect((await open(keyIn(first))).status).toBe(404)
})

it('a withdrawn link opens nothing, also once there is another, and the log tells both', async () => {
  const kite = await draft('withdrawn-kite')
  const first = await kite.share()
  await kite.withdraw()
  expect((await open(keyIn(first))).status).toBe(404)
  expect(await kite.read()).toBeNull()
  const second = await kite.share()
  expect((await open(keyIn(first))).status).toBe(404)
  expect((await open(keyIn(second))).status).toBe(200)
  const log = await shop.platform.db.select().from(auditLog).where(eq(auditLog.subject, kite.id))
  expect(log.map(({ action }) => action)).toEqual([
    'product.add',
    'product.share-preview',
    'product.withdraw-preview',
    'product.share-preview'
  ])
  expect(JSON.stringify(log)).not.toContain(keyIn(second))
})

it('an archived product and one on sale have no preview', async () => {
  const kite = await draft('sold-kite')
  const key = keyIn(await kite.share())
  await kite.setStatus('archived')
  expect((await open(key)).status).toBe(404)
  expect(await kite.refusedShare()).toBe('preview-not-needed')
  await kite.setStatus('live')
  expect((await open(key)).status).toBe(404)
  expect(await kite.read()).toBeNull()
})
