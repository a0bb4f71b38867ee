import type { ShopConfig } from '@motif/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { includedIn, percentOf, shareOut } from './amounts.ts'
import { moneyText } from './money-text.ts'
import { type Discount, type PricedLine, openTotals, priceLines, applyDiscount, taxAndTotals } from './pricing.ts'
import { shippingMethods } from './shipping.ts'
import { type TaxRules, taxRules } from './tax.ts'

const item = (listPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  productId: 'a',
  quantity: 1,
  listPrice,
  tiers: [],
  taxClass: 'standard',
  ...more
})
const all = () => true
const rules = (isIncluded: boolean, rates: Record<string, number>, name: string | null = 'Tax'): TaxRules => ({
  name,
  isIncluded,
  percentOf: (taxClass) => rates[taxClass] ?? rates['standard'] ?? 0
})

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
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1.000001)
      })
    )
  })

  test('an amount is written with the decimals of its currency', () => {
    const written = (code: string, decimals: number) => moneyText({ currency: { code, decimals } }, 1234567)
    expect([written('JPY', 0), written('USD', 2), written('KWD', 3)]).toEqual([
      '¥1,234,567',
      '$12,345.67',
      'KWD\u00a01,234.567'
    ])
  })
})

describe('prices', () => {
  test('all pieces of a product count towards its tier, whatever their variant', () => {
    const tiers = [
      { quantity: 10, percentOff: 10 },
      { quantity: 50, percentOff: 20 }
    ]
    const shirt = { productId: 'shirt', tiers }
    const lines = [
      item(1995, { ...shirt, quantity: 6 }),
      item(2195, { ...shirt, quantity: 4 }),
      item(1000, { productId: 'mug', quantity: 60 })
    ]
    expect(priceLines(lines).lines.map((line) => line.unitPrice)).toEqual([1795, 1975, 1000])
  })

  test('a discount is shared out over the lines it is for, and is never more than they cost', () => {
    const priced = priceLines([item(1000), item(500), item(250)])
    const first = applyDiscount(priced, { kind: 'percent', percentOff: 15 }, (index) => index < 2)
    expect([first.discount, first.lines.map(({ discount }) => discount)]).toEqual([225, [150, 75, 0]])
    const amount = applyDiscount(priced, { kind: 'amount', amountOff: 100 }, all)
    expect([amount.discount, amount.lines.map(({ discount }) => discount)]).toEqual([100, [57, 29, 14]])
    expect(applyDiscount(priced, { kind: 'amount', amountOff: 9999 }, (index) => index === 2)).toMatchObject({
      discount: 250
    })
    expect(applyDiscount(priced, { kind: 'free-shipping' }, all)).toMatchObject({ discount: 0 })
  })

  test('without an address neither delivery nor tax is known', () => {
    expect(openTotals(priceLines([item(500, { quantity: 2 })]), 'USD')).toMatchObject({
      shipping: null,
      tax: null,
      taxes: [],
      total: { amount: 1000 }
    })
  })
})

