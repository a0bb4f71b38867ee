import type { Wish } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Shop, openShop } from '../../testing/buy.ts'
import { products } from '../catalogue/index.ts'
import { wishes } from './tables.ts'

let shop: Shop
let token: string
beforeEach(async () => {
  shop = await openShop()
  token = (await shop.signUp()).token
})
afterEach(() => shop.close())

const put = (slug: string, variantId?: string | null, by = token) =>
  shop.call('PUT /api/v1/wishlist/wishes/{slug}', {
    token: by,
    params: { slug },
    body: variantId === undefined ? {} : { variantId }
  })
const read = async (by = token) => (await shop.call('GET /api/v1/wishlist', { token: by })).data
const listed = async (by = token) => (await read(by)).wishes.map(({ slug, variantId }) => [slug, variantId])
const merge = (added: Partial<Wish>[], by = token) =>
  shop.call('POST /api/v1/wishlist/merge', {
    token: by,
    body: {
      wishes: added.map((wish) => ({
        slug: 'plain-tee',
        variantId: null,
        addedAt: '2026-01-01T00:00:00.000Z',
        ...wish
      }))
    }
  })
const share = async () => (await shop.call('POST /api/v1/wishlist/share', { token })).data.key
const openShared = (key: string) => shop.call('GET /api/v1/shared-wishlists/{key}', { params: { key } })
const asked = async (list: { slug: string; variantId: string | null }[]) =>
  (await shop.call('POST /api/v1/wished-products', { body: { wishes: list } })).data.items

it('keeps each product once, newest first, with the variant that was chosen', async () => {
  const [first, second] = await shop.variantsOf('plain-tee')
  await put('plain-tee', first?.id)
  shop.clock.advance(60)
  await put('last-mug')
  expect(await listed()).toEqual([
    ['last-mug', null],
    ['plain-tee', first?.id]
  ])
  await put('plain-tee')
  expect((await listed())[1]).toEqual(['plain-tee', first?.id])
  await put('plain-tee', second?.id)
  expect(await listed()).toEqual([
    ['last-mug', null],
    ['plain-tee', second?.id]
  ])
})

it('stops wishing at a word, also at the second', async () => {
  await put('plain-tee')
  const remove = () => shop.call('DELETE /api/v1/wishlist/wishes/{slug}', { token, params: { slug: 'plain-tee' } })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect(await listed()).toEqual([])
})

it('gives what is taken off and wished for again its place back', async () => {
  await put('plain-tee')
  const { addedAt } = (await read()).wishes[0] ?? {}
  shop.clock.advance(60)
  await put('last-mug')
  await shop.call('DELETE /api/v1/wishlist/wishes/{slug}', { token, params: { slug: 'plain-tee' } })
  await shop.call('PUT /api/v1/wishlist/wishes/{slug}', {
    token,
    params: { slug: 'plain-tee' },
    body: { variantId: null, ...(addedAt === undefined ? {} : { addedAt }) }
  })
  expect((await read()).wishes.map((wish) => [wish.slug, wish.slug === 'plain-tee' ? wish.addedAt : ''])).toEqual([
    ['last-mug', ''],
    ['plain-tee', addedAt]
  ])
})

it('takes no product there is not, and no variant of another product', async () => {
  const [mug] = await shop.variantsOf('last-mug')
  expect((await put('nothing')).problem.reason).toBe('product-not-found')
  expect((await put('plain-tee', mug?.id)).problem.reason).toBe('variant-not-found')
  expect(await listed()).toEqual([])
})

it('merges the wishes of a device without doubling any, twice as once', async () => {
  const [tee] = await shop.variantsOf('plain-tee')
  await put('plain-tee')
  const device = [{ slug: 'plain-tee', variantId: tee?.id ?? null }, { slug: 'last-mug' }, { slug: 'gone' }]
  const { data } = await merge(device)
  expect(data.leftOut).toBe(0)
  expect(data.wishes.map(({ slug }) => slug)).toEqual(['plain-tee', 'last-mug'])
  await merge(device)
  expect(await listed()).toEqual([
    ['plain-tee', tee?.id],
    ['last-mug', null]
  ])
})

it('does not let a device take the variant the person chose, nor a moment that has not come', async () => {
  const [mine, devices] = await shop.variantsOf('plain-tee')
  await put('plain-tee', mine?.id)
  await merge([
    { slug: 'plain-tee', variantId: devices?.id ?? null },
    { slug: 'last-mug', addedAt: '2999-01-01T00:00:00.000Z' }
  ])
  const list = await read()
  expect(list.wishes.find(({ slug }) => slug === 'plain-tee')?.variantId).toBe(mine?.id)
  expect(Date.parse(list.wishes.find(({ slug }) => slug === 'last-mug')?.addedAt ?? '')).toBeLessThanOrEqual(
    shop.clock.now().getTime()
  )
})

