import type { Quote } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { openCart, priceAt, priceCart, readLines } from '../carts/index.ts'
import { giftCardsOfCart, paidByGiftCards, quoteGiftCards } from '../gift-cards/index.ts'
import { minimumPayment, paymentSetup } from '../payments/index.ts'
import { type ShippingId, shippingCountries } from '../pricing/index.ts'
import { assertMinimumOrder } from './minimum-order.ts'

export interface QuoteRequest {
  cartId: string
  country: string
  region?: string | undefined
  shippingMethod?: ShippingId | undefined
  coupon?: string | undefined
}

/**
 * The price of an order. Delivery is included once a method is chosen. It takes no e-mail address, so that it does not reveal whether somebody has
 * bought here.
 */
export async function quoteCart(
  platform: Platform,
  { cartId, country, region, shippingMethod, coupon }: QuoteRequest,
  personId: string | undefined
): Promise<Quote> {
  const { db, shop } = platform
  const cart = await openCart(db, cartId, personId)
  const priced = await priceCart(platform, db, cart, await readLines(db, cart.id), {
    typedCoupon: coupon,
    buyer: { personId, email: undefined }
  })
  assertMinimumOrder(platform, priced)
  const { methods, totals } = priceAt(platform, priced, { country, region, pointer: '/country' }, shippingMethod)
  const { shares, quoted } = quoteGiftCards(await giftCardsOfCart(platform, db, cart), {
    total: totals.total.amount,
    least: minimumPayment(platform)
  })
  return {
    methods,
    totals: paidByGiftCards(totals, shares),
    countries: shippingCountries(shop),
    couponProblem: priced.couponProblem,
    ...(quoted.length > 0 && { giftCards: quoted }),
    payment: paymentSetup(platform)
  }
}
