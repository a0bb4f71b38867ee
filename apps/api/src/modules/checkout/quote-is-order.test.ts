import type { ShopConfig } from '@motif/contract'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import shopConfig from '../../../../../shop.config.ts'
import { type Shop, address, openShop } from '../../testing/buy.ts'
import { inFull } from '../../testing/in-full.ts'
import { products, variants } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { payments } from '../payments/tables.ts'

const places = [
  { country: 'US', region: 'CA', postalCode: '94103' },
  { country: 'US', region: 'New York', postalCode: '10001' },
  { country: 'US', region: 'OR', postalCode: '97201' },
  { country: 'DE', region: undefined, postalCode: '10115' },
  { country: 'IN', region: undefined, postalCode: '110001' },
  { country: 'JP', region: undefined, postalCode: '100-0001' },
  { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' }
]

const coupons: ShopConfig['coupons'] = [
  { code: 'PERCENT', kind: 'percent', percentOff: 12.5 },
  { code: 'AMOUNT', kind: 'amount', amountOff: 1999 },
  { code: 'SHIPPING', kind: 'free-shipping', minimum: 3000 },
  { code: 'MUGS', kind: 'percent', percentOff: 33.33, categories: ['mugs'] },
  { code: 'LARGE', kind: 'percent', percentOff: 20, minimum: 100_000 }
]

/** A shop with odd prices, so that every percentage needs rounding. */
async function openOddShop(currency: ShopConfig['currency']): Promise<Shop> {
  const shop = await openShop({ shop: { coupons, currency } })
  const { db } = shop.platform
  await db.update(variants).set({ onHand: 1_000_000, price: sql`${variants.price} - 7 + 11 * ${variants.position}` })
  await db.update(products).set({ taxClass: 'clothing', weightGrams: 180 }).where(eq(products.slug, 'plain-tee'))
  await db.update(products).set({ weightGrams: 450 }).where(eq(products.slug, 'last-mug'))
  return shop
}

const scene = fc.record({
  lines: fc.array(fc.record({ variant: fc.nat(4), quantity: fc.integer({ min: 1, max: 25 }), isSaved: fc.boolean() }), {
    minLength: 1,
    maxLength: 6
  }),
  place: fc.constantFrom(...places),
  shippingMethod: fc.constantFrom('standard' as const, 'express' as const),
  coupon: fc.constantFrom(null, ...coupons.map(({ code }) => code)),
  isCouponInCart: fc.boolean()
})

describe.each([
  { code: 'JPY', decimals: 0 },
  { code: 'USD', decimals: 2 },
  { code: 'KWD', decimals: 3 }
])('in $code, $decimals decimals, whatever is in the cart and wherever it goes,', (currency) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openOddShop(currency)
  })
  afterAll(() => shop.close())

  test('what a quote says is what the order costs and the provider charges: lines less discounts, tax and delivery, to the smallest unit', async () => {
    const ids = [...(await shop.variantsOf('plain-tee')), ...(await shop.variantsOf('last-mug'))].map(({ id }) => id)
    let placedOrders = 0
    await fc.assert(
      fc.asyncProperty(scene, async ({ lines, place, shippingMethod, coupon, isCouponInCart }) => {
        const { data: cart } = await shop.call('POST /api/v1/carts')
        for (const { variant, quantity, isSaved } of lines) {
          await shop.call('POST /api/v1/carts/{id}/lines', {
            params: { id: cart.id },
            body: { variantId: ids[variant] ?? '', quantity, isSaved }
          })
        }
        if (isCouponInCart && coupon !== null)
          await shop.call('PUT /api/v1/carts/{id}/coupon', { params: { id: cart.id }, body: { coupon } })
        const typed = isCouponInCart || coupon === null ? {} : { coupon }
        const { country, region, postalCode } = place
        const where = region === undefined ? { country } : { country, region }
        const quote = await shop.call('POST /api/v1/quotes', {
          body: { cartId: cart.id, ...where, shippingMethod, ...typed }
        })
        const { region: _, ...elsewhere } = address
        const placed = await shop.submit(cart.id, {
          change: { shippingAddress: { ...elsewhere, ...where, postalCode }, shippingMethod, ...typed }
        })
        if (placed.status !== 201) {
          // An empty cart, an invalid coupon, or too heavy for express. Except for the empty cart, the quote must report it too.
          if (placed.problem.code !== 'empty-cart')
            expect([quote.status >= 400 || quote.data.totals.shipping === null, placed.status]).toEqual([true, 400])
          return
        }
        placedOrders += 1
        expect(placed.data.totals).toEqual(quote.data.totals)
        const { totals } = placed.data
        const view = (await shop.see(placed.data)).data
        expect(view.totals).toEqual(totals)
        const rows = await shop.platform.db.select().from(orderLines).where(eq(orderLines.orderId, placed.data.orderId))
        const sum = (amount: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + amount(row), 0)
        expect([sum((row) => row.total), sum((row) => row.discount)]).toEqual([
          totals.subtotal.amount,
          totals.discount.amount
        ])
        expect(totals.total.amount).toBe(
          totals.subtotal.amount - totals.discount.amount + (totals.shipping?.amount ?? 0) + (totals.tax?.amount ?? 0)
        )
        const [charged] = await shop.platform.db
          .select({ amount: payments.amount, currency: payments.currency })
          .from(payments)
          .where(eq(payments.orderId, placed.data.orderId))
        expect(charged).toEqual(totals.total)
        expect(totals.total.currency).toBe(currency.code)
        expect(new Set(totals.taxes.map(({ percent }) => percent))).toEqual(
          country in shopConfig.tax ? new Set(rows.map((row) => row.taxPercent)) : new Set()
        )
      }),
      { numRuns: inFull(16, 200) }
    )
    expect(placedOrders).toBeGreaterThan(inFull(4, 60))
  }, 120_000)
})

