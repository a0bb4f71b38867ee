import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { slugsWithSubcategories } from '../catalogue/index.ts'
import { coupons } from './tables.ts'

export type Coupon = typeof coupons.$inferSelect

/** A coupon to be checked against products. */
export interface FoundCoupon extends Coupon {
  /** Its categories and those below them. */
  meantCategories: readonly string[]
}

/** The coupon of a code in any spelling; undefined if unknown or disabled. */
export async function findCoupon(
  db: Database | Transaction,
  typed: string | null | undefined
): Promise<FoundCoupon | undefined> {
  const code = typed?.trim().toUpperCase() ?? ''
  if (!/^[\w-]{1,40}$/.test(code)) return undefined
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.isActive, true)))
  return coupon && { ...coupon, meantCategories: await slugsWithSubcategories(db, coupon.categories) }
}
