import type { CouponProblem } from '@motif/contract'
import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { categories, products } from '../catalogue/tables.ts'
import { moneyText } from '../checkout/money-text.ts'
import type { Coupon } from './find.ts'
import { type Buyer, hasBought, usesOf } from './uses.ts'

/** What a coupon is asked about: goods with what they cost before it. */
export interface Basket {
  cartId: string
  lines: readonly { productSlug: string; category: string; total: number }[]
}

type Chosen = Pick<Coupon, 'categories' | 'products'>

const isForAll = ({ categories, products }: Chosen) => categories.length === 0 && products.length === 0

/** Whether a coupon is for these goods. */
export const isForGoods = (coupon: Chosen, goods: { productSlug: string; category: string }): boolean =>
  isForAll(coupon) || coupon.categories.includes(goods.category) || coupon.products.includes(goods.productSlug)

const dayOf = (moment: Date) => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment)
const listed = new Intl.ListFormat('en', { type: 'disjunction' })
const namesShown = 3

async function namesOfGoods(db: Database | Transaction, coupon: Coupon): Promise<string> {
  const [ofCategories, ofProducts] = [
    coupon.categories.length > 0 ? await db.select({ name: categories.name }).from(categories).where(inArray(categories.slug, coupon.categories)).orderBy(categories.position) : [],
    coupon.products.length > 0 ? await db.select({ name: products.name }).from(products).where(inArray(products.slug, coupon.products)).orderBy(products.featured) : []
  ]
  const names = [...ofCategories, ...ofProducts].map(({ name }) => name)
  return names.length === 0 || names.length > namesShown ? 'certain goods' : listed.format(names)
}

export const unknownCoupon: CouponProblem = { code: 'unknown', detail: 'This coupon is not known, or it has ended.' }

/** Why a coupon takes nothing off a basket now, in a sentence that says what is missing; undefined where it holds. */
export async function problemOf({ shop, clock }: Pick<Platform, 'shop' | 'clock'>, db: Database | Transaction, coupon: Coupon, { cartId, lines }: Basket, buyer: Buyer): Promise<CouponProblem | undefined> {
  const now = clock.now()
  const { code, minimum, startsAt, endsAt, maxUses } = coupon
  if (startsAt && now < startsAt) return { code: 'not-started', detail: `${code} begins on ${dayOf(startsAt)}.` }
  if (endsAt && now >= endsAt) return { code: 'ended', detail: `${code} ended on ${dayOf(endsAt)}.` }
  if (maxUses !== null && (await usesOf(db, code, cartId)) >= maxUses) return { code: 'used-up', detail: `${code} has been used as often as it could be.` }
  if (coupon.isOncePerCustomer && (await hasBought(db, buyer, cartId, code))) return { code: 'used-before', detail: `${code} can be used once, and you have used it before.` }
  if (coupon.isFirstOrderOnly && (await hasBought(db, buyer, cartId))) return { code: 'not-first-order', detail: `${code} is for a first order, and you have ordered before.` }
  const meant = lines.filter((line) => isForGoods(coupon, line))
  if (meant.length === 0 && !isForAll(coupon)) return { code: 'no-goods', detail: `${code} is for ${await namesOfGoods(db, coupon)}, and there is nothing of that in your cart.` }
  const worth = meant.reduce((sum, line) => sum + line.total, 0)
  if (worth >= minimum) return undefined
  const goods = isForAll(coupon) ? '' : ` of ${await namesOfGoods(db, coupon)}`
  return { code: 'minimum', detail: `${code} is for orders of ${moneyText(shop, minimum)} or more${goods}; ${moneyText(shop, minimum - worth)} is missing.` }
}