it('holds two hundred, says so at the next one, and leaves out what no longer fits when lists are merged', async () => {
  const { platform } = shop
  const [mug] = await platform.db.select().from(products).where(eq(products.slug, 'last-mug'))
  if (!mug) throw new Error('There is no mug')
  const { number: _number, search: _search, ...row } = mug
  await platform.db
    .insert(products)
    .values(Array.from({ length: 200 }, (_, n) => ({ ...row, id: `more-${n + 1}`, slug: `more-${n + 1}` })))
  await platform.db.execute(sql`
    insert into wishes (user_id, product_id, added_at) select (select id from users where role = 'customer'), 'more-' || n, now() from generate_series(1, 200) n`)
  expect((await put('plain-tee')).problem).toMatchObject({ status: 403, reason: 'wishlist-full' })
  expect((await put('more-1')).status).toBe(200)
  expect((await merge([{ slug: 'plain-tee' }])).data.leftOut).toBe(1)
  expect((await merge(Array.from({ length: 201 }, () => ({})))).status).toBe(400)
  // Products that are no longer on sale are removed first.
  await platform.db.execute(sql`update products set is_shown = false where id = 'more-1'`)
  expect((await put('plain-tee')).status).toBe(200)
  expect(await platform.db.$count(wishes)).toBe(200)
})

it('keeps what is not on sale just now for when it is again', async () => {
  await put('plain-tee')
  const show = (isShown: boolean) =>
    shop.platform.db.execute(sql`update products set is_shown = ${isShown} where slug = 'plain-tee'`)
  await show(false)
  expect(await listed()).toEqual([])
  await show(true)
  expect(await listed()).toEqual([['plain-tee', null]])
})

it('opens to whoever has the key and tells them products alone, until it is taken back', async () => {
  await put('plain-tee')
  const key = await share()
  expect(await share()).toBe(key)
  expect(key.length).toBeGreaterThanOrEqual(20)
  const opened = await openShared(key)
  expect(opened.data).toEqual({ wishes: [{ slug: 'plain-tee', variantId: null }] })
  expect(opened.headers.get('x-robots-tag')).toBe('noindex')
  expect((await read()).shareKey).toBe(key)
  await shop.call('DELETE /api/v1/wishlist/share', { token })
  expect((await openShared(key)).problem).toMatchObject({ status: 404, reason: 'wishlist-not-shared' })
  expect((await read()).shareKey).toBeNull()
  expect(await share()).not.toBe(key)
  expect((await openShared(key)).status).toBe(404)
})

it('keeps the lists of two people apart', async () => {
  const other = (await shop.signUp()).token
  await put('plain-tee')
  await put('last-mug', null, other)
  expect([await listed(), await listed(other)]).toEqual([[['plain-tee', null]], [['last-mug', null]]])
})

it('ends with the account, and with the product', async () => {
  await put('plain-tee')
  await put('last-mug')
  await share()
  await shop.platform.db.execute(sql`delete from products where slug = 'last-mug'`)
  expect(await shop.platform.db.$count(wishes)).toBe(1)
  const key = (await read()).shareKey ?? ''
  await shop.platform.db.execute(sql`delete from users`)
  expect(await shop.platform.db.$count(wishes)).toBe(0)
  expect((await openShared(key)).status).toBe(404)
})

it('tells wishes as they can be bought: the variant kept, the only one, or none while something is to be chosen', async () => {
  const [tee] = await shop.variantsOf('plain-tee')
  const [mug] = await shop.variantsOf('last-mug')
  const items = await asked([
    { slug: 'last-mug', variantId: null },
    { slug: 'gone', variantId: null },
    { slug: 'plain-tee', variantId: tee?.id ?? null }
  ])
  expect(items.map(({ product, variant }) => [product.slug, variant?.id, variant?.choices, variant?.stock])).toEqual([
    ['last-mug', mug?.id, ['White'], 'low'],
    ['plain-tee', tee?.id, ['Black', 'S'], 'in-stock']
  ])
  expect((await asked([{ slug: 'plain-tee', variantId: null }]))[0]?.variant).toBeNull()
  expect((await asked([{ slug: 'plain-tee', variantId: mug?.id ?? null }]))[0]?.variant).toBeNull()
  await shop.platform.db.execute(sql`update variants set on_hand = 0 where id = ${mug?.id}`)
  expect((await asked([{ slug: 'last-mug', variantId: null }]))[0]?.variant?.stock).toBe('out')
})