describe('tax', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })

  test('included in prices it leaves the total alone; added it raises it', () => {
    const priced = priceLines([item(10_000)])
    expect(taxAndTotals(priced, 690, taxRules(shop, 'DE', undefined), 'USD').totals).toMatchObject({
      tax: usd(0),
      includedTax: usd(1597 + 110),
      taxes: [{ name: 'MwSt.', percent: 19, net: usd(8403 + 580), tax: usd(1597 + 110) }],
      total: usd(10_690)
    })
    expect(taxAndTotals(priced, 590, taxRules(shop, 'US', 'California'), 'USD').totals).toMatchObject({
      tax: usd(725 + 43),
      includedTax: usd(0),
      taxes: [{ name: 'Sales tax', percent: 7.25, net: usd(10_590), tax: usd(768) }],
      total: usd(10_590 + 768)
    })
  })

  test('is rounded line by line: three lines of 0.33 at 10 percent are taxed 0.09, one of 0.99 is taxed 0.10', () => {
    const added = (prices: number[]) =>
      taxAndTotals(priceLines(prices.map((price) => item(price))), 0, rules(false, { standard: 10 }), 'USD').totals.tax
        ?.amount
    expect([added([33, 33, 33]), added([99])]).toEqual([9, 10])
  })

  test('each class of products has its rate, and delivery takes the rates of what it delivers', () => {
    const { totals, lines } = taxAndTotals(
      priceLines([item(3000, { taxClass: 'clothing' }), item(1000)]),
      990,
      taxRules(shop, 'IN', undefined),
      'USD'
    )
    expect(lines.map(({ taxPercent, tax }) => [taxPercent, tax])).toEqual([
      [5, 143],
      [18, 153]
    ])
    // A quarter of the delivery cost is taxed at 18 percent (247 or 248 of 990), the rest at 5.
    expect(totals.taxes).toEqual([
      { name: 'GST', percent: 18, net: usd(1248 - 153 - 38), tax: usd(153 + 38) },
      { name: 'GST', percent: 5, net: usd(3742 - 143 - 35), tax: usd(143 + 35) }
    ])
    expect(totals).toMatchObject({ includedTax: usd(369), total: usd(4990) })
  })

  test('a region’s rates replace its country’s, for classes too', () => {
    const percents = (region?: string) =>
      ['standard', 'clothing', 'constructor'].map((taxClass) => taxRules(shop, 'US', region).percentOf(taxClass))
    expect([percents('New York'), percents('us-ny'), percents('TX'), percents('Nowhere'), percents()]).toEqual([
      [4, 0, 4],
      [4, 0, 4],
      [6.25, 6.25, 6.25],
      [0, 0, 0],
      [0, 0, 0]
    ])
  })

  test('nothing is charged where the table has no rate, even for names every object has', () => {
    for (const country of ['CH', 'constructor']) {
      const { name, percentOf: rate } = taxRules(shop, country, 'x')
      expect([name, rate('standard')]).toEqual([null, 0])
    }
    expect(taxRules(shop, 'US', 'constructor').percentOf('standard')).toBe(0)
    expect(taxAndTotals(priceLines([item(1000)]), 500, taxRules(shop, 'CH', undefined), 'USD').totals).toMatchObject({
      tax: usd(0),
      includedTax: usd(0),
      taxes: [],
      total: usd(1500)
    })
  })

  test('products that cost nothing are still delivered with tax', () => {
    const priced = applyDiscount(
      priceLines([item(1000), item(500, { taxClass: 'zero' })]),
      { kind: 'percent', percentOff: 100 },
      all
    )
    expect(taxAndTotals(priced, 1000, rules(false, { standard: 20, zero: 0 }), 'USD').totals).toMatchObject({
      tax: usd(100),
      total: usd(1100),
      taxes: [
        { percent: 20, net: usd(500) },
        { percent: 0, net: usd(500) }
      ]
    })
  })
})

