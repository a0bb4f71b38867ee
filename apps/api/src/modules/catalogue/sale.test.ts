import type { ProductDraft } from '@motif/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngFile, productDraft } from '../../testing/access-fixtures.ts'
import { type Shop, openShop } from '../../testing/buy.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'

let shop: Shop
let admin: SignedUp
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.signUp({ role: 'admin' })
})
afterAll(() => shop.close())

// In seconds; the sum over all tests is shorter than the lifetime of a session.
const moment = 60
const inSeconds = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000).toISOString()

type Sale = NonNullable<ProductDraft['variants'][number]['sale']>

const draft = async (slug: string, sale: Sale | null, changes: Partial<ProductDraft> = {}): Promise<ProductDraft> => ({
  ...productDraft(slug),
  name: `Sale ${slug}`,
  options: [{ id: 'size', name: 'Size', values: ['s', 'm'].map((value) => ({ value, label: value.toUpperCase() })) }],
  variants: [
    { sku: `${slug}-S`, options: { size: 's' }, price: 2500, sale, onHand: 50 },
    { sku: `${slug}-M`, options: { size: 'm' }, price: 3000, onHand: 50 }
  ],
  pictures: [
    {
      upload: (await shop.call('POST /api/v1/uploads', { token: admin.token, file: await pngFile() })).data.id,
      alt: 'A kite'
    }
  ],
  status: 'live',
  ...changes
})

const add = async (slug: string, sale: Sale | null, changes: Partial<ProductDraft> = {}) =>
  shop.call('POST /api/v1/admin/products', { token: admin.token, body: await draft(slug, sale, changes) })
