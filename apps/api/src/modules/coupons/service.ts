import type { AdminCoupon, CouponChange, CouponState, NewCoupon } from '@motif/contract'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { categoriesOf, productsOf } from '../catalogue/index.ts'
import { couponUsage } from '../orders/index.ts'
import { holdCurrency } from '../pricing/index.ts'
import type { Coupon } from './find.ts'
import { conditionsOf, rowOf } from './rows.ts'
import { coupons } from './tables.ts'

function stateOf({ isActive, startsAt, endsAt, maxUses }: Coupon, uses: number, now: Date): CouponState {
  if (!isActive) return 'off'
  if (endsAt && endsAt <= now) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used-up'
  return startsAt && startsAt > now ? 'not-started' : 'holds'
}

async function viewCoupons(
  { shop, clock }: Platform,
  db: Database | Transaction,
  rows: readonly Coupon[]
): Promise<AdminCoupon[]> {
  const used = await couponUsage(
    db,
    rows.map(({ code }) => code)
  )
  const { code: currency } = shop.currency
  return rows.map((coupon) => {
    const { startsAt, endsAt, createdAt, ...row } = coupon
    const { uses = 0, discount = 0, turnover = 0 } = used.get(row.code) ?? {}
    return {
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      currency,
      uses,
      discount: { amount: discount, currency },
      turnover: { amount: turnover, currency },
      state: stateOf(coupon, uses, clock.now()),
      createdAt: createdAt.toISOString()
    }
  })
}

/** Refuses a coupon that can never apply: an end before its start, unknown products. */
async function checkConditions(
  tx: Transaction,
  {
    startsAt,
    endsAt,
    categories: inCategories,
    products: ofProducts
  }: Pick<Coupon, 'startsAt' | 'endsAt' | 'categories' | 'products'>
): Promise<void> {
  if (startsAt && endsAt && endsAt <= startsAt)
    throw new ProblemError('coupon-ends-before-start', { errors: [{ pointer: '/endsAt' }] })
  const knownCategories = await categoriesOf(tx, inCategories)
  const knownProducts = await productsOf(tx, ofProducts)
  if (knownCategories.length < new Set(inCategories).size)
    throw new ProblemError('coupon-category-unknown', { errors: [{ pointer: '/categories' }] })
  if (knownProducts.length < new Set(ofProducts).size)
    throw new ProblemError('coupon-product-unknown', { errors: [{ pointer: '/products' }] })
}

async function viewOne(platform: Platform, tx: Transaction, row: Coupon | undefined): Promise<AdminCoupon> {
  const [viewed] = row ? await viewCoupons(platform, tx, [row]) : []
  if (!viewed) throw new Error('A coupon that was just written is gone')
  return viewed
}

export async function listCoupons(
  platform: Platform,
  { after, pageSize, q = '' }: { after?: string | undefined; pageSize: number; q?: string | undefined }
): Promise<{ items: AdminCoupon[]; next: string | null }> {
  const { db } = platform
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        q === '' ? undefined : like(coupons.code, containsPattern(q.toUpperCase())),
        // Compared in the database, because JavaScript dates lack its microseconds.
        after === undefined
          ? undefined
          : sql`(${coupons.createdAt}, ${coupons.code}) < (select created_at, code from coupons where code = ${after})`
      )
    )
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return {
    items: await viewCoupons(platform, db, shown),
    next: rows.length > pageSize ? (shown.at(-1)?.code ?? null) : null
  }
}

export function addCoupon(platform: Platform, adminId: string, wish: NewCoupon): Promise<AdminCoupon> {
  return platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const [added] = await tx
      .insert(coupons)
      .values({ ...rowOf(wish), createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (!added)
      throw new ProblemError('coupon-code-taken', {
        params: { coupon: wish.code },
        errors: [{ pointer: '/code', reason: 'code-taken' }]
      })
    await checkConditions(tx, added)
    await audit(platform, tx, { adminId, action: 'coupon.add', subject: added.code, change: { from: null, to: wish } })
    return viewOne(platform, tx, added)
  })
}

/** Existing orders keep their price. */
export function changeCoupon(
  platform: Platform,
  adminId: string,
  code: string,
  wish: CouponChange
): Promise<AdminCoupon> {
  return platform.db.transaction(async (tx) => {
    await holdCurrency(platform, tx)
    const [known] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update')
    if (!known) throw new ProblemError('coupon-not-found')
    const fields = conditionsOf(wish)
    if (Object.keys(fields).length === 0) return viewOne(platform, tx, known)
    const [changed] = await tx.update(coupons).set(fields).where(eq(coupons.code, code)).returning()
    if (changed) await checkConditions(tx, changed)
    const from = Object.fromEntries(Object.entries(known).filter(([name]) => name in fields))
    await audit(platform, tx, { adminId, action: 'coupon.change', subject: code, change: { from, to: fields } })
    return viewOne(platform, tx, changed)
  })
}
