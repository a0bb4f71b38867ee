import type { Cart } from '@motif/contract'
import { shop } from './shop.ts'

const zero = { amount: 0, currency: shop.currency.code }

/** An empty cart; the API creates one with the first item. */
export const emptyCart: Cart = {
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
