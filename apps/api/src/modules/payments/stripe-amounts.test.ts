import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromStripe, stripeStep, toStripe } from './stripe-amounts.ts'

describe('amounts as Stripe counts them', () => {
  test('have as many decimals as Stripe gives the currency', () => {
    expect(toStripe(1050, 'USD', 2)).toBe(1050)
    expect(toStripe(500, 'JPY', 0)).toBe(500)
    expect(toStripe(5120, 'KWD', 3)).toBe(5120)
    // No decimals in the shop, two at Stripe.
    expect(toStripe(5, 'ISK', 0)).toBe(500)
    // Two decimals by ISO 4217, none at Stripe.
    expect(toStripe(500, 'MGA', 2)).toBe(5)
  })

  test('that cannot be moved exactly are refused, not rounded', () => {
    expect(() => toStripe(5124, 'KWD', 3)).toThrow(RangeError)
    expect(() => toStripe(505, 'MGA', 2)).toThrow(RangeError)
    expect(() => toStripe(550, 'ISK', 2)).toThrow(RangeError)
  })

  test('come back as they went, in every multiple of the currency’s step', () => {
    const currency = fc.constantFrom<[string, number]>(
      ['USD', 2],
      ['EUR', 2],
      ['JPY', 0],
      ['KRW', 0],
      ['KWD', 3],
      ['TND', 3],
      ['ISK', 0],
      ['ISK', 2],
      ['UGX', 0],
      ['MGA', 2]
    )
    fc.assert(
      fc.property(currency, fc.integer({ min: 0, max: 10_000_000 }), ([code, decimals], count) => {
        const amount = count * stripeStep(code, decimals)
        expect(fromStripe(toStripe(amount, code, decimals), code, decimals)).toBe(amount)
      })
    )
  })
})