describe('whatever is in the cart', () => {
  /** Typical prices in currencies with 0, 2 and 3 decimals: in yen, cents and fils. */
  const currencies = [
    { code: 'JPY', price: fc.integer({ min: 0, max: 500_000 }) },
    { code: 'USD', price: fc.integer({ min: 0, max: 1_000_000 }) },
    { code: 'KWD', price: fc.integer({ min: 0, max: 10_000_000 }) }
  ]
  const percent = fc.oneof(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100)
  )
  const discount: fc.Arbitrary<Discount | undefined> = fc.oneof(
    fc.constant(undefined),
    fc.constant({ kind: 'free-shipping' } as const),
    fc
      .integer({ min: 1, max: 10_000 })
      .map((hundredths) => ({ kind: 'percent', percentOff: hundredths / 100 }) as const),
    fc.integer({ min: 1, max: 2_000_000 }).map((amountOff) => ({ kind: 'amount', amountOff }) as const)
  )
  const tiers = fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 60 }), percentOff: fc.integer({ min: 1, max: 90 }) }),
    { maxLength: 3 }
  )
  const taxClass = fc.constantFrom('standard', 'reduced', 'zero')
  const scene = fc.constantFrom(...currencies).chain(({ code, price }) =>
    fc.record({
      currency: fc.constant(code),
      lines: fc.array(
        fc.record({
          productId: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.integer({ min: 1, max: 999 }),
          listPrice: price,
          tiers,
          taxClass
        }),
        { minLength: 1, maxLength: 12 }
      ),
      discount,
      discounted: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      shipping: fc.nat(50_000),
      rates: fc.record({ standard: percent, reduced: percent, zero: fc.constant(0) }),
      isIncluded: fc.boolean()
    })
  )

  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

  test('the total is lines less discounts and tax and shipping, to the last minor unit, and its taxes add up', () => {
    fc.assert(
      fc.property(scene, ({ currency, lines, discount, discounted, shipping, rates, isIncluded }) => {
        const before = priceLines(lines)
        const priced = discount ? applyDiscount(before, discount, (index) => discounted[index] === true) : before
        const { lines: taxed, totals } = taxAndTotals(priced, shipping, rules(isIncluded, rates), currency)
        const [tax, included] = [totals.tax?.amount ?? 0, totals.includedTax.amount]

        expect(totals.subtotal.amount).toBe(sum(taxed.map((line) => line.total)))
        expect(totals.discount.amount).toBe(sum(taxed.map((line) => line.discount)))
        expect(totals.total.amount).toBe(sum(taxed.map((line) => line.total - line.discount)) + tax + shipping)
        expect(isIncluded ? tax : included).toBe(0)

        expect(sum(totals.taxes.map((rate) => rate.tax.amount))).toBe(tax + included)
        expect(sum(totals.taxes.map((rate) => rate.net.amount + rate.tax.amount))).toBe(totals.total.amount)
        expect(totals.taxes.map((rate) => rate.percent)).toEqual(
          [...new Set(taxed.map((line) => line.taxPercent))].sort((a, b) => b - a)
        )

        for (const [index, line] of taxed.entries()) {
          expect(line.total).toBe(line.unitPrice * (lines[index]?.quantity ?? 0))
          expect(line.discount).toBeGreaterThanOrEqual(0)
          expect(line.discount).toBeLessThanOrEqual(discounted[index] ? line.total : 0)
          expect(line.tax).toBeGreaterThanOrEqual(0)
          // The tax of a line is at most half a unit from the exact tax.
          const net = line.total - line.discount
          const exact = isIncluded ? (net * line.taxPercent) / (100 + line.taxPercent) : (net * line.taxPercent) / 100
          expect(Math.abs(line.tax - exact)).toBeLessThanOrEqual(0.5 + 1e-4)
        }
        for (const { amount } of [
          totals.subtotal,
          totals.discount,
          totals.total,
          totals.includedTax,
          ...totals.taxes.flatMap(({ net, tax }) => [net, tax])
        ]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }),
      { numRuns: 1000 }
    )
  })

  test('more percent off never makes it dearer', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 1, max: 99 }), ({ lines }, percentOff) => {
        const off = (percent: number) =>
          applyDiscount(priceLines(lines), { kind: 'percent', percentOff: percent }, all).discount
        expect(off(percentOff + 1)).toBeGreaterThanOrEqual(off(percentOff))
      })
    )
  })
})

describe('delivery', () => {
  const parcel = (worth: number, grams = 0, isStandardFree = false) => ({ worth, grams, isStandardFree })
  const standard = (...args: Parameters<typeof parcel>) =>
    shippingMethods(shop, 'US', parcel(...args))?.find((method) => method.id === 'standard')?.price.amount

  test('is free from the limit on', () => {
    expect([standard(7499), standard(7500)]).toEqual([590, 0])
  })

  test('costs more from each step of weight on', () => {
    expect([4999, 5000, 14_999, 15_000, 90_000].map((grams) => standard(100, grams))).toEqual([
      590, 990, 990, 1990, 1990
    ])
  })

  test('a way that does not take so much weight is not offered', () => {
    const ids = (grams: number) => shippingMethods(shop, 'US', parcel(100, grams))?.map(({ id }) => id)
    expect([ids(20_000), ids(20_001)]).toEqual([['standard', 'express'], ['standard']])
  })

  test('a coupon for free delivery pays for the standard way', () => {
    expect(shippingMethods(shop, 'GB', parcel(100, 0, true))?.map(({ price }) => price.amount)).toEqual([0, 1890])
  })

  test('the first zone that lists a country counts, and a country in no zone is not delivered to', () => {
    const zone = (price: number): ShopConfig['shipping'][number] => ({
      countries: ['US'],
      methods: [{ id: 'standard', price, daysMin: 1, daysMax: 2 }]
    })
    expect(shippingMethods({ ...shop, shipping: [zone(1), zone(2)] }, 'US', parcel(100))?.[0]?.price.amount).toBe(1)
    expect(shippingMethods(shop, 'BR', parcel(100))).toBeUndefined()
  })
})
