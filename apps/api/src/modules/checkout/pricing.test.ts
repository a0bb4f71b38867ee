import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { includedIn, percentOf, shareOut } from './amounts.ts'
import { openTotals, priceLines, settle } from './pricing.ts'
import { shippingMethods } from './shipping.ts'
import { taxRate } from './tax.ts'

const noTiers = () => []
const none = { percent: 0, isIncluded: false }

describe('amounts', () => {
  test('half a cent goes up', () => {
    expect(percentOf(50, 1)).toBe(1)
    expect(percentOf(49, 1)).toBe(0)
    expect(percentOf(1000, 7.25)).toBe(73)
  })

  test('the VAT contained in 12.00 at 20 percent is 2.00', () => {
    expect(includedIn(1200, 20)).toBe(200)
  })

  test('shares always add up to the whole, and no share is more than one minor unit from its exact size', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (whole, weights) => {
        const sum = weights.reduce((a, b) => a + b, 0)
        const shares = shareOut(whole, weights)
        if (sum === 0) return
        expect(shares.reduce((a, b) => a + b, 0)).toBe(whole)
        for (const [index, share] of shares.entries()) expect(Math.abs(share - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1.000001)
      })
    )
  })
})

describe('prices', () => {
  test('all pieces of a product count towards its tier, whatever their variant', () => {
    const tiers = (id: string) => (id === 'shirt' ? [{ quantity: 10, percentOff: 10 }, { quantity: 50, percentOff: 20 }] : [])
    const lines = [
      { productId: 'shirt', quantity: 6, listPrice: 1995 },
      { productId: 'shirt', quantity: 4, listPrice: 2195 },
      { productId: 'mug', quantity: 60, listPrice: 1000 }
    ]
    expect(priceLines(lines, tiers, undefined).lines.map((line) => line.unitPrice)).toEqual([1795, 1975, 1000])
  })

  test('a coupon below its minimum takes nothing off', () => {
    const line = { productId: 'a', quantity: 1, listPrice: 1999 }
    expect(priceLines([line], noTiers, { percentOff: 10, minimum: 2000 }).discount).toBe(0)
    expect(priceLines([{ ...line, listPrice: 2000 }], noTiers, { percentOff: 10, minimum: 2000 }).discount).toBe(200)
  })

  test('without an address neither delivery nor tax is known', () => {
    const totals = openTotals(priceLines([{ productId: 'a', quantity: 2, listPrice: 500 }], noTiers, undefined), 'USD')
    expect(totals).toMatchObject({ shipping: null, tax: null, total: { amount: 1000 } })
  })

  test('tax included in prices leaves the total alone; added tax raises it', () => {
    const pricing = priceLines([{ productId: 'a', quantity: 1, listPrice: 10_000 }], noTiers, undefined)
    const german = settle(pricing, 690, taxRate(shop, 'DE', undefined), 'USD').totals
    expect(german).toMatchObject({ tax: { amount: 0 }, includedTax: { amount: 1597 + 110 }, total: { amount: 10_690 } })
    const californian = settle(pricing, 590, taxRate(shop, 'US', 'California'), 'USD').totals
    expect(californian).toMatchObject({ tax: { amount: 725 + 43 }, includedTax: { amount: 0 }, total: { amount: 10_590 + 768 } })
  })

  test('the total is always the sum of its parts', () => {
    const line = fc.record({ productId: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 999 }), listPrice: fc.nat(1_000_000) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 90 }), fc.nat(5000), fc.boolean(), (lines, percentOff, shipping, isIncluded) => {
        const pricing = priceLines(lines, noTiers, { percentOff, minimum: 0 })
        const { totals, lines: settled } = settle(pricing, shipping, { percent: 7.25, isIncluded }, 'USD')
        expect(totals.total.amount).toBe(totals.subtotal.amount - totals.discount.amount + shipping + (totals.tax?.amount ?? 0))
        expect(settled.reduce((sum, each) => sum + each.discount, 0)).toBe(totals.discount.amount)
        expect(Number.isSafeInteger(totals.total.amount)).toBe(true)
      })
    )
  })

  test('nothing is charged where the table has no rate, even for names every object has', () => {
    expect(taxRate(shop, 'CH', undefined)).toEqual(none)
    expect(taxRate(shop, 'constructor', 'x')).toEqual(none)
    expect(taxRate(shop, 'US', 'constructor').percent).toBe(0)
  })
})

describe('delivery', () => {
  test('it is free from the limit on', () => {
    const price = (goods: number) => shippingMethods(shop, 'US', goods)?.find((method) => method.id === 'standard')?.price.amount
    expect([price(7499), price(7500)]).toEqual([590, 0])
  })

  test('a country in no zone is not delivered to', () => {
    expect(shippingMethods(shop, 'BR', 100)).toBeUndefined()
  })
})
