import type { CouponProblem, ShippingMethod, Totals } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Refusal } from '../../platform/refusal-sentences.ts'
import {
  type Coupon,
  couponProblem,
  findCoupon,
  isForProduct,
  lockUses,
  problemOf,
  refusalOf,
  unknownCoupon
} from '../coupons/index.ts'
import type { Buyer } from '../orders/index.ts'
import {
  type Discount,
  type LineAmounts,
  type PricedLine,
  type PricedLines,
  type ShippingId,
  priceLines,
  shippingMethods,
  applyDiscount,
  taxAndTotals,
  taxRules
} from '../pricing/index.ts'
import type { CartLine } from './lines.ts'

type Shop = Pick<Platform, 'shop' | 'clock'>

/** A cart's products with prices, independent of the destination. */
export interface PricedCart {
  /** Lines that can be bought: not saved for later, not withdrawn. */
  lines: readonly CartLine[]
  /** Amounts of `lines`, in their order. */
  items: PricedLines
  /** The coupon in effect. */
  coupon: Coupon | undefined
  /** Why the cart's coupon is not in effect. */
  couponProblem: CouponProblem | null
}

export interface Pricing {
  /** Coupon typed for an order or a quote: it must be valid. Without one the cart's coupon applies, if valid. */
  typedCoupon?: string | undefined
  buyer: Buyer
  /** The transaction of an order: nobody else may use up the coupon meanwhile. */
  tx?: Transaction
}

export const couponRefused = (refusal: Refusal) => ProblemError.of(refusal, { errors: [{ pointer: '/coupon' }] })

export const isBuyable = (line: Pick<CartLine, 'isSaved' | 'isWithdrawn'>) => !line.isSaved && !line.isWithdrawn

/** The discount of a coupon for pricing. */
export function discountOf({ kind, percentOff, amountOff }: Coupon): Discount {
  if (kind === 'percent') return { kind, percentOff: percentOff ?? 0 }
  return kind === 'amount' ? { kind, amountOff: amountOff ?? 0 } : { kind }
}

/** Steps 1 to 3 of pricing.ts. Cart, quote and order all use this function, so they never differ. */
export async function priceCart(
  platform: Shop,
  db: Database | Transaction,
  cart: { id: string; coupon: string | null },
  all: readonly CartLine[],
  { typedCoupon = '', buyer, tx }: Pricing
): Promise<PricedCart> {
  const lines = all.filter(isBuyable)
  const items = priceLines(lines)
  const code = typedCoupon === '' ? cart.coupon : typedCoupon
  if (code === null) return { lines, items, coupon: undefined, couponProblem: null }
  const coupon = await findCoupon(db, code)
  if (coupon && tx) await lockUses(tx, coupon, buyer)
  const basket = {
    cartId: cart.id,
    lines: lines.map(({ productSlug, category }, index) => ({
      productSlug,
      category,
      total: items.lines[index]?.total ?? 0
    }))
  }
  const problem = coupon ? await problemOf(platform, db, coupon, basket, buyer) : unknownCoupon
  if (problem && typedCoupon !== '')
    throw couponRefused(
      refusalOf(problem, {
        isHolder: buyer.personId !== undefined || (coupon !== undefined && coupon.code === cart.coupon)
      })
    )
  if (problem || !coupon)
    return { lines, items, coupon: undefined, couponProblem: problem ? couponProblem(problem) : null }
  const isFor = (index: number) => {
    const line = lines[index]
    return line !== undefined && isForProduct(coupon, line)
  }
  return { lines, items: applyDiscount(items, discountOf(coupon), isFor), coupon, couponProblem: null }
}

/** Steps 1 to 3 for lines of staff: with custom prices, and a discount of the shop in place of a coupon. */
export function priceOffer(
  lines: readonly (CartLine & Pick<PricedLine, 'ownPrice'>)[],
  discount: Discount | null
): PricedCart {
  const items = priceLines(lines)
  return {
    lines,
    items: discount ? applyDiscount(items, discount, () => true) : items,
    coupon: undefined,
    couponProblem: null
  }
}

/** The destination. `pointer` names the member of the request with it. */
export interface Place {
  country: string
  region: string | undefined
  pointer: string
}

export interface PriceAtPlace {
  methods: ShippingMethod[]
  /** The requested method, if available. */
  method: ShippingMethod | undefined
  /** Amounts of the cart's lines with tax. */
  lines: LineAmounts[]
  /** Without delivery if no method is chosen. */
  totals: Totals
  /** Code of the coupon that lowered the price, if any. */
  usedCoupon: string | null
}

/** Steps 4 and 5 of pricing.ts. Refused with `unshippable` if the shop does not deliver there. */
export function priceAt(
  { shop }: Pick<Platform, 'shop'>,
  { lines, items, coupon }: PricedCart,
  { country, region, pointer }: Place,
  wanted: ShippingId | undefined
): PriceAtPlace {
  const parcel = {
    worth: items.subtotal - items.discount,
    grams: lines.reduce((grams, line) => grams + line.weightGrams * line.quantity, 0)
  }
  const methods = shippingMethods(shop, country, { ...parcel, isStandardFree: coupon?.kind === 'free-shipping' })
  if (!methods) throw new ProblemError('country-not-delivered-to', { errors: [{ pointer }] })
  if (methods.length === 0) throw new ProblemError('parcel-too-heavy', { errors: [{ pointer }] })
  const method = methods.find(({ id }) => id === wanted)
  const usual = shippingMethods(shop, country, { ...parcel, isStandardFree: false })?.find(({ id }) => id === wanted)
  const taxed = taxAndTotals(items, method?.price.amount ?? 0, taxRules(shop, country, region), shop.currency.code)
  const isCheaper = items.discount > 0 || (method?.price.amount ?? 0) < (usual?.price.amount ?? 0)
  return {
    methods,
    method,
    lines: taxed.lines,
    totals: method ? taxed.totals : { ...taxed.totals, shipping: null },
    usedCoupon: coupon && isCheaper ? coupon.code : null
  }
}
