import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { coupons } from '../coupons/tables.ts'

export interface Coupon {
  code: string
  percentOff: number
  minimum: number
}

/** The coupon people mean, however they wrote it; undefined where there is none or it has ended. */
export async function findCoupon(db: Database | Transaction, typed: string | null | undefined): Promise<Coupon | undefined> {
  const code = typed?.trim().toUpperCase() ?? ''
  if (!/^[\w-]{1,40}$/.test(code)) return undefined
  const [coupon] = await db
    .select({ code: coupons.code, percentOff: sql<number>`coalesce(${coupons.percentOff}, 0)`, minimum: coupons.minimum })
    .from(coupons)
    .where(and(eq(coupons.code, code), eq(coupons.isActive, true)))
  return coupon
}
