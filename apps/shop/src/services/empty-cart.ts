import type { Cart } from '@motif/contract'
import { shop } from './shop.ts'

/** An empty cart, in the shop's currency; the API creates one with the first item. */
export function emptyCart(): Cart {
  const zero = { amount: 0, currency: shop.currency.code }
  return {
    id: 'empty',
    lines: [],
    savedLines: [],
    count: 0,
    totals: {
      subtotal: zero,
      discount: zero,
      shipping: null,
      tax: null,
      includedTax: zero,
      taxes: [],
      total: zero
    },
    coupon: null,
    couponProblem: null,
    notices: []
  }
}
