import type { CouponProblem, Reason } from '@motif/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import { currentLocale } from '../../platform/locale.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ParamsOf, type Refusal, refusal, sentenceOf } from '../../platform/refusal-sentences.ts'
import { categoriesOf, productsOf } from '../catalogue/index.ts'
import { type Buyer, hasBought, usesOf } from '../orders/index.ts'
import type { Coupon, FoundCoupon } from './find.ts'

/** The products a coupon is checked against, with prices before the discount. */
export interface Basket {
  cartId: string
  lines: readonly { productSlug: string; category: string; total: number }[]
}

type Chosen = Pick<FoundCoupon, 'categories' | 'meantCategories' | 'products'>

const isForAll = ({ categories, products }: Pick<Coupon, 'categories' | 'products'>) =>
  categories.length === 0 && products.length === 0

/** Whether a coupon applies to a product. */
export const isForProduct = (coupon: Chosen, product: { productSlug: string; category: string }): boolean =>
  isForAll(coupon) || coupon.meantCategories.includes(product.category) || coupon.products.includes(product.productSlug)

async function productNames(db: Database | Transaction, coupon: Coupon): Promise<string[]> {
  const ofCategories = await categoriesOf(db, coupon.categories)
  const ofProducts = await productsOf(db, coupon.products)
  return [...ofCategories, ...ofProducts].map(({ name }) => name)
}

/** Why a coupon does not apply. */
export interface CouponRefusal extends Refusal {
  code: CouponProblem['code']
}

const refused = <R extends Extract<Reason, `coupon-${string}`>>(
  code: CouponProblem['code'],
  reason: R,
  params: ParamsOf<R>
): CouponRefusal => ({ code, ...refusal(reason, params) })

export const unknownCoupon: CouponRefusal = { code: 'unknown', reason: 'coupon-unknown' }

/** The problem for responses, in the language of the request. */
export const couponProblem = ({ code, reason, params }: CouponRefusal): CouponProblem => ({
  code,
  detail: sentenceOf({ reason, params }, currentLocale()),
  reason,
  ...(params === undefined ? undefined : { params })
})

/** Problems that depend on the buyer: reported only when an order is placed with an otherwise valid code. */
const ofBuyer: ReadonlySet<CouponProblem['code']> = new Set(['used-before', 'not-first-order'])

/**
 * The refusal of a typed code. Only holders learn the reason: those with it in the cart, which accepts valid codes only, and customers. Strangers
 * do not learn whether the code exists.
 */
export const refusalOf = ({ code, reason, params }: CouponRefusal, { isHolder }: { isHolder: boolean }): Refusal =>
  isHolder || ofBuyer.has(code) ? { reason, params } : { reason: 'coupon-not-working' }

/** Why a coupon does not apply to a basket now, with what is missing; undefined if it does. */
export async function problemOf(
  { shop, clock }: Pick<Platform, 'shop' | 'clock'>,
  db: Database | Transaction,
  coupon: FoundCoupon,
  { cartId, lines }: Basket,
  buyer: Buyer
): Promise<CouponRefusal | undefined> {
  const now = clock.now()
  const { code, minimum, startsAt, endsAt, maxUses } = coupon
  const { timeZone } = shop
  const named = { coupon: code }
  if (startsAt && now < startsAt)
    return refused('not-started', 'coupon-not-started', { ...named, startsAt: startsAt.toISOString(), timeZone })
  if (endsAt && now >= endsAt)
    return refused('ended', 'coupon-ended', { ...named, endsAt: endsAt.toISOString(), timeZone })
  if (maxUses !== null && (await usesOf(db, code, cartId)) >= maxUses)
    return refused('used-up', 'coupon-used-up', named)
  if (coupon.isOncePerCustomer && (await hasBought(db, buyer, cartId, code)))
    return refused('used-before', 'coupon-used-before', named)
  if (coupon.isFirstOrderOnly && (await hasBought(db, buyer, cartId)))
    return refused('not-first-order', 'coupon-not-first-order', named)
  const meant = lines.filter((line) => isForProduct(coupon, line))
  if (meant.length === 0 && !isForAll(coupon))
    return refused('no-products', 'coupon-no-products', { ...named, names: await productNames(db, coupon) })
  const worth = meant.reduce((sum, line) => sum + line.total, 0)
  if (worth >= minimum) return undefined
  const lacking = {
    ...named,
    minimum,
    missing: minimum - worth,
    currency: shop.currency.code,
    decimals: shop.currency.decimals
  }
  return isForAll(coupon)
    ? refused('minimum', 'coupon-minimum', lacking)
    : refused('minimum', 'coupon-minimum-of-products', { ...lacking, names: await productNames(db, coupon) })
}
