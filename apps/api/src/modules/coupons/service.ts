import type { AdminCoupon, CouponChange, NewCoupon } from '@motif/contract'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../admin/audit.ts'
import { categories, products } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Coupon } from './find.ts'
import { conditionsOf, rowOf } from './rows.ts'
import { coupons } from './tables.ts'

/** How often each was used in orders that were not cancelled, and what they took off. */
async function usage(db: Database | Transaction, codes: readonly string[]): Promise<Map<string | null, { uses: number; discount: number }>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: orders.coupon, uses: sql<number>`count(*)::int`, discount: sql<number>`coalesce(sum((${orders.totals} -> 'discount' ->> 'amount')::bigint), 0)::float8` })
    .from(orders)
    .where(sql`${inArray(orders.coupon, [...codes])} and ${orders.status} <> 'cancelled'`)
    .groupBy(orders.coupon)
  return new Map(rows.map(({ code, ...used }) => [code, used]))
}

async function viewCoupons({ shop }: Platform, db: Database | Transaction, rows: readonly Coupon[]): Promise<AdminCoupon[]> {
  const used = await usage(db, rows.map(({ code }) => code))
  const { code: currency } = shop.currency
  return rows.map(({ startsAt, endsAt, createdAt, ...row }) => {
    const { uses = 0, discount = 0 } = used.get(row.code) ?? {}
    return {
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      currency,
      uses,
      discount: { amount: discount, currency },
      createdAt: createdAt.toISOString()
    }
  })
}

const refuse = (member: string, detail: string) => new ProblemError('invalid-input', { detail, errors: [{ pointer: `/${member}`, detail }] })

/** Refuses a coupon that could never hold: an end before its start, goods that are not there. */
async function checkConditions(tx: Transaction, { startsAt, endsAt, categories: inCategories, products: ofProducts }: Pick<Coupon, 'startsAt' | 'endsAt' | 'categories' | 'products'>): Promise<void> {
  if (startsAt && endsAt && endsAt <= startsAt) throw refuse('endsAt', 'A coupon ends after it begins.')
  const knownCategories = inCategories.length === 0 ? [] : await tx.select({ slug: categories.slug }).from(categories).where(inArray(categories.slug, inCategories))
  const knownProducts = ofProducts.length === 0 ? [] : await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, ofProducts))
  if (knownCategories.length < new Set(inCategories).size) throw refuse('categories', 'One of these categories is not in the shop.')
  if (knownProducts.length < new Set(ofProducts).size) throw refuse('products', 'One of these products is not in the shop.')
}

async function viewOne(platform: Platform, tx: Transaction, row: Coupon | undefined): Promise<AdminCoupon> {
  const [viewed] = row ? await viewCoupons(platform, tx, [row]) : []
  if (!viewed) throw new Error('A coupon that was just written is gone')
  return viewed
}

export async function listCoupons(platform: Platform, { page, pageSize }: { page: number; pageSize: number }): Promise<{ items: AdminCoupon[]; total: number; page: number; pageSize: number }> {
  const { db } = platform
  const rows = await db.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code).limit(pageSize).offset((page - 1) * pageSize)
  return { items: await viewCoupons(platform, db, rows), total: await db.$count(coupons), page, pageSize }
}

export function addCoupon(platform: Platform, adminId: string, wish: NewCoupon): Promise<AdminCoupon> {
  return platform.db.transaction(async (tx) => {
    const [added] = await tx.insert(coupons).values({ ...rowOf(wish), createdAt: platform.clock.now() }).onConflictDoNothing().returning()
    if (!added) throw new ProblemError('conflict', { detail: `There is a coupon ${wish.code} already.`, errors: [{ pointer: '/code', detail: 'is taken' }] })
    await checkConditions(tx, added)
    await audit(platform, tx, { adminId, action: 'coupon.add', subject: added.code, change: wish })
    return viewOne(platform, tx, added)
  })
}

/** Orders placed already keep their price. */
export function changeCoupon(platform: Platform, adminId: string, code: string, wish: CouponChange): Promise<AdminCoupon> {
  return platform.db.transaction(async (tx) => {
    const [known] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update')
    if (!known) throw new ProblemError('not-found', { detail: 'There is no such coupon.' })
    const fields = conditionsOf(wish)
    if (Object.keys(fields).length === 0) return viewOne(platform, tx, known)
    const [changed] = await tx.update(coupons).set(fields).where(eq(coupons.code, code)).returning()
    if (changed) await checkConditions(tx, changed)
    await audit(platform, tx, { adminId, action: 'coupon.change', subject: code, change: { from: known, to: fields } })
    return viewOne(platform, tx, changed)
  })
}
