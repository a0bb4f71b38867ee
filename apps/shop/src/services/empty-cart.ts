import type { Cart } from '@motif/contract'
import shop from '../../../../shop.config.ts'

const nothing = { amount: 0, currency: shop.currency.code }

/** The cart of somebody who has put nothing in: the shop makes one with the first thing. */
export const emptyCart: Cart = {
  id: 'empty',
  lines: [],
  savedLines: [],
  count: 0,
  totals: { subtotal: nothing, discount: nothing, shipping: null, tax: null, includedTax: nothing, taxes: [], total: nothing },
  coupon: null,
  couponProblem: null,
  notices: []
}
