import type { Quote, ShippingMethod } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/access.ts'
import { type Coupon, findCoupon } from '../carts/coupons.ts'
import { type CartLine, readLines } from '../carts/lines.ts'
import { couponProblem } from '../carts/service.ts'
import { priceOf } from '../carts/view.ts'
import { moneyText } from './money-text.ts'
import { paymentSetup } from '../payments/service.ts'
import { type Pricing, settle } from './pricing.ts'
import { type ShippingId, shippingCountries, shippingMethods } from './shipping.ts'
import { taxRate } from './tax.ts'

/** The coupon of a checkout: the one typed there, which must hold, or else the cart's. */
export async function couponFor({ shop }: Pick<Platform, 'shop'>, db: Database | Transaction, typed: string | undefined, cartCoupon: string | null, lines: readonly CartLine[]): Promise<Coupon | undefined> {
  if (typed === undefined || typed === '') return findCoupon(db, cartCoupon)
  const coupon = await findCoupon(db, typed)
  if (!coupon) throw couponProblem('This coupon is not known, or it has ended.')
  if (priceOf(lines, undefined).subtotal < coupon.minimum) throw couponProblem(`This coupon is for orders of ${moneyText(shop, coupon.minimum)} or more.`)
  return coupon
}

/** Methods to a country for priced goods. Refused with `unshippable` where the shop does not deliver. */
export function methodsTo({ shop }: Pick<Platform, 'shop'>, country: string, { subtotal, discount }: Pricing, pointer: string): ShippingMethod[] {
  const methods = shippingMethods(shop, country, subtotal - discount)
  if (methods) return methods
  const detail = 'We do not deliver to this country yet.'
  throw new ProblemError('unshippable', { detail, errors: [{ pointer, detail }] })
}

export interface QuoteRequest {
  cartId: string
  country: string
  region?: string | undefined
  shippingMethod?: ShippingId | undefined
  coupon?: string | undefined
}

/** What an order would cost. Delivery is part of the total once a method is chosen. */
export async function quoteCart(platform: Platform, request: QuoteRequest, personId: string | undefined): Promise<Quote> {
  const { db, shop } = platform
  const cart = await openCart(db, request.cartId, personId)
  const lines = await readLines(db, cart.id)
  const pricing = priceOf(lines, await couponFor(platform, db, request.coupon, cart.coupon, lines))
  const methods = methodsTo(platform, request.country, pricing, '/country')
  const chosen = methods.find(({ id }) => id === request.shippingMethod)
  const { totals } = settle(pricing, chosen?.price.amount ?? 0, taxRate(shop, request.country, request.region), shop.currency.code)
  return { methods, totals: chosen ? totals : { ...totals, shipping: null }, countries: shippingCountries(shop), payment: paymentSetup(platform) }
}