test('the price a product shows for many pieces is the one a cart charges, also where half a cent is in it', async () => {
  const shop = await openShop()
  const token = (await shop.signUp({ role: 'admin' })).token
  const [variant] = await shop.variantsOf('plain-tee')
  await shop.call('PATCH /api/v1/admin/variants/{id}', { token, params: { id: variant!.id }, body: { price: 1995 } })
  const shown = (await shop.call('GET /api/v1/products/{slug}', { params: { slug: 'plain-tee' } })).data.variants[0]!
    .tierPrices
  expect(shown).toEqual([{ quantity: 10, price: { amount: 1795, currency: 'USD' } }])
  const cart = await shop.cartWith('plain-tee', 10)
  expect(cart.lines[0]?.unitPrice).toEqual(shown[0]?.price)
  await shop.close()
})

test.each([
  { code: 'JPY', decimals: 0 },
  { code: 'KWD', decimals: 3 }
])('a shop in $code counts in its own smallest unit from cart to order', async (currency) => {
  const other = await openShop({ shop: { coupons, currency } })
  const cart = await other.cartWith('plain-tee', 3)
  const { data: quote } = await other.call('POST /api/v1/quotes', {
    body: { cartId: cart.id, country: 'IN', shippingMethod: 'standard', coupon: 'PERCENT' }
  })
  const { region: _, ...elsewhere } = address
  const placed = await other.submit(cart.id, {
    change: { coupon: 'PERCENT', shippingAddress: { ...elsewhere, country: 'IN', postalCode: '110001' } }
  })
  const { subtotal, discount, shipping, includedTax, taxes, total } = placed.data.totals
  expect(placed.data.totals).toEqual(quote.totals)
  expect([subtotal.amount, discount.amount, shipping?.amount, total.amount]).toEqual([6000, 750, 990, 6240])
  expect(taxes.map(({ net, tax }) => [net.amount + tax.amount, tax.amount])).toEqual([[6240, includedTax.amount]])
  for (const money of [
    subtotal,
    discount,
    shipping,
    total,
    includedTax,
    ...taxes.flatMap(({ net, tax }) => [net, tax])
  ])
    expect(money?.currency).toBe(currency.code)
  await other.close()
})