const page = async (slug: string) => (await shop.call('GET /api/v1/products/{slug}', { params: { slug } })).data
const list = async (query: Record<string, string>) => (await shop.call('GET /api/v1/products', { query })).data
const tick = () => shop.tick('catalogue.change-prices')
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('a sale price', () => {
  it('counts in lists, on the page, in the cart and the order, with the former price beside it', async () => {
    await add('lists-kite', { price: 1900 })
    const shown = await page('lists-kite')
    expect(shown).toMatchObject({ price: usd(1900), formerPrice: usd(2500), hasPriceRange: true })
    expect(shown.variants).toMatchObject([{ price: usd(1900), formerPrice: usd(2500) }, { price: usd(3000) }])
    expect(shown.variants[1]).not.toHaveProperty('formerPrice')
    const { items } = await list({ q: 'lists-kite' })
    expect(items[0]).toMatchObject({ price: usd(1900), formerPrice: usd(2500) })
    const cart = await shop.cartWith('lists-kite', 2)
    expect(cart.lines[0]).toMatchObject({ unitPrice: usd(1900), total: usd(3800) })
  })

  it('is what lists are filtered and sorted by', async () => {
    await add('sorted-dear', null, { name: 'Quagga dear' })
    await add('sorted-sale', { price: 2400 }, { name: 'Quagga sale' })
    await add('sorted-cheap', null, {
      name: 'Quagga cheap',
      options: [],
      variants: [{ sku: 'SORTED-CHEAP', options: {}, price: 2450, onHand: 1 }]
    })
    const sorted = await list({ q: 'quagga', sort: 'price-asc' })
    expect(sorted.items.map(({ slug }) => slug)).toEqual(['sorted-sale', 'sorted-cheap', 'sorted-dear'])
    expect((await list({ q: 'quagga', maxPrice: '2400' })).items.map(({ slug }) => slug)).toEqual(['sorted-sale'])
  })

  it('begins and ends at its moments', async () => {
    await add(
      'timed-kite',
      { price: 1500, from: inSeconds(moment), until: inSeconds(2 * moment) },
      { name: 'Okapi kite' }
    )
    const now = async () => {
      await tick()
      const { price, formerPrice, variants } = await page('timed-kite')
      const { items } = await list({ q: 'okapi', maxPrice: '1500' })
      return [price.amount, formerPrice?.amount, variants[0]?.saleUntil !== undefined, items.length]
    }
    expect(await now()).toEqual([2500, undefined, false, 0])
    shop.clock.advance(moment + 1)
    expect(await now()).toEqual([1500, 2500, true, 1])
    shop.clock.advance(moment)
    expect(await now()).toEqual([2500, undefined, false, 0])
  })

  it('leaves an order at the price it was placed at', async () => {
    await add('order-kite', { price: 1000, until: inSeconds(moment) })
    const checkout = await shop.order('order-kite')
    expect(checkout.totals.subtotal).toEqual(usd(1000))
    shop.clock.advance(moment + 1)
    await tick()
    expect((await page('order-kite')).price).toEqual(usd(2500))
    const { data } = await shop.see(checkout)
    expect(data.lines[0]).toMatchObject({ unitPrice: usd(1000) })
  })

  it('tells a cart whose price changed when it ends', async () => {
    await add('noticed-kite', { price: 1000, until: inSeconds(moment) })
    const { id } = await shop.cartWith('noticed-kite', 1)
    shop.clock.advance(moment + 1)
    await tick()
    const { data } = await shop.call('GET /api/v1/carts/{id}', { params: { id } })
    expect(data.notices).toMatchObject([{ code: 'price-changed', oldPrice: usd(1000) }])
    expect(data.lines[0]).toMatchObject({ unitPrice: usd(2500) })
  })

  it('and a tier do not add up: the lower price wins', async () => {
    const tiers = [
      { quantity: 10, percentOff: 10 },
      { quantity: 20, percentOff: 50 }
    ]
    await add('tiered-kite', { price: 2000 }, { tiers })
    expect((await page('tiered-kite')).variants[0]?.tierPrices).toEqual([
      { quantity: 10, price: usd(2000) },
      { quantity: 20, price: usd(1250) }
    ])
    expect((await shop.cartWith('tiered-kite', 10)).lines[0]?.unitPrice).toEqual(usd(2000))
    expect((await shop.cartWith('tiered-kite', 20)).lines[0]?.unitPrice).toEqual(usd(1250))
  })

  it('must be lower than the price, and end after it begins', async () => {
    const dear = await add('wrong-kite', { price: 2500 })
    expect(dear.problem.errors).toMatchObject([{ pointer: '/variants/0/sale/price', reason: 'sale-price-not-lower' }])
    const short = await add('wrong-kite', { price: 1, from: inSeconds(moment), until: inSeconds(moment) })
    expect(short.problem.errors).toMatchObject([{ pointer: '/variants/0/sale/until', reason: 'sale-ends-too-early' }])
  })

  it('stays where staff set the price or the stock of its variant alone, and is never above it', async () => {
    const { data } = await add('alone-kite', { price: 1900 })
    const id = data.variants[0]?.id ?? ''
    const patch = (body: object) =>
      shop.call('PATCH /api/v1/admin/variants/{id}', { token: admin.token, params: { id }, body })
    await patch({ stock: 7 })
    expect((await page('alone-kite')).variants[0]).toMatchObject({ price: usd(1900), formerPrice: usd(2500), stock: 7 })
    await patch({ price: 2200 })
    expect((await page('alone-kite')).variants[0]).toMatchObject({ price: usd(1900), formerPrice: usd(2200) })
    expect((await patch({ price: 1900 })).problem.reason).toBe('sale-price-not-lower')
  })

  it('stands in the audit log before and after it was changed', async () => {
    const body = await draft('audited-kite', { price: 1900 })
    const { data } = await shop.call('POST /api/v1/admin/products', { token: admin.token, body })
    const changed = await shop.call('PUT /api/v1/admin/products/{id}', {
      token: admin.token,
      params: { id: data.id },
      body: { ...body, variants: body.variants.map((variant) => ({ ...variant, sale: null })), revision: 1 }
    })
    expect(changed.status).toBe(200)
    const [entry] = await shop.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, data.id))
      .orderBy(desc(auditLog.id))
    expect(entry?.change).toMatchObject({
      from: { variants: [{ price: 2500, sale: { price: 1900, from: null, until: null } }, { sale: null }] },
      to: { variants: [{ price: 2500, sale: null }, { sale: null }] }
    })
    expect((await page('audited-kite')).variants[0]).toMatchObject({ price: usd(2500) })
  })
})
